import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { applicationBounds, type Certification, isPhoneNumber, websiteOf } from "../../application-rules.ts";
import type { ShopView } from "../../shop-calls.ts";
import { CertificationFields } from "../certification-fields.tsx";
import { ShopForm } from "./shop-form.tsx";
import { useShopForm } from "./use-shop-form.ts";

type Values = {
  description: string;
  city: string;
  phoneNumber: string;
  website: string;
  certifications: Certification[];
};

const [shortest, longest] = applicationBounds.description;

/** The vendor's description on the shop's page. */
export function StoryForm({ shop }: { shop: ShopView }) {
  const { t } = useTranslation("vendors");
  const { t: tShop } = useTranslation("vendorShop");
  const { form, submit, failure, isSaving } = useShopForm<Values>({
    name: "story",
    defaultValues: { certifications: shop.certifications },
    save: ({ website, city, ...facts }) =>
      api.vendors.updateShop({ ...facts, website: website.trim() || null, city: city.trim() || null }),
  });
  const { register, formState } = form;
  const problemOf = (field: "description" | "phoneNumber" | "website" | "city") =>
    formState.errors[field] && t(`form.problem.${field}`);
  return (
    <ShopForm
      title={tShop("story")}
      text={tShop("storyText")}
      failure={failure}
      isSaving={isSaving}
      onSubmit={submit}
    >
      <Field
        label={t("form.description")}
        hint={t("form.descriptionHint")}
        error={problemOf("description")}
        required
      >
        <Textarea
          rows={7}
          grow
          className="min-h-44"
          defaultValue={shop.description}
          {...register("description", {
            validate: (text) => text.trim().length >= shortest && text.trim().length <= longest,
          })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("form.city")} error={problemOf("city")} optional>
          <Input
            autoComplete="address-level2"
            defaultValue={shop.city ?? ""}
            {...register("city", { validate: (text) => text.trim().length <= applicationBounds.city[1] })}
          />
        </Field>
        <Field
          label={t("form.phoneNumber")}
          hint={t("form.phoneHint")}
          error={problemOf("phoneNumber")}
          required
        >
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            defaultValue={shop.phoneNumber}
            {...register("phoneNumber", { validate: isPhoneNumber })}
          />
        </Field>
      </div>
      <Field label={t("form.website")} hint={t("form.websiteHint")} error={problemOf("website")} optional>
        <Input
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={shop.website ?? ""}
          {...register("website", { validate: (text) => text.trim() === "" || websiteOf(text) !== null })}
        />
      </Field>
      <CertificationFields register={() => register("certifications")} held={shop.certifications} />
    </ShopForm>
  );
}
