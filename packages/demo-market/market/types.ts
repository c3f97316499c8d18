import type { SeedProblem } from "./problem-types.ts";

export type Language = "en" | "es" | "pt";

export type BusinessType =
  | "coffee_farm"
  | "cooperative"
  | "roastery"
  | "distributor"
  | "equipment_manufacturer"
  | "coffee_brand_owner"
  | "other";

export type Certification = "fair_trade" | "organic" | "rainforest_alliance";

export type PlanType = "freemium" | "basic" | "premium" | "enterprise";

export type CategorySlug =
  | "green-beans"
  | "roasted-coffee"
  | "ground-coffee"
  | "coffee-snacks"
  | "coffee-sweets"
  | "equipment"
  | "accessories";

export type Process = "washed" | "natural" | "honey" | "anaerobic" | "wet_hulled" | "carbonic_maceration";

export type RoastLevel = "none" | "light" | "medium-light" | "medium" | "medium-dark" | "dark";

export type ParcelStatus = "processing" | "shipped" | "delivered" | "cancelled";

/** What the picture of a product shows; the picture artist draws one scene per kind. */
export type SceneKind =
  | "burlap"
  | "bag"
  | "tin"
  | "jar"
  | "box"
  | "bar"
  | "capsules"
  | "drip-bag"
  | "bottle"
  | "truffles"
  | "cookies"
  | "biscotti"
  | "granola"
  | "nuts"
  | "dried-fruit"
  | "cake"
  | "candy"
  | "caramels"
  | "dates"
  | "syrup"
  | "spread"
  | "marshmallow"
  | "espresso-machine"
  | "grinder"
  | "hand-grinder"
  | "kettle"
  | "scale"
  | "roaster"
  | "pourover"
  | "french-press"
  | "moka"
  | "aeropress"
  | "cold-brew"
  | "siphon"
  | "cezve"
  | "vietnamese-phin"
  | "cloth-filter"
  | "server"
  | "cup"
  | "mug"
  | "glass"
  | "travel-mug"
  | "filter-papers"
  | "tamper"
  | "canister"
  | "pitcher"
  | "knock-box"
  | "brush"
  | "spoon"
  | "cloth"
  | "book"
  | "tray"
  | "thermometer"
  | "cleaning";

export interface Scene {
  kind: SceneKind;
  /** Degrees on the colour wheel: the main thing and the backdrop. */
  hue: number;
  backdropHue: number;
}

/** Cents: a base for the parcel and an amount for each started kilogram. */
export interface SeedShipping {
  domesticBaseCents: number;
  domesticPerKgCents: number;
  regionalBaseCents: number;
  regionalPerKgCents: number;
  worldwideBaseCents: number;
  worldwidePerKgCents: number;
}

export interface SeedVendor {
  key: string;
  companyName: string;
  businessType: BusinessType;
  country: string;
  city: string;
  region: string;
  description: string;
  language: Language;
  website: string;
  /** Digits with a leading plus, 7 to 15 digits. */
  phoneNumber: string;
  legalName: string;
  registeredAddress: string;
  /** Null where the business has none. */
  registrationNumber: string | null;
  contactEmail: string;
  certifications: Certification[];
  planType: PlanType;
  isApproved: boolean;
  createdAt: Date;
  planExpiresAt: Date | null;
  ownerName: string;
  ownerEmail: string;
  shipping: SeedShipping;
}

export interface SeedText {
  name: string;
  description: string;
}

export interface SeedProduct extends SeedText {
  key: string;
  vendorKey: string;
  language: Language;
  /** Name and description in the other two languages. */
  translations: Partial<Record<Language, SeedText>>;
  category: CategorySlug;
  priceCents: number;
  weightGrams: number;
  stockQuantity: number;
  originCountry: string | null;
  region: string | null;
  altitudeMeters: number | null;
  variety: string | null;
  process: Process | null;
  roastLevel: RoastLevel;
  /** Keys of src/domains/catalogue/tasting-notes.json. */
  tastingNotes: string[];
  hsCode: string;
  isActive: boolean;
  isApproved: boolean;
  createdAt: Date;
  scene: Scene;
}

export interface SeedAddress {
  fullName: string;
  phone: string;
  line1: string;
  line2?: string;
  city: string;
  state?: string;
  postalCode?: string;
  country: string;
}

export interface SeedBuyer {
  key: string;
  fullName: string;
  email: string;
  language: Language;
  country: string;
  address: SeedAddress;
  createdAt: Date;
}

export interface SeedOrderLine {
  productKey: string;
  quantity: number;
  unitPriceCents: number;
}

export interface SeedParcel {
  vendorKey: string;
  status: ParcelStatus;
  shippedAt?: Date;
  deliveredAt?: Date;
  cancelledAt?: Date;
  carrier?: string;
  trackingNumber?: string;
  lines: SeedOrderLine[];
}

export interface SeedOrder {
  key: string;
  buyerKey: string;
  createdAt: Date;
  parcels: SeedParcel[];
}

export interface SeedReview {
  productKey: string;
  buyerKey: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  language: Language;
  createdAt: Date;
  isVerifiedPurchase: boolean;
  helpfulBuyerKeys: string[];
}

export interface SeedViews {
  productKey: string;
  /** YYYY-MM-DD, UTC. */
  day: string;
  count: number;
  /** How often it was added to a cart: at most as often as it was viewed. */
  cartAdds: number;
}

export interface SeedSearches {
  term: string;
  /** YYYY-MM-DD, UTC. */
  day: string;
  count: number;
  /** Whether the market has such a product. */
  finds: boolean;
}

/** How often a search led to a product of a vendor. */
export interface SeedOpenings {
  term: string;
  day: string;
  vendorKey: string;
  count: number;
}

export interface SeedWish {
  buyerKey: string;
  productKey: string;
  createdAt: Date;
}

export interface SeedConversation {
  buyerKey: string;
  vendorKey: string;
  productKey: string;
  /** Whether the latest message waits for its reader. */
  isUnread: boolean;
  messages: { sender: "buyer" | "vendor"; content: string; createdAt: Date }[];
}

export interface Market {
  vendors: SeedVendor[];
  products: SeedProduct[];
  buyers: SeedBuyer[];
  orders: SeedOrder[];
  reviews: SeedReview[];
  views: SeedViews[];
  searches: SeedSearches[];
  openings: SeedOpenings[];
  wishlist: SeedWish[];
  conversations: SeedConversation[];
  problems: SeedProblem[];
}

export interface DemoAccount {
  role: "buyer" | "vendor" | "enterprise" | "admin";
  fullName: string;
  email: string;
  password: string;
  language: Language;
  /** Key of the buyer in the market, for the buyer account. */
  buyerKey?: string;
  /** Key of the vendor that the account owns. */
  vendorKey?: string;
}
