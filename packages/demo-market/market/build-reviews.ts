import tastingNotes from "../../../src/domains/catalogue/tasting-notes.json" with { type: "json" };
import { appealOf } from "./appeal.ts";
import { after, later, someTimeThatDay } from "./calendar.ts";
import { inDialect } from "./dialects.ts";
import { Random, seedFrom } from "./random.ts";
import { en } from "./reviews/en.ts";
import { es } from "./reviews/es.ts";
import { pt } from "./reviews/pt.ts";
import type { Mood, ReviewSentences, Subject } from "./reviews/types.ts";
import type {
  CategorySlug,
  Language,
  SceneKind,
  SeedBuyer,
  SeedOrder,
  SeedProduct,
  SeedReview,
} from "./types.ts";

const SENTENCES: Record<Language, ReviewSentences> = { en, es, pt };
const NOTES: Record<string, Record<Language, string>> = tastingNotes;

const SUBJECTS: Record<CategorySlug, Subject> = {
  "green-beans": "green",
  "roasted-coffee": "coffee",
  "ground-coffee": "coffee",
  "coffee-snacks": "treat",
  "coffee-sweets": "treat",
  equipment: "gear",
  accessories: "gear",
};

const SUNDRIES: ReadonlySet<SceneKind> = new Set([
  "book",
  "brush",
  "cleaning",
  "cloth",
  "cloth-filter",
  "filter-papers",
  "spoon",
]);

function subjectOf(product: SeedProduct): Subject {
  const small = product.category === "accessories" && SUNDRIES.has(product.scene.kind);
  return small ? "sundry" : SUBJECTS[product.category];
}

/** About every third first purchase is reviewed; a few people write without having bought here. */
const VERIFIED = 1260;
const UNVERIFIED = 140;

interface Candidate {
  product: SeedProduct;
  buyer: SeedBuyer;
  /** When it was delivered; null for somebody who never bought it here. */
  deliveredAt: Date | null;
}

/** Moves with how well the goods are liked; nobody's catalogue is all fives. */
function ratingOf(product: SeedProduct, random: Random): SeedReview["rating"] {
  const score = random.next() * 0.72 + appealOf(product) * 0.28;
  if (score > 0.5) return 5;
  if (score > 0.28) return 4;
  if (score > 0.18) return 3;
  return score > 0.115 ? 2 : 1;
}

function moodOf(rating: number): Mood {
  return rating >= 4 ? "good" : rating === 3 ? "mixed" : "bad";
}

function write(candidate: Candidate, rating: number, attempt: number): string {
  const { product, buyer } = candidate;
  const random = new Random(`comment ${product.key} ${buyer.key} ${attempt}`);
  const { openings, closings } = SENTENCES[buyer.language][subjectOf(product)][moodOf(rating)];
  const opening = random.pick(openings);
  const closing = random.pick(closings);
  const twice = opening.includes("{note}") && closing.includes("{note}");
  const short = attempt === 0 && random.chance(0.14);
  const note = NOTES[random.pick(product.tastingNotes.length > 0 ? product.tastingNotes : ["caramel"])]!;
  // Where the pairs run out, people simply write a little more.
  const more = attempt > 6 ? closings.filter((one) => one !== closing) : [];
  const sentences = [
    opening,
    ...(short || twice ? [] : [closing]),
    ...(more.length > 0 ? [random.pick(more)] : []),
  ];
  const text = sentences.join(" ").replaceAll("{note}", note[buyer.language]);
  return inDialect(text, buyer.language, buyer.country);
}

/** A wording nobody has used yet, as far as the sentences reach. */
function writeAnew(candidate: Candidate, rating: number, taken: Set<string>): string {
  let comment = "";
  for (let attempt = 0; attempt < 40; attempt++) {
    comment = write(candidate, rating, attempt);
    if (!taken.has(comment)) break;
  }
  taken.add(comment);
  return comment;
}

/** The first delivery of each product to each buyer. */
function deliveredPairs(
  orders: SeedOrder[],
  products: Map<string, SeedProduct>,
  buyers: Map<string, SeedBuyer>,
) {
  const pairs = new Map<string, Candidate>();
  for (const order of orders) {
    for (const parcel of order.parcels) {
      if (!parcel.deliveredAt) continue;
      for (const line of parcel.lines) {
        const key = `${order.buyerKey} ${line.productKey}`;
        const known = pairs.get(key);
        if (known?.deliveredAt && known.deliveredAt <= parcel.deliveredAt) continue;
        pairs.set(key, {
          product: products.get(line.productKey)!,
          buyer: buyers.get(order.buyerKey)!,
          deliveredAt: parcel.deliveredAt,
        });
      }
    }
  }
  return pairs;
}

function strangers(products: SeedProduct[], buyers: SeedBuyer[], known: Map<string, Candidate>): Candidate[] {
  const random = new Random("strangers");
  const chosen = new Map<string, Candidate>();
  while (chosen.size < UNVERIFIED) {
    const product = random.pick(products);
    const buyer = random.pick(buyers);
    const key = `${buyer.key} ${product.key}`;
    if (!known.has(key)) chosen.set(key, { product, buyer, deliveredAt: null });
  }
  return [...chosen.values()];
}

function helpfulVoters(review: SeedReview, buyers: SeedBuyer[], random: Random): string[] {
  const eager = (review.comment.length > 70 ? 0.18 : 0.06) * random.next() ** 3;
  return buyers
    .filter(
      (buyer) => buyer.key !== review.buyerKey && buyer.createdAt < review.createdAt && random.chance(eager),
    )
    .map((buyer) => buyer.key);
}

function buildReview(
  candidate: Candidate,
  buyers: SeedBuyer[],
  now: Date,
  taken: Set<string>,
): SeedReview | null {
  const { product, buyer, deliveredAt } = candidate;
  const random = new Random(`review ${product.key} ${buyer.key}`);
  const start = deliveredAt ?? later(product.createdAt, buyer.createdAt);
  const wait = deliveredAt
    ? random.between(1.5, 24)
    : random.between(2, Math.max(3, (now.getTime() - start.getTime()) / 86_400_000));
  const createdAt = someTimeThatDay(after(start, wait), random);
  if (createdAt >= now || createdAt <= start) return null;
  const rating = ratingOf(product, random);
  const review: SeedReview = {
    productKey: product.key,
    buyerKey: buyer.key,
    rating,
    comment: writeAnew(candidate, rating, taken),
    language: buyer.language,
    createdAt,
    isVerifiedPurchase: deliveredAt !== null,
    helpfulBuyerKeys: [],
  };
  review.helpfulBuyerKeys = helpfulVoters(review, buyers, random);
  return review;
}

/** One review per buyer and product; the mark 'verified' only where a delivered line lies before it. */
export function buildReviews(
  products: SeedProduct[],
  buyers: SeedBuyer[],
  orders: SeedOrder[],
  now: Date,
): SeedReview[] {
  const live = products.filter((product) => product.isActive && product.isApproved);
  const pairs = deliveredPairs(
    orders,
    new Map(products.map((product) => [product.key, product])),
    new Map(buyers.map((buyer) => [buyer.key, buyer])),
  );
  const keen = [...pairs]
    .sort(([a], [b]) => seedFrom(`keen ${a}`) - seedFrom(`keen ${b}`))
    .map(([, pair]) => pair);
  const taken = new Set<string>();
  const write = (candidates: Candidate[], most: number) => {
    const written: SeedReview[] = [];
    for (const candidate of candidates) {
      if (written.length === most) break;
      const review = buildReview(candidate, buyers, now, taken);
      if (review) written.push(review);
    }
    return written;
  };
  const reviews = [...write(keen, VERIFIED), ...write(strangers(live, buyers, pairs), UNVERIFIED)];
  return reviews.sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.productKey < b.productKey ? -1 : 1),
  );
}
