/** Ethiopia, Kenya, Rwanda, Burundi, Tanzania, Uganda, Congo, Malawi, South Africa. */
export const africa = `
@gedeo-highlands | Gedeo Highlands Farmers' Union | cooperative | premium | ET | Dilla | Gedeo | FO | Tsehay Worku
> Every household in Gedeo has coffee at the door, shaded by enset and old cordia trees, and has had for longer than anyone has kept records. Our union gathers nine washing stations and some six thousand families between Yirgacheffe and Kochere. We cup every day's delivery separately, and when a family's cherries make something remarkable, their name goes on the bag.
G | Yirgacheffe Aricha, washed grade 1 | ET | Yirgacheffe | 2050 | Heirloom | w | jasmine,bergamot,lemon | 66.00 | 5000 | Six hundred and fifty smallholders deliver to Aricha on foot, most of them before nine in the morning.
G | Yirgacheffe Kochere, natural grade 1 | ET | Yirgacheffe | 2000 | Heirloom | n | blueberry,hibiscus,honey | 15.90 | 1000 | Eighteen days on raised beds, turned by hand every hour and covered through the noon heat.
G | Gedeb Worka, anaerobic natural | ET | Gedeb | 2150 | Heirloom | a | strawberry,rose,cream | 19.50 | 1000 | Sealed in tanks for five days before drying, an idea we borrowed from a visiting cheesemaker.
G | Yirgacheffe Konga, washed export lot | ET | Yirgacheffe | 1950 | Heirloom | w | lemon,black_tea,peach | 348.00 | 30000 | A half-bag for small roasters, milled and hand-sorted by a team of forty women in Dilla.
G | Sidama Bensa, washed | ET | Sidama | 2100 | 74158 and heirloom | w | orange_blossom,apricot,honey | 15.20 | 1000 | From neighbours across the ridge in Bensa, who asked us to carry it to market with ours.
R:l | Gedeo Highlands Aricha, light | ET | Yirgacheffe | 2050 | Heirloom | w | jasmine,bergamot,lemon | 17.00 | 250 | Roasted at the union's own training roastery by people who grew up picking it.
+D:l/filter | Gedeo Highlands Aricha, ground for filter | 17.00 | 250
@guji-forest | Hambela Forest Garden | coffee_farm | freemium | ET | Hambela Wamena | Guji | O | Girma Dukamo
> My father kept bees and let the coffee look after itself. I came home from teaching in Hawassa to find that our forgotten forest trees were exactly what people were searching for. We dry two small lots a year and still sell the honey at the gate.
G | Hambela Forest natural | ET | Guji | 2150 | Heirloom | n | peach,strawberry,jasmine | 18.20 | 1000 | Wild-looking trees under a closed canopy, picked red and dried where the beehives used to stand.
G | Hambela Garden washed | ET | Guji | 2100 | Heirloom | w | lemon,white_grape,elderflower | 17.60 | 1000 | A single fermentation tank's worth each week, soaked overnight in spring water.
@buna-bet | Buna Bet Addis | roastery | basic | ET | Addis Ababa | Addis Ababa | - | Hiwot Tadesse
> Buna bet means coffee house, and ours has three rounds like any proper ceremony: abol, tona, baraka. We roast regions the export trade likes to blend away, and we keep the best for the neighbourhood first. You are welcome to stay for the third cup; that is the one with the blessing.
R:m | Abol, first round | ET | Limu | 1900 | Heirloom | w | black_tea,caramel,orange | 14.00 | 250 | The first and strongest pour of the ceremony, so we roast it a shade further than the rest.
R:l | Tona, second round | ET | Guji | 2050 | Heirloom | n | peach,blueberry,honey | 15.50 | 250 | When the water goes in again the fruit comes forward; this one starts there.
R:ml | Bonga forest coffee | ET | Kaffa | 1850 | Heirloom | n | tamarind,cocoa,lemongrass | 16.50 | 250 | Gathered in the cloud forest of Kaffa, the place that gave the drink its name.
R:md | Harar longberry, city dark | ET | Harar | 1900 | Longberry Harar | n | blueberry,dark_chocolate,black_pepper | 16.00 | 250 | Dusty, winey and loud, the way eastern Ethiopia has always sold it.
+D:md/turkish | Harar longberry, pounded fine | 16.00 | 250
D:m/cloth | Jebena grind, house blend | - | - | - | - | - | caramel,clove,black_tea | 12.50 | 250 | Pounded coarse so that it settles in the belly of the pot and not in your teeth.
E | Black clay jebena with straw lid | cezve:691200 | 36.00 | 980 | Round belly, long neck and a spout just narrow enough to hold back the grounds. Smoked over olive wood, so the first pot smells faintly of a campfire.
A | Sini cups, set of six | cup | 21.00 | 420 | Handleless porcelain cups no bigger than an egg, each with a painted rim. Six is the smallest number that counts as company.
S | Kolo, roasted barley and peanuts with coffee | nuts:200819 | 5.80 | 200 | Barley, chickpeas and peanuts roasted in the pan we use for beans, with a dusting of berbere and ground coffee. Passed round while the water boils.
@nyeri-ridge | Nyeri Ridge Growers | cooperative | basic | KE | Nyeri | Nyeri County | F | Wanjiru Kariuki
> From our factory yard you can see Mount Kenya on clear mornings and the Aberdares on the others. We are 1,140 members with a quarter acre each, and since 2017 we have sold directly instead of through the auction. Cherry delivered before noon is pulped before dark; that is the whole secret, and it is a lot of work.
G | Nyeri AA, double washed | KE | Nyeri | 1750 | SL28 and SL34 | w | blackcurrant,grapefruit,brown_sugar | 79.00 | 5000 | Screen 18 and up, fermented dry, washed, then soaked under clean water for another night.
G | Nyeri Peaberry | KE | Nyeri | 1750 | SL28 | w | redcurrant,lime,tomato | 18.90 | 1000 | About one cherry in twenty holds a single round bean; we sort them out by hand and by ear.
+R:ml | Nyeri Peaberry, roasted in Nairobi | 19.00 | 250
G | Nyeri Ruiru and Batian AB | KE | Nyeri | 1700 | Ruiru 11 and Batian | w | plum,orange,caramel | 64.00 | 5000 | The newer, hardier trees, which taste better every season as their roots go down.
@kahawa-yard | Kahawa Yard | roastery | basic | KE | Nairobi | Nairobi County | - | Brian Otieno
> Kenya grew coffee for a hundred years and drank tea. We opened a roastery behind a matatu workshop in Industrial Area to change the second half of that sentence. Half our customers come for a flat white and half to argue about football; the coffee is good enough for both.
R:ml | Kiambu SL34, washed | KE | Kiambu | 1700 | SL34 | w | blackberry,orange,caramel | 15.00 | 250 | From estates so close to the city that the picking buses start at the same stage as ours.
R:m | Kirinyaga AB, all-day roast | KE | Kirinyaga | 1650 | SL28 and Ruiru 11 | w | plum,brown_sugar,black_tea | 14.00 | 250 | We take the edge off the acidity and keep the juice.
+D:m/press | Kirinyaga AB, coarse ground | 14.00 | 250
R:md | Matatu Espresso | - | - | - | - | - | dark_chocolate,cherry,molasses | 13.50 | 250 | Loud, fast, painted in four colours, and it gets you there.
R:l | Embu Kibugu, light | KE | Embu | 1800 | SL28 | w | grapefruit,redcurrant,rhubarb | 17.50 | 250 | Sharp as a new pencil for the first five minutes, then all berry.
S | Coffee mandazi crisps | cookies | 4.90 | 140 | Mandazi dough rolled thin, fried crisp and dusted with cardamom, sugar and fine coffee. They taste like four o'clock.
S | Macadamias with coffee glaze | nuts | 10.80 | 160 | Embu macadamias in a brittle coat of espresso caramel and sea salt. Sorted twice for shells, eaten once.
@nyamasheke-women | Abakundakawa ba Kivu | cooperative | basic | RW | Nyamasheke | Western Province | FO | Immaculée Uwimana
> The name means those who love coffee by the lake. We were sixty widows in 2004 with a hillside and no buyer; today 340 women own the washing station, the nursery and a truck that is usually borrowed by everyone. The lake keeps our nights cool and our beds damp-free by morning.
G | Kivu Lakeside Red Bourbon, washed | RW | Nyamasheke | 1850 | Red Bourbon | w | orange,black_tea,brown_sugar | 60.00 | 5000 | Floated, fermented, graded in channels and then hand-sorted by the members whose trees they came from.
G | Kivu Lakeside honey, cup of the season | RW | Nyamasheke | 1900 | Red Bourbon | h | peach,honey,rooibos | 16.80 | 1000 | Our first honey-processed lot that did not get rained on.
R:m | Abakundakawa medium roast | RW | Nyamasheke | 1850 | Red Bourbon | w | caramel,orange,almond | 15.50 | 250 | A steady sweet cup that has paid more school fees than we can count.
+D:m/filter | Abakundakawa ground coffee | 15.50 | 250
@kayanza-hill | Mpemba Hill Coffee | coffee_farm | freemium | BI | Kayanza | Kayanza | - | Désiré Ndayishimiye
> Kayanza's hills are so full of people that a big farm is three hundred trees. I rent drying tables to my neighbours and pay them extra for cherries that sink. It is a small idea, but the water bucket doesn't lie.
G | Mpemba Hill washed Bourbon | BI | Kayanza | 1800 | Red Bourbon | w | redcurrant,lemon,black_tea | 15.80 | 1000 | Only the sinkers, depulped on a hand-cranked disc and soaked twice.
+R:ml | Mpemba Hill, light-medium roast | 16.50 | 250
@kilimanjaro-slopes | Marangu Slopes Cooperative | cooperative | basic | TZ | Marangu | Kilimanjaro | FO | Neema Mushi
> The Chagga have been growing coffee between bananas on this mountain since the first mission seedlings, and our irrigation furrows are older still. The snow up there is thinner every year, so we plant higher and keep more shade. Our tasting room is a former chapel; people do lower their voices.
G | Kilimanjaro AA, washed | TZ | Kilimanjaro | 1600 | Bourbon and Kent | w | blackcurrant,brown_sugar,lemon | 62.00 | 5000 | Banana-shaded home gardens irrigated by hand-dug furrows from the forest edge.
G | Kilimanjaro Peaberry | TZ | Kilimanjaro | 1600 | Kent | w | tangerine,cocoa,black_tea | 16.40 | 1000 | Small, round, dense beans that roast so evenly it feels like cheating.
+R:m | Kilimanjaro Peaberry, medium | 17.00 | 250
+D:m/press | Kilimanjaro Peaberry, ground for press | 17.00 | 250
@sipi-falls | Sipi Falls Gardens | coffee_farm | freemium | UG | Kapchorwa | Mount Elgon | O | Moses Chelimo
> You hear the falls before you see our gardens. Elgon gave us red soil, three waterfalls and a road that becomes a fourth one in April. My cousins and I bring cherries down on donkeys because motorbikes spill.
G | Sipi Falls washed SL14 | UG | Mount Elgon | 1850 | SL14 and SL28 | w | lemon,caramel,cocoa | 14.60 | 1000 | High gardens above the second waterfall, washed in its water and dried in its wind.
G | Sipi Falls natural | UG | Mount Elgon | 1800 | Nyasaland | n | mango,dark_chocolate,molasses | 14.90 | 1000 | Big, sweet and a little wild; we dry it slowly in parabolic tunnels built from bent conduit.
+R:m | Sipi Falls natural, roasted | 15.50 | 250
@kivu-lake | Idjwi Island Growers | cooperative | freemium | CD | Idjwi | South Kivu | FO | Furaha Bahati
> Idjwi lies in the middle of Lake Kivu, and for years our coffee crossed to Rwanda at night in pirogues; some of our husbands did not come back from those crossings. Now the boats go by daylight, with papers, from our own pier. Peace tastes of something, and we think it is this.
G | Idjwi Island washed Bourbon | CD | South Kivu | 1650 | Red Bourbon | w | orange,honey,milk_chocolate | 14.40 | 1000 | Grown on volcanic island slopes and carried to the mainland by boat, in daylight.
+R:m | Idjwi Island, medium roast | 16.00 | 250
+D:m/filter | Idjwi Island, ground | 16.00 | 250
@misuku-hills | Misuku Hills Coffee | coffee_farm | pending | MW | Chitipa | Misuku Hills | - | Chikondi Msiska
> The Misuku Hills are as far north as Malawi goes and about as green as it gets. We grow Geisha that arrived here in the 1930s, long before anyone thought it was fashionable. We would like to show it to you.
G | Misuku Hills Geisha, washed | MW | Misuku Hills | 1800 | Geisha | w | orange_blossom,honey,lemon | 24.00 | 1000 | Descended from colonial trial plots; shy at first, floral once it cools.
@tafelberg | Tafelberg Coffee Works | roastery | basic | ZA | Cape Town | Western Cape | - | Lerato van Wyk
> We roast in Woodstock, in a shed that used to rebuild bus engines, and the tannies next door still call us the burnt-bean boys, though half of us are women. African coffees only, from Malawi upwards. When the South-Easter blows, the whole street smells of Ethiopia.
R:ml | Tafelberg Rwanda Huye Mountain | RW | Huye | 1800 | Red Bourbon | w | orange,caramel,rooibos | 15.50 | 250 | Sweet, tidy and forgiving; the bag we hand to people who have just bought a grinder.
R:m | Tafelberg Zambia Mafinga Hills | ZM | Northern Province | 1700 | Castillo and Catimor | w | plum,cocoa,black_tea | 15.00 | 250 | Grown near the source of nothing in particular and the end of a very long road.
R:md | Tafelberg South-Easter Espresso | - | - | - | - | - | dark_chocolate,black_cherry,toffee | 14.00 | 250 | Uganda for weight, Ethiopia for lift. It will hold your hat on.
+D:md/espresso | Tafelberg South-Easter, espresso grind | 14.00 | 250
D:m/press | Tafelberg Stoep blend, plunger grind | - | - | - | - | - | milk_chocolate,orange,biscuit | 12.50 | 250 | For plungers on verandas, refilled until somebody lights the fire.
S | Buttermilk rusks with coffee | biscotti | 6.80 | 450 | Twice-baked, knobbly and made to be dunked. We swap a third of the buttermilk for cold brew and tell our grandmothers nothing.
S | Biltong-spiced coffee cashews | nuts | 7.40 | 150 | Coriander, black pepper, brown vinegar and coffee on slow-roasted cashews. There is no meat in the bag, whatever the dog thinks.
C | Coffee fudge with sea salt | caramels | 7.90 | 200 | Crumbly Cape fudge with a shot of espresso and salt from the West Coast pans. Sixteen squares, in theory.
`;
