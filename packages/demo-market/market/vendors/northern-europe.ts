/** Norway, Denmark, Finland, Iceland. */
export const northernEurope = `
@fjordlys | Fjordlys Kaffebrenneri | roastery | enterprise | NO | Bergen | Vestland | FO | Ingrid Halvorsen
> It rains in Bergen some 230 days a year, which is excellent for business. We began with one roaster in a herring warehouse on Bryggen in 1999 and now roast for cafés, ferries and two lighthouses, still light, still by taste, still with the door open. Sixty-one people work here; everyone cups on Friday, including accounts.
R:l | Fjordlys Ethiopia Yirgacheffe Konga | ET | Yirgacheffe | 1950 | Heirloom | w | jasmine,lemon,peach | 17.50 | 250 | The coffee that made our light roast famous and our first customers suspicious.
+D:l/filter | Fjordlys Konga, filter grind | 17.50 | 250
R:l | Fjordlys Ethiopia Hambela natural | ET | Guji | 2100 | Heirloom | n | strawberry,jasmine,cream | 18.90 | 250 | Opened in the office, it can be found from the stairwell.
R:l | Fjordlys Kenya Gichathaini | KE | Nyeri | 1800 | SL28 and SL34 | w | blackcurrant,grapefruit,sugar_cane | 20.50 | 250 | Wild currants in the rain, which we know something about.
+D:l/filter | Fjordlys Gichathaini, filter grind | 20.50 | 250
R:ml | Fjordlys Colombia Inzá | CO | Cauca | 1900 | Caturra | w | red_apple,honey,orange | 16.50 | 250 | Seventh season with the same thirty families, and the first we shipped by sail.
+D:ml/press | Fjordlys Inzá, coarse grind | 16.50 | 250
R:ml | Fjordlys Guatemala San Pedro Necta | GT | Huehuetenango | 1800 | Bourbon and Caturra | w | caramel,red_apple,cocoa | 16.00 | 250 | Bought by handshake in 2008, renewed by email ever since.
R:l | Fjordlys Burundi Heza | BI | Kayanza | 1950 | Red Bourbon | w | redcurrant,orange,black_tea | 17.00 | 250 | A hilltop station where the washing channels run like organ pipes.
R:l | Fjordlys Rwanda Gitesi | RW | Karongi | 1750 | Red Bourbon | w | hibiscus,brown_sugar,mandarin | 16.80 | 250 | A father-and-son station that purifies its own water and half the village's.
R:ml | Fjordlys Costa Rica Poás honey | CR | Valle Central | 1300 | Caturra | h | honey,cherry,milk_chocolate | 17.80 | 250 | From a farm that is mostly forest and somewhat toucan.
R:l | Fjordlys Panama Volcán Geisha | PA | Volcán | 1650 | Geisha | w | bergamot,jasmine,papaya | 38.00 | 150 | Sold by the bag of nine cups. People plan around it.
R:m | Fjordlys Brazil Santuário natural | BR | Mantiqueira de Minas | 1200 | Yellow Catuaí | n | milk_chocolate,hazelnut,raisin | 14.50 | 250 | For winter, waffles and relatives.
+D:m/filter | Fjordlys Santuário, filter grind | 14.50 | 250
R:m | Fjordlys Sumatra Gayo, semi-washed | ID | Gayo | 1500 | Tim Tim | wh | cedar,brown_sugar,grapefruit | 16.20 | 250 | Forest floor after rain, only drier than ours.
R:l | Fjordlys Peru San Ignacio | PE | Cajamarca | 1800 | Bourbon | w | plum,panela,lime | 15.80 | 250 | Small lots from the border hills, landed in March and gone by midsummer.
R:ml | Fjordlys Honduras Santa Bárbara Pacas | HN | Santa Bárbara | 1650 | Pacas | w | nectarine,toffee,lemon | 16.90 | 250 | Six kilometres from the lake, six generations from the first tree.
R:m | Fjordlys Decaf Tolima | CO | Tolima | 1700 | Castillo | w | sugar_cane,orange,cocoa | 15.90 | 250 | Naturally decaffeinated with cane spirit and brewed by half our night shift.
+D:m/filter | Fjordlys Decaf Tolima, filter grind | 15.90 | 250
R:ml | Fjordlys Bryggen Blend | - | - | - | - | - | caramel,red_apple,almond | 13.90 | 250 | The house coffee since day one: Colombia and Guatemala, adjusted each month by taste alone.
+D:ml/filter | Fjordlys Bryggen Blend, filter grind | 13.90 | 250
R:m | Fjordlys Coastal Steamer Blend, one kilo | - | - | - | - | - | milk_chocolate,caramel,orange | 42.00 | 1000 | Blended for thermos flasks, rolling decks and twelve-hour watches.
R:m | Fjordlys Lysekrone Espresso | - | - | - | - | - | cherry,caramel,milk_chocolate | 15.50 | 250 | A light-footed espresso that does not need apologising for.
+D:m/espresso | Fjordlys Lysekrone, espresso grind | 15.50 | 250
R:ml | Fjordlys Jul, December coffee | - | - | - | - | - | cinnamon,orange,plum | 17.00 | 250 | Released the first Sunday of Advent and always gone before the tree is up.
D:ml/cold | Fjordlys Midsummer, cold brew grind | - | - | - | - | - | strawberry,lime,honey | 15.00 | 250 | Eighteen hours of daylight in a jug; leave it in the fjord to chill if you have one.
D:m/filter | Fjordlys Hytte coffee, boil-up grind | - | - | - | - | - | toast,caramel,malt | 12.50 | 250 | Coarse steep-ground coffee for the kettle on the cabin stove. One fistful for the pot.
E | Fjordlys batch brewer Vardø | espresso-machine:851671 | 279.00 | 3900 | Copper element, 93 degrees from the first drop to the last, a litre and a quarter in six minutes. Repairable with one screwdriver, made in Norway.
E | Fjordlys flat-bottom dripper | pourover:732393 | 36.00 | 210 | Steel, three holes, ridged floor: an even bed even for uneven mornings.
E | Fjordlys grinder Sund | grinder | 249.00 | 3600 | Forty flat steps from moka to boil-up, and a dose timer that remembers your winter setting. Steel 54 millimetre burrs.
E | Fjordlys kokekanne, enamel kettle | kettle:732394 | 48.00 | 940 | The black enamel boiling pot of every Norwegian cabin, with a proper lid chain. Comfortable on gas, embers or induction.
E | Fjordlys cabin press, double wall | french-press:732393 | 62.00 | 1250 | Steel through and through, so it survives backpacks and dishwashers. Keeps seven cups hot while you argue about the route.
A | Fjordlys steel thermos cup | travel-mug | 29.00 | 280 | Half a litre, leakproof, and paint that scratches handsomely. The lid unscrews into four parts for cleaning.
A | Fjordlys filter papers, flat, 100 | filter-papers | 6.90 | 150 | Oxygen-bleached, creped for flow and tested blind against eleven others. They taste of nothing at all.
A | Fjordlys bag clip in birch | spoon:441990 | 11.00 | 30 | A seven-gram scoop with a spring clip for a handle. It closes the bag you just opened.
A | Fjordlys wool mug sleeve | cloth:630790 | 15.00 | 45 | Knitted in Dale from leftover sweater yarn, so the pattern is whatever winter was last year.
A | Fjordlys cupping set for four | spoon:821599 | 58.00 | 1700 | Four bowls, four spoons, score sheets and a short guide to disagreeing politely.
S | Fjordlys brown cheese and coffee crackers | cookies:190590 | 7.80 | 150 | Thin rye crackers with brunost baked in and coffee brushed on. Odd for one bite, then finished.
S | Fjordlys oat bars with espresso | bar:190420 | 3.90 | 50 | Rolled oats, lingonberries and a shot of Lysekrone. Two fit in a ski jacket.
C | Fjordlys salted coffee caramels | caramels | 9.20 | 160 | Soft caramels with sea salt from Bømlo and espresso strong enough to notice. Wrapped by hand, badly at first.
C | Fjordlys milk chocolate with Jul coffee | bar | 7.50 | 90 | Thick squares, cinnamon in the background, and cracked beans on the underside.
@brygkant | Brygkant | roastery | basic | DK | Copenhagen | Hovedstaden | O | Sofie Lund
> Brygkant means the edge of the quay, which is where we are, between a canoe club and a crane that was never removed. We roast so lightly that the town's older cafés send us their complaints by name. Everything is delivered by cargo bike as far as the bike's battery permits.
R:l | Brygkant Kenya Karimikui | KE | Kirinyaga | 1800 | SL28 | w | blackcurrant,elderflower,rhubarb | 22.00 | 250 | Tart, clear and a little smug, like swimming in March.
R:l | Brygkant Ethiopia Nano Challa | ET | Jimma | 2000 | Heirloom | w | peach,bergamot,honey | 19.00 | 250 | Organic forest coffee from a village that voted on its own washing station.
R:l | Brygkant Colombia Sidra, carbonic | CO | Cauca | 1900 | Sidra | cm | lychee,rose,sugar_cane | 33.00 | 150 | Fermented whole under carbon dioxide like a Beaujolais; tastes as if it knows.
R:ml | Brygkant Quay Blend | - | - | - | - | - | orange,caramel,black_tea | 15.50 | 250 | Two washed coffees for people who drink four cups and still want to sleep.
+D:ml/filter | Brygkant Quay Blend, ground | 15.50 | 250
A | Brygkant bike mug | travel-mug | 31.00 | 310 | Fits a bottle cage and seals with a quarter turn. Three hundred and fifty millilitres, no drips on cobbles.
C | Liquorice and coffee drops | candy | 6.50 | 120 | Raw liquorice from Calabria inside, espresso white chocolate outside. For Danes and the converted.
@kaamos | Kaamos Paahtimo | roastery | freemium | FI | Helsinki | Uusimaa | - | Aino Kettunen
> Finns drink more coffee than anyone, mostly pale, mostly at speed. We roast for the dark months, when the sun takes a holiday and coffee does its job. Our roastery is in an old tram depot and the sauna upstairs is part of the employment contract.
R:l | Kaamos Polar Night | - | - | - | - | - | toffee,cloudberry,almond | 14.00 | 250 | Pale as tradition demands, but sweet enough to be worth the twelfth cup.
+D:l/filter | Kaamos Polar Night, filter grind | 14.00 | 250
S | Pulla rusks with coffee and cardamom | biscotti | 6.60 | 200 | Yesterday's cardamom buns, sliced, sugared, dried and brushed with cold brew. Made for dunking until spring.
@hraun | Hraun Kaffi | coffee_brand_owner | freemium | IS | Reykjavík | Capital Region | - | Birna Sigurðardóttir
> Our roaster runs on steam from the ground, which is cheating and we enjoy it. Hraun means lava. We sell two coffees and one chocolate, because the shop is nine square metres and the wind takes the rest.
R:ml | Hraun Geothermal Roast | - | - | - | - | - | milk_chocolate,orange,malt | 18.00 | 250 | Heated by a borehole, cooled by an open window, ready in all seasons.
D:ml/press | Hraun Campervan Coffee | - | - | - | - | - | caramel,almond,red_apple | 17.00 | 250 | Ground for a press in a lay-by beneath a waterfall with a name you can't pronounce yet.
C | Lava salt and coffee chocolate | bar | 9.00 | 80 | Dark milk chocolate, black lava salt and Hraun coffee. It crunches like the walk up.
`;
