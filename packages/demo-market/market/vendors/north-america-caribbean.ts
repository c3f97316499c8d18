/** United States, Canada, Jamaica, Haiti. */
export const northAmericaCaribbean = `
@burnside-lantern | Burnside & Fern | roastery | premium | US | Portland | Oregon | O | Dana Kowalski
> We roast under the Burnside Bridge in a building that used to make neon signs; the one in the window still says PIES. Eleven years in, we visit every producer at least every other harvest, and we bring back more questions than photographs. If a bag disappoints you, write to me. I answer, usually with another bag.
R:l | Burnside Ethiopia Halo Beriti | ET | Gedeb | 2200 | Heirloom | w | peach,jasmine,lime | 21.00 | 340 | High, cold and hand-sorted so many times that the sorters have nicknames for defects.
R:ml | Burnside Guatemala Acatenango | GT | Acatenango | 1700 | Bourbon and Catuaí | w | plum,cocoa,brown_sugar | 18.50 | 340 | Grown across the valley from an active volcano that provides both ash and atmosphere.
R:m | Burnside Sumatra Wahana | ID | Lintong | 1350 | Rasuna | wh | dark_chocolate,cedar,black_cherry | 18.00 | 340 | For everyone who moved here for the rain.
R:ml | Burnside Mexico Chiapas women's lot | MX | Chiapas | 1500 | Bourbon and Typica | w | pecan,orange,toffee | 17.50 | 340 | Ninety-two growers, one invoice, and a premium the group votes on.
R:m | Burnside PIES Blend | - | - | - | - | - | cherry,toffee,biscuit | 16.50 | 340 | Cherry pie, crust included. Named by the sign before we ever tasted it.
+D:m/filter | Burnside PIES, drip grind | 16.50 | 340
R:md | Burnside Night Welder Espresso | - | - | - | - | - | dark_chocolate,molasses,orange | 17.50 | 340 | Thick, sweet and unfazed by oat milk.
R:m | Burnside Sleepwalker Decaf | PE | Cajamarca | 1650 | Caturra | w | milk_chocolate,pear,brown_sugar | 18.00 | 340 | Water-processed in British Columbia, then roasted like it matters.
D:md/cold | Burnside Cold Brew Pouches, four | - | - | - | - | - | cocoa,toffee,black_cherry | 19.00 | 340 | One pouch, one pitcher, one night in the fridge. No mess, no excuse.
A | Burnside field guide to brewing | book | 18.00 | 240 | Ninety-six pages, spiral-bound, written to be splashed on. Recipes for nine brewers, and what to change when it tastes wrong.
A | Burnside diner mug | mug | 16.00 | 480 | Twelve ounces of restaurant china with a hand-warming wall. Made in Ohio by people who have always made it.
@sugarhouse-pantry | Sugarhouse Pantry | other | basic | US | Montpelier | Vermont | O | Hannah Prouty
> We boil sap in March, bake in the other eleven months and pair nearly everything with coffee from the roaster across the road. The sugarhouse is my great-grandfather's, re-roofed twice. Mud season is real and so is the maple.
S | Maple espresso granola | granola | 11.50 | 340 | Rolled oats, pecans and dark maple syrup steeped with coffee beans overnight. Clusters the size of gravel, in a good way.
S | Coffee maple pecans | nuts | 10.20 | 170 | Pecan halves in a shell of maple sugar and fine coffee. Road-trip tested, road trip failed to outlast them.
S | Dunkers, coffee and molasses | biscotti | 7.80 | 200 | Hard ginger-molasses biscotti made to lose an argument with a hot mug.
S | Cranberry coffee bark bites | bar:180632 | 8.90 | 130 | Dark chocolate, tart cranberries and crushed beans broken into pieces that never match.
C | Barrel-aged coffee maple syrup | syrup:170220 | 18.50 | 250 | Amber maple rested in a bourbon barrel with whole beans for six weeks. Pancakes, cocktails, spoons.
C | Coffee marshmallows, campfire size | marshmallow | 8.80 | 160 | Hand-cut two-inch cubes that toast to crème brûlée. Vegetarian, sticky, disputed at every fire.
C | Maple coffee caramels | caramels | 9.60 | 150 | Butter from Cabot, syrup from the hill, cold brew from across the road. Wrapped in wax paper by my kids at a penny each.
@kona-mauka | Mauka Sky Farm | coffee_farm | freemium | US | Holualoa | Hawaii | - | Keoni Nakamura
> Clouds come up the slope at two every afternoon like someone has pulled a blanket over the trees. My great-grandparents picked for the company and bought this land when the company left. Five acres, one family, one hundred per cent Kona.
R:m | Mauka Sky Kona Typica | US | Kona | 600 | Guatemalan Typica | w | macadamia,brown_sugar,orange | 44.00 | 200 | Afternoon shade from clouds instead of trees, and lava for a floor.
+D:m/filter | Mauka Sky Kona, ground | 44.00 | 200
S | Kona coffee macadamia shortbread | cookies | 14.00 | 180 | Macadamia flour, real Kona, butter. My aunt bakes; nobody else is allowed to.
@atelier-mile-end | Atelier Mile-End | distributor | basic | CA | Montreal | Quebec | - | Geneviève Lacroix
> We repair espresso machines, and sold a few we couldn't bear to give back. Now we are a shop with a workbench in the window, and winter customers who come for the heat. Everything we sell we have taken apart at least once.
E | Portable lever brewer Nomade | espresso-machine:732393 | 169.00 | 1900 | No pump, no plug: hot water, a hinge and your arms. Makes an honest double beside a frozen lake; we filmed it.
E | Stovetop steamer Plateau | pitcher:732393 | 59.00 | 780 | Steams milk on any hob, so a moka pot becomes a café. Safety valve, stainless body, one washer to replace per decade.
E | Home roaster Érable, fluid bed | roaster | 239.00 | 2700 | A hundred and twenty grams in nine minutes, with a fan you control and a chaff cup you can find. Use it near a window.
E | Digital kettle Fleuve | kettle | 109.00 | 1280 | Set by degree, hold for thirty minutes, pour at the speed of thought. The base remembers the last three temperatures.
A | Knock tube Ruelle | knock-box | 34.00 | 980 | A slim steel cylinder with a rubber bar, sized for the gap beside the grinder. Does not skate.
A | Descaling powder, ten doses | cleaning | 13.50 | 300 | Citric and tartaric acid, food grade, no scent of lemon to apologise for. Safe for brass if you read the card.
A | Travel case for hand grinder and press | tray:420292 | 48.00 | 540 | Waxed canvas over felt, stitched two floors above us. Straps to a pannier, opens flat.
A | Barista gloves for hot portafilters | cloth:611610 | 17.00 | 70 | Not glamorous until the third burn. Aramid knit, silicone grip, one size that fits most winters.
@blue-mist-jm | Blue Mist Peak | coffee_farm | basic | JM | Mavis Bank | Saint Andrew | R | Delroy Campbell
> The mist sits on us till ten, lifts for lunch and comes back with the mail. Our trees grow so slow that my father measured them against me. We pick, wash and dry in Mavis Bank, and the barrels are coopered in Kingston, because some traditions are simply better packaging.
G | Blue Mountain No. 1, barrel-packed | JM | Blue Mountains | 1500 | Typica | w | milk_chocolate,orange_blossom,walnut | 620.00 | 5000 | Screen-sorted, board-certified and shipped in a small wooden barrel with a number burnt into the lid.
R:m | Blue Mountain medium roast | JM | Blue Mountains | 1450 | Typica | w | milk_chocolate,walnut,honey | 56.00 | 227 | Balance so complete that people mistake it for simplicity.
+D:m/filter | Blue Mountain, ground | 56.00 | 227
R:m | Blue Mountain peaberry | JM | Blue Mountains | 1480 | Typica | w | caramel,orange,cocoa | 62.00 | 227 | The small round ones, which my mother kept back for Sundays.
C | Rum and coffee fruit cake bites | candy:180690 | 14.50 | 180 | Black cake cut in cubes, soaked with overproof rum and coffee, dipped in dark chocolate. Christmas without the relatives.
@marmelade-haiti | Atelye Kafe Mamlad | cooperative | pending | HT | Marmelade | Artibonite | F | Rose-Laure Pierre
> Marmelade was a coffee town before it was anything. We are seventy members with old Typica under avocado trees and a solar dryer we share by calendar. Our paperwork is in the mail; our coffee is ready.
G | Marmelade Typica, washed | HT | Artibonite | 1000 | Typica | w | almond,cocoa,lime | 13.90 | 1000 | Old island trees, mild and round, carried down to the depot on heads and donkeys.
`;
