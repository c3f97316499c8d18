import { useQueryClient } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import type { DataColumn } from "#client/data-table/columns.ts";
import { InlineCell } from "#client/data-table/inline-cell.tsx";
import { useTeamMay } from "#client/may.tsx";
import { productBounds } from "#domains/catalogue/product-bounds.ts";
import type { OwnProductRow } from "#domains/listings/product-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount, formatDate } from "#kernel/formats.ts";
import { centsOf, dollarsOf, formatUsd } from "#kernel/money.ts";
import { isWithin, readWhole } from "../form/product-values.ts";
import { NamedPicture } from "../queue/named-picture.tsx";
import { refreshProducts } from "../refresh-products.ts";
import { editPathOf, type OwnListParams, ownListPath } from "./list-params.ts";
import { ProductMenu } from "./product-menu.tsx";
import { StateBadge } from "./state-badge.tsx";

const within = (value: number | null, bounds: readonly [number, number]) =>
  isWithin(value, bounds) ? value : null;
const readPrice = (text: string) => within(centsOf(text), productBounds.priceCents);
const readStock = (text: string) => within(readWhole(text), productBounds.stockQuantity);

/** The columns of one's own products: price and stock are changed in their cells, the rest in the menu. */
export function useOwnColumns(input: OwnListParams): DataColumn<OwnProductRow>[] {
  const { t } = useTranslation("listings");
  const { t: tCatalogue } = useTranslation("catalogue");
  const sortBy = (sort: OwnListParams["sort"], direction: "ascending" | "descending") => ({
    href: ownListPath({ ...input, sort, page: 1 }),
    direction: input.sort === sort ? direction : undefined,
  });
  return [
    {
      id: "name",
      header: t("all.columns.name"),
      isPrimary: true,
      cell: ({ name, imageUrl }) => <NamedPicture name={name} imageUrl={imageUrl} />,
      sort: sortBy("name", "ascending"),
    },
    { id: "state", header: t("all.columns.state"), cell: (product) => <State product={product} /> },
    {
      id: "price",
      header: t("all.columns.price"),
      align: "end",
      cell: (product) => <PriceCell product={product} />,
      sort: sortBy("price", "ascending"),
    },
    {
      id: "stock",
      header: t("all.columns.stock"),
      align: "end",
      cell: (product) => <StockCell product={product} />,
      sort: sortBy("stock", "ascending"),
    },
    {
      id: "category",
      header: t("all.columns.category"),
      isHiddenAtFirst: true,
      cell: ({ category }) => tCatalogue(`category.${category}.name`),
    },
    {
      id: "added",
      header: t("all.columns.added"),
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
      sort: sortBy("newest", "descending"),
    },
    {
      id: "actions",
      header: t("own.actions"),
      align: "end",
      cell: (product) => (
        <span className="relative z-1 inline-block">
          <ProductMenu product={product} editPath={editPathOf(product.id)} />
        </span>
      ),
    },
  ];
}

function State({ product }: { product: OwnProductRow }) {
  const { t } = useTranslation("listings");
  return (
    <span className="grid justify-items-start gap-1 max-md:justify-items-end">
      <StateBadge {...product} />
      {product.rejectionReason && (
        <span className="wrap-anywhere max-w-80 whitespace-normal text-danger-ink">
          <span className="font-semibold">{t("rejectedBecause")}</span> {product.rejectionReason}
        </span>
      )}
    </span>
  );
}

function PriceCell({ product }: { product: OwnProductRow }) {
  const { t } = useTranslation("listings");
  const queryClient = useQueryClient();
  if (!useTeamMay("products.manage")) return formatUsd(product.priceCents);
  return (
    <InlineCell
      label={t("own.priceOf", { name: product.name })}
      value={product.priceCents}
      show={formatUsd}
      textOf={dollarsOf}
      parse={readPrice}
      problem={t("problem.price")}
      save={async (priceCents, seenCents) => {
        try {
          await api.listings.setProductPrice({ productId: product.id, priceCents, seenCents });
        } finally {
          await refreshProducts(queryClient);
        }
      }}
    />
  );
}

function StockCell({ product }: { product: OwnProductRow }) {
  const { t } = useTranslation("listings");
  const queryClient = useQueryClient();
  const { heldQuantity, stockQuantity } = product;
  const held = heldQuantity > 0 && <span className="text-ink-soft">{t("held", { n: heldQuantity })}</span>;
  if (!useTeamMay("stock.manage"))
    return (
      <span className="inline-grid">
        {formatCount(stockQuantity)}
        {held}
      </span>
    );
  return (
    <InlineCell
      label={t("own.stockOf", { name: product.name })}
      value={stockQuantity}
      inputMode="numeric"
      show={formatCount}
      textOf={String}
      parse={readStock}
      problem={t("problem.stock")}
      note={held}
      save={async (wanted, seenQuantity) => {
        const move = { delta: wanted - seenQuantity, reason: "counted" as const, seenQuantity };
        try {
          await api.listings.adjustStock({ productId: product.id, ...move });
        } finally {
          await refreshProducts(queryClient);
        }
      }}
    />
  );
}
