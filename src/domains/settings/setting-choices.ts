/** Settings that choose from a list store the place in it: only append. */
export const choices = {
  /** What a delivery between two countries of the same region costs is "regional". */
  region: [
    ...["africa", "americas-central", "americas-north", "americas-south", "asia-central", "asia-east"],
    ...["asia-south", "asia-southeast", "caribbean", "europe", "middle-east", "oceania"],
  ],
  /** Which of the shop's lists offer a category: each one also where the one before does. */
  placement: ["hidden", "page", "home", "header"],
} as const satisfies Record<string, readonly string[]>;

export type SettingChoice = keyof typeof choices;
export type Region = (typeof choices.region)[number];
export type Placement = (typeof choices.placement)[number];

export const isChoice = (unit: string): unit is SettingChoice => Object.hasOwn(choices, unit);
