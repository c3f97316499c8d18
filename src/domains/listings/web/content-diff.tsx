import type { ProductContent } from "#domains/listings/product-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Picture } from "#ui/picture.tsx";
import { useContentFacts } from "./content-facts.ts";

/** The changes of an edit, field by field: current and proposed. */
export function ContentDiff({ before, after }: { before: ProductContent; after: ProductContent }) {
  const { t } = useTranslation("listings");
  const factsOf = useContentFacts();
  const now = factsOf(before);
  const changed = factsOf(after).flatMap((fact, index) =>
    fact.value === now[index]!.value ? [] : [{ ...fact, old: now[index]!.value }],
  );
  const arePicturesNew = before.imageUrls.join() !== after.imageUrls.join();
  return (
    <dl className="grid gap-4">
      {changed.map(({ key, label, old, value, language }) => (
        <div key={key} className="grid gap-1.5">
          <dt className="font-semibold">{label}</dt>
          <dd className="grid gap-2 sm:grid-cols-2">
            <Side title={t("diff.now")} text={old} language={language} isOld />
            <Side title={t("diff.then")} text={value} language={language} />
          </dd>
        </div>
      ))}
      {arePicturesNew && (
        <div className="grid gap-1.5">
          <dt className="font-semibold">{t("form.images")}</dt>
          <dd className="grid gap-2 sm:grid-cols-2">
            <Pictures title={t("diff.now")} urls={before.imageUrls} />
            <Pictures title={t("diff.then")} urls={after.imageUrls} />
          </dd>
        </div>
      )}
    </dl>
  );
}

type SideProps = { title: string; text: string; language?: string | undefined; isOld?: boolean };

function Side({ title, text, language, isOld = false }: SideProps) {
  const { t } = useTranslation("listings");
  const Said = isOld ? "del" : "ins";
  return (
    <div className={isOld ? "rounded-leaf-sm bg-sunken p-3" : "rounded-leaf-sm bg-success-wash p-3"}>
      <p className={isOld ? "text-ink-soft text-xs" : "text-success-ink text-xs"}>{title}</p>
      {text ? (
        <Said lang={language} className="whitespace-pre-line break-words text-sm no-underline">
          {text}
        </Said>
      ) : (
        <p className="text-ink-soft text-sm">{t("diff.nothing")}</p>
      )}
    </div>
  );
}

function Pictures({ title, urls }: { title: string; urls: readonly string[] }) {
  const { t } = useTranslation("listings");
  return (
    <div className="rounded-leaf-sm bg-sunken p-3">
      <p className="mb-2 text-ink-soft text-xs">{title}</p>
      {urls.length === 0 && <p className="text-ink-soft text-sm">{t("diff.nothing")}</p>}
      <ol className="grid grid-cols-3 gap-2">
        {urls.map((url, index) => (
          <li key={url} className="aspect-square overflow-hidden rounded-leaf-sm">
            <Picture
              src={url}
              alt={t("pictures.alt", { n: index + 1, total: urls.length })}
              sizes="6rem"
              width={160}
              height={160}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
