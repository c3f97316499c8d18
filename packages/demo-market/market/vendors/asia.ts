/** India, Indonesia, Vietnam, Thailand, Myanmar, China, Taiwan, South Korea, Japan. */
export const asia = `
@bababudan-estate | Baba Budan Ridge Estate | coffee_farm | basic | IN | Chikkamagaluru | Karnataka | R | Kavya Hegde
> The story goes that Baba Budan smuggled seven beans out of Mocha in his beard and planted them on our ridge. We can't prove it, but our oldest block is certainly stubborn enough. Pepper vines climb the shade trees, a leopard walks the drying yard in March, and both arabica and robusta are washed with the same care.
G | Baba Budan Selection 795, washed | IN | Baba Budangiri | 1350 | S795 | w | orange,clove,milk_chocolate | 42.00 | 5000 | A Liberica grandchild with sweet spice in the cup, shaded by silver oak and wild fig.
G | Baba Budan Kaapi Royale robusta | IN | Baba Budangiri | 1050 | Peridenia | w | cocoa,malt,black_pepper | 33.00 | 5000 | Screen 17 washed robusta, the backbone of filter coffee and of several Italian espressos that don't mention it.
+R:md | Kaapi Royale, roasted whole bean | 12.50 | 250
D:md/moka | South Indian filter coffee, 80:20 chicory | IN | Baba Budangiri | 1100 | S795 and robusta | w | molasses,toast,malt | 9.50 | 500 | Eighty parts coffee, twenty parts chicory, decoction thick enough to stain a steel tumbler.
E | Brass South Indian filter, four cups | vietnamese-phin:741810 | 34.00 | 620 | Two stacked chambers and a plunger disc, spun by the coppersmiths of Kumbakonam. Fill it at night; breakfast does the rest.
A | Dabara and tumbler set, brass | cup | 22.00 | 480 | The tumbler pours, the dabara cools, and the arc between them makes the foam. Two pairs, lacquer-free.
S | Jackfruit chips with coffee jaggery | dried-fruit:200899 | 5.20 | 150 | Ripe jackfruit fried in coconut oil, then tumbled in jaggery syrup brewed with robusta. Crisp until the monsoon finds the jar.
@araku-hills | Araku Hills Adivasi Growers | cooperative | freemium | IN | Araku Valley | Andhra Pradesh | FO | Lakshmi Killo
> Twenty years ago we sold berries by the basket to whoever stopped at the roadside. Now we are a cooperative of eleven villages with a score sheet for every plot, and the mango trees we planted for shade have started paying too. Our grandmothers sort the beans, because they miss nothing.
G | Araku Hills natural, SLN 9 | IN | Araku Valley | 1150 | SLN 9 | n | mango,honey,cocoa | 13.80 | 1000 | An Ethiopian cross that loves our red soil, dried between the rows of silver oak.
+R:ml | Araku Hills natural, light-medium | 14.50 | 250
@gayo-permata | Koperasi Permata Gayo Lestari | cooperative | basic | ID | Takengon | Aceh | FO | Siti Rahmah
> Around Lake Laut Tawar nearly every family has a hectare and an opinion about coffee. We hull it wet, as everyone in Sumatra does, because rain never gives parchment time to dry. That is where the deep, foresty cup comes from; the sweetness comes from picking properly.
G | Gayo Mountain wet-hulled grade 1 | ID | Gayo | 1450 | Ateng and Tim Tim | wh | cedar,dark_chocolate,herbs | 52.00 | 5000 | Triple-picked on tables in Takengon by women who can hold a conversation with their eyes on the beans.
G | Gayo Bener Meriah honey | ID | Gayo | 1550 | Gayo 2 | h | papaya,molasses,lemongrass | 14.90 | 1000 | One of the few Sumatran lots dried all the way in the parchment, under plastic domes.
+R:m | Bener Meriah honey, medium roast | 15.00 | 250
R:d | Gayo wet-hulled, dark roast | ID | Gayo | 1450 | Ateng | wh | dark_chocolate,cedar,molasses | 14.00 | 250 | Syrup-thick and low in acid, at its best with a slice of something sweet and a long rain.
+D:d/press | Gayo wet-hulled, ground coarse | 14.00 | 250
@rumah-kopi-jogja | Rumah Kopi Kotagede | roastery | basic | ID | Yogyakarta | Java | - | Bagus Prasetyo
> We roast among the silversmiths of Kotagede, so the neighbourhood sound is tapping and the smell is ours. Seventeen thousand islands and about nine coffees at a time: we write the ferry crossings on each bag. Java taught half the world the word for coffee and we are in no hurry to let it forget.
R:md | Mandheling Lintong | ID | Lintong | 1400 | Typica and Ateng | wh | earth,dark_chocolate,tobacco | 14.50 | 250 | From the southern rim of Lake Toba; two ferries, one volcano.
R:m | Toraja Sapan | ID | Toraja | 1700 | S795 | wh | cinnamon,red_apple,cedar | 16.50 | 250 | Carried out of the Sapan hills on ponies when the road is gone, which is often.
R:ml | Flores Bajawa honey | ID | Flores | 1500 | S795 | h | brown_sugar,nutmeg,orange | 15.50 | 250 | Five ferries. Worth every one of them for the palm-sugar sweetness.
R:l | Bali Kintamani natural | ID | Kintamani | 1300 | Kartika | n | mandarin,lychee,cocoa | 16.00 | 250 | Grown between orange trees on the caldera rim and watered by temple schedule.
D:md/cloth | Kopi tubruk, Java robusta | ID | East Java | 800 | Robusta | n | peanut,malt,dark_chocolate | 8.50 | 250 | Fine powder, boiling water, a glass and three minutes of not stirring.
C | Palm sugar and coffee dodol | caramels:170490 | 6.90 | 200 | Sticky rice flour, coconut milk and palm sugar stirred for six hours with Toraja coffee. Wrapped in corn husk, pulled apart with both hands.
@langbiang-farm | Langbiang Cloud Farm | coffee_farm | freemium | VN | Lac Duong | Lam Dong | - | K'Brem Ha
> Our K'Ho village grows arabica the French left behind and nobody tended. I learned processing from videos with the sound off because the children were asleep. Now we dry honeys on the roof and roast in a popcorn machine I rebuilt; the big roaster is next year's plan.
G | Langbiang Typica honey | VN | Lam Dong | 1550 | Typica | h | sugar_cane,peach,vanilla | 15.20 | 1000 | Old Typica under persimmon trees, with pine forest above and the clouds usually inside both.
+R:ml | Langbiang Typica, small roast | 16.00 | 250
@pho-hang-phin | Phố Hàng Phin | equipment_manufacturer | basic | VN | Hanoi | Hanoi | - | Nguyễn Minh Châu
> Hàng Thiếc is the street of tin, and my family has stamped phins there since the trams. We make them in aluminium, steel and brass, and we blend the coffee that belongs in them: robusta with enough butter and backbone to stand up to condensed milk. Slow dripping is not a fault. It is when you talk.
E | Steel phin, single cup | vietnamese-phin | 9.50 | 110 | Gravity press, laser-cut holes and a lid that doubles as a coaster. Four minutes for a cup you will dilute with nothing but ice.
E | Brass phin, etched lotus | vietnamese-phin:741810 | 24.00 | 190 | Heavier, slower to cool and prettier to leave on the table. The lotus is etched by hand after the stamping press has had its say.
E | Party phin, one litre | vietnamese-phin | 29.00 | 640 | A pot-sized filter for weddings, offices and egg-coffee mornings. Sits on any saucepan or jug.
A | Glass cups for cà phê sữa đá, four | glass | 14.00 | 780 | Tall, ribbed and thick enough for a long spoon. The line marks two fingers of condensed milk.
D:d/phin | Robusta butter roast, phin grind | VN | Dak Lak | 600 | Robusta | n | cocoa,butter,toast | 9.00 | 500 | Roasted dark with a little butter and rock salt, as Buôn Ma Thuột has always done it.
D:md/phin | Culi peaberry robusta, phin grind | VN | Dak Lak | 650 | Robusta | n | dark_chocolate,cashew,malt | 11.00 | 340 | Single round beans with twice the stubbornness; pour it over ice before it argues.
D:m/phin | Hà Nội weekend blend | - | - | - | - | - | caramel,cocoa,rum | 10.50 | 340 | Da Lat arabica and washed robusta, gentle enough to drink black on a Sunday balcony.
S | Coconut coffee crisps | cookies:190532 | 4.60 | 150 | Thin coconut wafers baked over charcoal in Bến Tre, brushed with strong robusta. They shatter before you are ready.
C | Condensed milk coffee candy | candy | 4.20 | 180 | Hard outside, chewy inside, and the taste of a street corner in both. Individually wrapped, so you can pretend to count.
@doi-mork | Doi Mork Akha Coffee | coffee_farm | basic | TH | Chiang Rai | Chiang Rai | O | Ayu Chermue
> My grandmother grew poppies because there was nothing else to sell. The royal project brought coffee and cherries, and the Akha villages on Doi Mork brought patience. We ferment in the cool of the forest, wash in a single creek, and return the water through three ponds and a vetiver bed.
G | Doi Mork washed Catimor | TH | Chiang Rai | 1350 | Catimor | w | brown_sugar,orange,almond | 13.60 | 1000 | From forest plots where the shade trees outnumber the coffee.
G | Doi Mork anaerobic Typica | TH | Chiang Rai | 1450 | Typica | a | lychee,pineapple,rum | 18.50 | 1000 | Four days in sealed blue barrels parked in the creek to keep them cool.
+R:ml | Doi Mork anaerobic, small batch | 18.00 | 200
D:md/cold | Doi Mork iced coffee, coarse grind | TH | Chiang Rai | 1350 | Catimor | w | dark_chocolate,caramel,orange | 12.50 | 340 | Roasted for tall glasses, crushed ice and forty-degree Aprils.
S | Coffee-roasted cashews with lime leaf | nuts | 6.90 | 140 | Uttaradit cashews roasted on coffee smoke and tossed with makrut lime leaf. We make them on rainy days and it rains a lot.
@ywangan-hills | Ywangan Hill Farmers | cooperative | pending | MM | Ywangan | Shan State | F | Nan Khin Phyu
> We are Danu farmers from the Shan hills who dry whole cherries on bamboo because we never had machines. Buyers found us, then lost the road to us, and we kept drying. If the road holds, we would like to be found again.
G | Ywangan natural, village lot | MM | Ywangan | 1350 | Catuai and SL34 | n | plum,honey,red_wine | 14.80 | 1000 | Turned on bamboo mats every half hour by whoever is home.
@nujiang-terrace | Nujiang Terrace Coffee | coffee_farm | basic | CN | Baoshan | Yunnan | - | Li Wenjun
> The Nu River cuts so deep that our village has banana trees at the bottom and snow at the top. We planted Typica in the fifties, forgot it, and rediscovered it when my sister came home from Shanghai with a refractometer. We still pay pickers by ripeness, measured with her gadget.
G | Nujiang old Typica, washed | CN | Yunnan | 1500 | Typica | w | sugar_cane,green_tea,plum | 17.20 | 1000 | Tall, unpruned trees from the first plantings, in a hot dry valley that ripens them slowly.
G | Baoshan Catimor honey | CN | Yunnan | 1350 | Catimor | h | brown_sugar,walnut,persimmon | 38.00 | 5000 | Catimor treated with more respect than usual, and repaying it.
+R:m | Baoshan honey, medium roast | 14.50 | 227
R:l | Nujiang Typica, light roast | CN | Yunnan | 1500 | Typica | w | sugar_cane,green_tea,plum | 19.00 | 200 | Roasted the way we roast tea: stopping just before it becomes obvious.
D:ml/filter | Yunnan drip bags, box of ten | CN | Yunnan | 1400 | Typica and Catimor | w | honey,walnut,plum | 13.80 | 110 | Ten hanging filters, each filled with eleven grams, for trains, offices and dormitories.
S | Flower cakes with coffee filling | cookies:190590 | 9.60 | 240 | Yunnan rose-petal pastry, flaky with lard as it should be, with a spoon of coffee paste under the petals. Six cakes, best within the month.
@alishan-mist | Alishan Mist Roasters | roastery | basic | TW | Chiayi | Chiayi County | - | Chen Yi-Ting
> We come from four generations of tea, and we cup coffee with gongfu manners: small pots, many infusions, no hurry. Our own trees grow on Alishan beside the high-mountain oolong, and we buy the rest where we would like to live. Father has stopped calling it a phase.
R:l | Alishan Typica, home garden | TW | Alishan | 1250 | Typica | h | osmanthus,honey,pear | 36.00 | 100 | Grown next to the oolong and, we swear, a little jealous of it.
R:l | Mist Gesha, Colombia Huila | CO | Huila | 1800 | Gesha | w | jasmine,lime,honey | 32.00 | 150 | Roasted for tasting cups: serve in sixty-millilitre sips and compare the third with the first.
R:ml | Mist Ethiopia Guji, oolong-style rest | ET | Guji | 2100 | Heirloom | n | peach,black_tea,lychee | 19.50 | 200 | Rested three weeks in clay before packing, a habit we carried over from tea.
D:l/filter | Mist drip bags, seven mornings | - | - | - | - | - | jasmine,peach,black_tea | 18.00 | 84 | Seven coffees, seven days, one small card each with water temperature and weather.
A | Tasting cups in celadon, pair | cup | 32.00 | 180 | One tall aroma cup, one low sipping cup, thrown in Yingge under a cracked green glaze. They slow you down by about four minutes.
C | Pineapple cakes with espresso | cookies:190590 | 15.80 | 300 | Native pineapple jam cooked with espresso in a milk-powder crust. Eight golden bricks, each about three polite bites.
@hangang-works | Hangang Coffee Works | equipment_manufacturer | premium | KR | Incheon | Incheon | - | Park Ji-hoon
> We made load cells for hospital beds before a café owner asked us for a better scale. Forty engineers later we build scales, grinders and brewers for people who change one variable at a time. Every unit leaves with its calibration sheet, and the firmware changelog is longer than this story.
E | Hangang Zero scale | scale | 119.00 | 480 | A tenth of a gram, twenty readings a second and a timer that starts itself. The top plate is a single sheet of glass, so there is nowhere for water to hide.
E | Hangang Pocket scale | scale | 49.00 | 190 | Small enough for an espresso drip tray and rinsable under the tap. Runs three months on one charge.
E | Hangang G83 flat burr grinder | grinder | 1180.00 | 14200 | Eighty-three millimetre burrs, speed from 300 to 1,400 turns and a burr chamber that opens without tools. Loud enough to be trusted, quiet enough for five in the morning.
E | Hangang Mini electric grinder | grinder | 189.00 | 2900 | Forty-eight millimetre conical burrs, single dose, with a bellows that isn't an afterthought. The footprint of a paperback.
E | Hangang Drip, programmable pour-over | pourover:851671 | 329.00 | 4100 | Repeats your pour: bloom, pulses, pauses, height of water. It learns one recipe by watching you make it on the scale.
E | Cold drip tower Namsan, eight hours | cold-brew | 165.00 | 3800 | Borosilicate globes, a needle valve that keeps its setting and a frame of ash wood. One drop every second and a half.
E | Hangang immersion dripper | pourover:392410 | 28.00 | 290 | Steep, lift, drain: a valve base under a forty-five degree cone. Hard to get wrong at six o'clock.
A | Magnetic dosing cup, 58 mm | canister | 24.00 | 130 | Catches every ground and flips onto the basket without spilling. Inside, a blast finish that lets go of static.
A | Puck screen, 58.5 mm, two pieces | filter-papers:732393 | 12.00 | 40 | Sintered steel, 1.7 millimetres thick, to keep the shower clean and the water even. Boil them on Sundays.
A | Water hardness drops and mineral kit | cleaning:382219 | 19.50 | 210 | Test drops plus two small bottles of concentrate to build brewing water from any tap. Makes two hundred litres.
@kyo-kissa | Kyō Kissa Roasters | roastery | premium | JP | Kyoto | Kyoto | - | Haruka Nishimura
> My grandfather's kissaten had nine seats, one record player and a rule against hurry. I kept the rule and the charcoal roaster, and added light roasts he would have called tea. We still sort every batch by hand twice, before and after the fire.
R:d | Kissa No. 1, charcoal roast | - | - | - | - | - | dark_chocolate,smoke,molasses | 17.00 | 200 | Grandfather's recipe, unchanged: Brazil and Mandheling over oak charcoal, aged three days before sale.
+D:d/cloth | Kissa No. 1, ground for nel drip | 17.00 | 200
R:md | Kissa No. 4, for milk | - | - | - | - | - | caramel,walnut,cocoa | 16.00 | 200 | Made for café au lait poured from two pots at once, with a steady hand or an apron.
R:l | Kyō Ethiopia Chelbesa | ET | Gedeb | 2100 | Heirloom | w | jasmine,yuzu,honey | 21.00 | 150 | The roast he would have called tea, and asked for a second cup of.
R:l | Kyō Panama Boquete Geisha | PA | Boquete | 1700 | Geisha | w | bergamot,peach,jasmine | 49.00 | 100 | Ten cups' worth, in a paulownia box, to be opened on a day with nothing in it.
R:m | Kyō Guatemala Antigua | GT | Antigua | 1550 | Bourbon | w | cocoa,orange,brown_sugar | 17.50 | 200 | The coffee we serve with toast, thick-cut, at the hour when the light reaches the second seat.
R:ml | Kyō Costa Rica honey | CR | Tarrazú | 1750 | Caturra | h | kumquat,honey,caramel | 18.50 | 200 | Citrus peel in syrup, the kind that comes with winter visits.
D:m/filter | Kissa drip bags, box of twelve | - | - | - | - | - | cocoa,caramel,orange | 19.00 | 132 | Each bag is filled, flushed and sealed within the hour, and stamped by the person who did it.
E | Nel drip set with cherry handle | cloth-filter | 64.00 | 340 | Three flannel cloths, a turned cherry handle and a glass server marked for one, two and three. The instructions advise patience and are only nine words long.
E | Kyoto cold drip, tabletop | cold-brew | 210.00 | 2600 | Walnut frame, brass valve, glass blown in Shiga. It fills a room with the sound of almost nothing.
C | Coffee jelly in syrup, four jars | jar:210690 | 18.00 | 600 | Trembling cubes of charcoal-roast coffee in brown sugar syrup, with cream to pour yourself. The kissaten dessert, sent with its own spoon.
C | Coffee yokan | bar:170490 | 13.50 | 180 | Bean jelly from white azuki and nel-drip coffee, smooth as lacquer. Cut thin; it lasts a week of afternoons.
@tsubame-kanamono | Tsubame Kanamono | equipment_manufacturer | basic | JP | Tsubame | Niigata | - | Kenji Watanabe
> Tsubame began with nails, went on to spoons and now polishes half the world's metal. Our workshop is six people, two of them named Watanabe, and we make kettles whose spouts are bent by eye. A good spout writes with water.
E | Slim-spout kettle Hoso, 600 ml | kettle | 78.00 | 460 | A spout seven millimetres across that pours straight down, even when nearly empty. Brushed stainless, all seams polished inside.
E | Copper kettle Tsuru, 700 ml | kettle:741810 | 165.00 | 590 | Hammered from one sheet over 2,400 blows, tinned inside. It turns from rose to tea brown in its first year.
E | Steel dripper with fine mesh, no paper | pourover:732393 | 46.00 | 180 | Double mesh, photo-etched, with a fold that keeps the sludge out. Rinse, dry, forget about papers.
E | Travel pour-over set Tabi | pourover:732393 | 88.00 | 520 | Folding dripper, 350 ml kettle and two cups nested in a canvas roll. Weighs less than a novel.
A | Measuring scoop, long handle | spoon | 16.00 | 52 | Ten grams level, bent so that it hangs on the edge of a can. Mirror outside, satin inside.
A | Drip thermometer with clip | thermometer | 21.00 | 48 | Reads in four seconds, clips to any rim and can be recalibrated with a nut under the dial.
A | Stainless canister Maru, 200 grams | canister | 39.00 | 310 | The inner lid sinks slowly on its own breath of air. Seams invisible, dents forgiven.
A | Latte spoon pair, hammered | spoon | 18.00 | 60 | Shallow bowls for foam and a bevelled end for crema. Made from the same offcuts as the kettles.
@hasami-kama | Hasami Kama Ichi | equipment_manufacturer | basic | JP | Hasami | Nagasaki | - | Yoko Matsuo
> Hasami has made everyday porcelain for four hundred years, never the kind that stays in a cabinet. We cast in halves, join by hand and glaze in colours named after the weather. If a cup doesn't stack, it doesn't ship.
E | Porcelain dripper Ame, one to two cups | pourover | 33.00 | 330 | Deep curved ribs and a thin wall that warms quickly. Rain-grey glaze, unglazed foot.
E | Porcelain dripper Hare, three to four cups | pourover | 39.00 | 440 | The larger cone, in the white of a clear day, with a window to see the level.
E | Ceramic filter block Mizu | pourover:691490 | 41.00 | 360 | Porous far-infrared ceramic that filters without paper and rounds off hard water. Needs a five-minute burn on the stove once a month.
A | Stacking cup Kumo, 200 ml | cup | 16.00 | 210 | Cloud-white outside, bare clay ring below, and a rim that nests exactly. Buy one and you will want six.
A | Stacking mug Yuki, 320 ml | mug | 19.00 | 290 | Snow glaze, straight walls, handle for two fingers. Goes in the microwave with a clear conscience.
A | Espresso cup Yoi, pair with saucers | cup | 31.00 | 300 | Evening blue, seventy millilitres, with a saucer deep enough for one biscuit.
A | Drip tray and spoon rest | tray:691110 | 12.00 | 140 | A shallow oval for the dripper to cry into between pours. Matches everything by matching nothing.
@kulit-manis-sg | Kulit Manis Kopi House | coffee_brand_owner | basic | SG | Singapore | Singapore | - | Adeline Tan
> Kopi-o, kopi-c, siew dai, peng: our grandfather took orders in a language of his own at a stall on Jalan Besar. We closed the stall and kept the roaster, the sock and the recipe with the margarine we are not supposed to mention. Every tin comes with a dictionary.
D:d/cloth | Jalan Besar kopi powder | - | - | - | - | - | caramel,butter,molasses | 10.80 | 400 | Robusta and Liberica wok-roasted with sugar until the neighbours complain.
D:d/cloth | Liberica kopi, Johor | MY | Johor | 50 | Liberica | n | jackfruit,smoke,dark_chocolate | 13.50 | 250 | Big lopsided beans that smell of jackfruit before they are even roasted.
E | Kopi sock and long-spout pot | cloth-filter | 38.00 | 780 | A cotton sock on a wire ring and a tin pot tall enough to pull from shoulder height. Mind the ceiling.
A | Kopitiam cup and saucer, green flower | cup | 13.00 | 330 | Thick porcelain with the print our parents drank from. The saucer is for cooling, whatever guests say.
S | Kaya toast biscuits with kopi | cookies | 6.40 | 180 | Butter biscuits flavoured with coconut, pandan and kopi. Half-boiled eggs not included.
C | Gula melaka coffee pralines | truffles | 16.80 | 140 | Dark chocolate shells with a runny centre of palm sugar and kopi-o. Eat them whole or wear them.
`;
