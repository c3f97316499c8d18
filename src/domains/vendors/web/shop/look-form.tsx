import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { ShopView } from "../../shop-calls.ts";
import { ColourField } from "./colour-field.tsx";
import { LogoField, type UploadPicture } from "./logo-field.tsx";
import { ShopForm } from "./shop-form.tsx";
import { useShopForm } from "./use-shop-form.ts";

/** The logo, and the page's color if the plan includes it. `upload` is the catalogue's picture upload. */
export function LookForm({ shop, upload }: { shop: ShopView; upload: UploadPicture }) {
  const { t } = useTranslation("vendorShop");
  const queryClient = useQueryClient();
  const [logoUrl, setLogoUrl] = useState(shop.logoUrl);
  const [brandColor, setBrandColor] = useState(shop.brandColor);
  const { submit, failure, isSaving } = useShopForm({
    name: "look",
    save: () => api.vendors.updateShopLook({ logoUrl, brandColor }),
  });
  const takeIn = async (url: string) => {
    await queryClient.invalidateQueries({ queryKey: queries.vendors.getShop.queryKey({ input: {} }) });
    setLogoUrl(url);
  };
  return (
    <ShopForm title={t("look")} text={t("lookText")} failure={failure} isSaving={isSaving} onSubmit={submit}>
      <LogoField
        company={shop.companyName}
        images={shop.images.map(({ url }) => url)}
        value={logoUrl}
        onChange={setLogoUrl}
        onUploaded={takeIn}
        upload={upload}
      />
      <ColourField
        company={shop.companyName}
        isIncluded={shop.hasOwnColours}
        value={brandColor}
        onChange={setBrandColor}
      />
    </ShopForm>
  );
}
