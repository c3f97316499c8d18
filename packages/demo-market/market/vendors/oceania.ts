/** Australia, New Zealand, Papua New Guinea. */
export const oceania = `
@lantern-lane | Lantern Lane Coffee | roastery | premium | AU | Melbourne | Victoria | - | Priya Raman
> We started with a borrowed cart in a Brunswick laneway and a rule that nobody waits more than four minutes. The cart is retired above the bar; the rule stands. We buy small, roast on Tuesdays and Thursdays, and publish what we paid beside what it tasted of.
R:ml | Lantern Lane Papua New Guinea Waghi | PG | Waghi Valley | 1600 | Typica | w | red_apple,caramel,hibiscus | 16.50 | 250 | Our nearest coffee neighbour, and the most underrated.
R:l | Lantern Lane Kenya Kii | KE | Kirinyaga | 1750 | SL28 | w | blackcurrant,rhubarb,brown_sugar | 21.00 | 250 | Rhubarb crumble, if you let it cool and are honest with yourself.
R:ml | Lantern Lane Colombia Pink Bourbon | CO | Huila | 1750 | Pink Bourbon | w | nectarine,jasmine,honey | 20.00 | 250 | From the Ordóñez sisters, who send voice messages about the weather at three in the morning our time.
R:m | Lantern Lane Flat White Blend | - | - | - | - | - | caramel,milk_chocolate,biscuit | 15.50 | 250 | Built backwards from 160 millilitres of full-cream milk.
+D:m/espresso | Lantern Lane Flat White, espresso grind | 15.50 | 250
R:md | Lantern Lane Tram Stop Espresso | - | - | - | - | - | dark_chocolate,cherry,hazelnut | 44.00 | 1000 | The kilo bag that fuels eleven cafés and one very polite law firm.
R:l | Lantern Lane Filter Trio | - | - | - | - | - | peach,lime,jasmine | 34.00 | 300 | Three small bags for people who can't decide, chosen by people who couldn't either.
D:m/cold | Lantern Lane Batch Brew, coarse for cold | - | - | - | - | - | orange,cocoa,toffee | 15.00 | 250 | Steep it overnight, strain it over ice, take it to the cricket.
A | Reusable cup Lane, cork band | travel-mug:701337 | 26.00 | 230 | Tempered glass with a cork band from Portugal and a plug lid. Fits under a group head, in a cup holder and in a tote.
A | Barista cloth set, three | cloth | 14.50 | 160 | Steam wand, portafilter, bench: three weaves, three colours, no arguments.
@hinterland-pantry | Hinterland Pantry | other | basic | AU | Byron Bay | New South Wales | O | Tom Ellery
> Macadamias are from here, which people forget once they have been to Hawaii. Our kitchen sits between an orchard and the only commercial coffee rows in the shire, and most of what we make involves both. Nothing contains palm oil and everything contains butter or a good reason.
S | Macadamia and coffee granola | granola | 12.50 | 400 | Big clusters baked slow with cold-drip syrup, coconut and half a cup of nuts in every bag. There's no dust at the bottom; we checked.
S | Espresso Anzac biscuits | cookies | 8.90 | 250 | Oats, golden syrup, coconut and a double shot, chewy in the middle as the law requires.
S | Cold brew protein bar | bar:190410 | 4.20 | 60 | Dates, macadamia and cold brew, with a firm opinion about artificial sweetener. Survives a surf in the car.
S | Wattleseed and coffee shortbread | cookies | 9.40 | 200 | Roasted wattleseed tastes halfway to coffee already, so we finished the journey. Cut in fingers, dusted with raw sugar.
S | Dark-roast macadamias | nuts | 13.80 | 200 | Whole nuts tumbled in coffee oil and flaked salt. The crack is half of it.
C | Macadamia coffee brittle | candy | 9.90 | 150 | Thin as window glass, with cracked beans and toasted nuts. Break over ice cream or an awkward silence.
C | Coffee caramel sauce | syrup | 10.50 | 260 | Burnt sugar, cream and ristretto, pourable when warm. Good on pancakes, better off the lid.
@waghi-smallholders | Waghi Valley Smallholders | cooperative | freemium | PG | Banz | Jiwaka | FO | Agnes Kaupa
> In our valley coffee is planted beside sweet potato and pigs are still how debts are settled. Airfreight took our parchment out until the highway was mended, and we remember what that cost. Every kilo we sell now goes by road, and we wave at the planes.
G | Waghi Valley Typica, washed | PG | Waghi Valley | 1600 | Typica and Arusha | w | red_apple,brown_sugar,hibiscus | 13.90 | 1000 | Garden coffee from several hundred hillside plots, pulped by hand drum and washed in the creek.
+R:m | Waghi Valley, medium roast | 15.00 | 250
`;
