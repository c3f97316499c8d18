import type { GoodsPhrases } from "./types.ts";

export const goodsEn: GoodsPhrases = {
  chocolate: [
    "Cool and dry, but out of the fridge, chocolate holds its shine and its snap for months.",
    "Let the chocolate come to room temperature before you taste; that is when the coffee shows itself.",
    "Goes well beside an espresso and even better after one.",
    "Packed to survive the journey, in a box that needs no wrapping to be a present.",
  ],
  baked: [
    "Once open, a closed tin keeps out the damp, and everything stays the way it came for a couple of weeks.",
    "Good for dipping in a hot cup, and just as good dry, straight from the pack.",
    "Good with filter coffee in the morning and with a small strong one in the afternoon.",
    "We bake in small batches, so what you get left the oven days ago rather than months ago.",
  ],
  snack: [
    "Close the bag well after each handful and keep it somewhere cool and dry, so that the crunch stays.",
    "The coffee in it is real, so there is a little caffeine too: worth knowing late in the evening.",
    "It travels well in a bag or a desk drawer and asks for no plate.",
    "We make it in small batches and pack it the same day, so it reaches you fresh.",
  ],
  candy: [
    "Best kept cool, dry and away from the sun; heat softens the texture, and cold brings it back.",
    "One or two beside a small cup of coffee is plenty, though we know how that usually goes.",
    "There is real coffee in every piece, which you notice at the end more than at the start.",
    "Comes well packed, ready to share at the table or to give away just like that.",
  ],
  spread: [
    "Once open, keep it in a cool place with the lid closed and use a clean, dry spoon each time.",
    "It is at home on toast, on pancakes and over ice cream, and nobody counts the spoons in between.",
    "The coffee in it is real, brewed or ground by us, and you can taste that.",
    "If it thickens in the cold, stand the jar in warm water for a few minutes and it comes back.",
  ],
  machine: [
    "Give it a level surface, clean water and a few minutes to warm up, and it will work the same every day.",
    "Spare parts can be had from us for as long as we make it, and we answer questions before and after you buy.",
    "It comes with a manual in plain words, and with everything you need for the first cup but the coffee.",
    "Wipe it down after use and descale it as the water of your place asks for; that is all the care it needs.",
  ],
  grinder: [
    "Coffee ground just before brewing keeps far more of its aroma, and this is the tool for it.",
    "Start in the middle of its range, taste, and change one step at a time: finer if it is sour, coarser if it is bitter.",
    "Brush the burrs from time to time and keep water away from them; they will last for many years.",
    "Spare parts can be had from us, and we are glad to help you find the right setting for your brewer.",
  ],
  brewer: [
    "Rinse it with hot water before you brew and after: warm it holds the heat, clean it keeps the taste.",
    "With fresh coffee, a medium grind and a little patience, the first cup will already be a good one.",
    "It takes little space, needs hardly any care and does its work without fuss.",
    "It comes securely packed and ready to use, with a short note on how we like to brew with it.",
  ],
  stovetop: [
    "Start on a low flame, stay close by and take it off the heat as soon as the coffee has risen.",
    "Rinse it with warm water only and let it dry open; soap does the taste no good.",
    "With the right grind and cold, clean water it makes a small, strong cup that needs nothing else.",
    "It comes securely packed and ready to use, and gets better over the first weeks.",
  ],
  cup: [
    "Warmed with a little hot water before you pour, it keeps the coffee’s heat and aroma longer.",
    "It is made for everyday use: sturdy enough for the table and good-looking enough for guests.",
    "Each piece may differ a little from the next in color and shape, as made things do.",
    "We pack every piece by itself, with enough padding that it arrives the way it left.",
  ],
  filter: [
    "Rinse it with hot water before the first brew, and the cup tastes of coffee and nothing else.",
    "Keep it clean and dry between uses, away from spices and other strong smells.",
    "It fits the usual sizes, so you won’t need a new brewer to go with it.",
    "With a medium grind and a slow pour it gives a clear cup without sediment.",
  ],
  tool: [
    "It is a small thing that you will reach for every day, and notice when it isn’t there.",
    "Wipe it clean after use and let it dry; it asks for no more care than that.",
    "It sits well in the hand and was tried at our own counter before we began to sell it.",
    "It fits common equipment; if you are unsure about yours, ask us before you order.",
  ],
  storage: [
    "Coffee suffers from light, air and damp, and this keeps all three away from it.",
    "Fill it with what you use in two or three weeks, close it after every scoop and leave it out of the sun.",
    "It wipes clean with a damp cloth; let it dry well before you fill it again.",
    "It stands well on a shelf, and the coffee in it is always within reach.",
  ],
  book: [
    "It is written for people who brew at home and want to know why a cup tasted the way it did.",
    "There is room for your own notes, and they are what makes it worth more with every month.",
    "It opens flat next to the brewer and doesn’t mind a stain or two.",
    "A good present for somebody who has just bought their first grinder, or their third.",
  ],
};
