export type PricedBasket = { parcels: unknown[] };
