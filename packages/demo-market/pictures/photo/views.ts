import type { Sharp } from "sharp";
import type { PictureFacts } from "../facts.ts";
import { places } from "../palettes.ts";
import { randomFrom } from "../pen/random.ts";
import type { Crop } from "./base.ts";
import { firstWidth, furtherWidth, planShot, type Shot, takeBeans, takeShot } from "./photograph.ts";

/** One of a product's pictures; those of one order are cheapest made after each other. */
export interface View {
  order: string;
  take: () => Promise<Sharp>;
}

const viewOf = (shot: Shot, name: string): View => ({
  order: `${shot.plate.base} ${name}`,
  take: () => takeShot(shot, furtherWidth),
});

/** Where the goods themselves lie in a pack's picture: beside it at the lower right, or in a sack's mouth. */
function closeCrop({ plate: { base } }: Shot): Crop {
  if (base.startsWith("sack")) return { x: 0.5, y: 0.06, size: 0.64 };
  if (["nuts", "cookies"].includes(base)) return { x: 0.9, y: 0.86, size: 0.66 };
  if (["cubes", "rounds", "fingers"].includes(base)) return { x: 0.7, y: 0.9, size: 0.68 };
  return { x: 0.5, y: 0.6, size: 0.7 };
}

function close(facts: PictureFacts): View {
  const shot = planShot(facts)!;
  return viewOf({ ...shot, crop: closeCrop(shot) }, "close");
}

/** The pack turned around, so the light comes from the other side. */
function back(facts: PictureFacts): View {
  const shot = planShot(facts)!;
  return viewOf(
    { ...shot, isBack: true, isMirrored: !shot.isMirrored, crop: { x: 0.5, y: 0.7, size: 0.86 } },
    "back",
  );
}

/** The same thing in another room, seen from nearer. */
function elsewhere(facts: PictureFacts): View {
  const shot = planShot(facts)!;
  const chance = randomFrom(`elsewhere/${facts.key}`);
  const place = chance.pick(places.filter((one) => one !== shot.stage.place));
  const crop = { x: chance.pick([0.35, 0.65]), y: 0.6, size: 0.9 };
  return viewOf({ ...shot, stage: { ...shot.stage, place }, crop }, `elsewhere ${crop.x}`);
}

const beans = (facts: PictureFacts): View => ({ order: "beans-close", take: () => takeBeans(facts) });

/** A photographed product's pictures in the order of a shop; none for what is drawn. */
export function planViews(facts: PictureFacts): View[] {
  const shot = planShot(facts);
  if (!shot) return [];
  const first: View = { order: shot.order, take: () => takeShot(shot, firstWidth) };
  const turned = shot.plate.back ? back : elsewhere;
  const isWhole = facts.category === "roasted-coffee";
  if (isWhole) return [first, beans(facts), turned(facts)];
  return facts.category === "ground-coffee"
    ? [first, turned(facts), close(facts)]
    : [first, close(facts), turned(facts)];
}
