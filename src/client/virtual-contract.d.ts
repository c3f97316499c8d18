declare module "virtual:contract" {
  const contract: typeof import("../contract.ts").contract;
  export default contract;
}
