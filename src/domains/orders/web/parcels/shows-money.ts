/** Whether the reader's role shows what a parcel costs and earns. */
export const showsMoney = <Full extends { vendorCents: number }>(parcel: Full | object): parcel is Full =>
  "vendorCents" in parcel;
