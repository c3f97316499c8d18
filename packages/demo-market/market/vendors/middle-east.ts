/** Yemen, Emirates, Saudi Arabia, Turkey, Lebanon. */
export const middleEast = `
@haraz-terraces | Haraz Terraces | cooperative | basic | YE | Manakhah | Haraz | - | Faisal al-Harazi
> Our terraces hold the mountain up. Some walls are nine hundred years old, and each winter we pulled stones back into place and, more lately, qat trees out. Water is counted in hours per family. What reaches you has crossed checkpoints, a desert and a sea, and still tastes of apricots.
G | Haraz Mountain natural | YE | Haraz | 2200 | Yemenia | n | apricot,red_wine,cardamom | 44.00 | 1000 | Dried on flat roofs beside the laundry and the goats, in air so dry it needs ten days.
G | Bani Matar natural | YE | Bani Matar | 2300 | Jaadi | n | raisin,dark_chocolate,tamarind | 39.00 | 1000 | The source of the old Mocha trade, hulled between millstones a camel once turned.
R:ml | Haraz Mountain, roasted in Sana'a | YE | Haraz | 2200 | Yemenia | n | apricot,date,cardamom | 32.00 | 200 | We roast it a touch lighter than our fathers did and drink it in smaller cups than yours.
D:l/turkish | Qishr with ginger, ground | YE | Haraz | 2200 | Yemenia | n | ginger,raisin,cinnamon | 13.50 | 200 | The dried husk of the cherry with ginger: what we drink at home while the beans go abroad.
@souk-sixteen | Souk Sixteen Trading | distributor | basic | AE | Dubai | Dubai | - | Rashid Al Marri
> Warehouse sixteen in Al Quoz smells of green jute and cardboard, and everything in it is on its way from one desert to another. We supply cafés from Muscat to Amman with tools that survive dust, heat and sixteen-hour days. If a kettle lasts a Ramadan in our own shop, we stock it.
E | Dallah Najd, brass coffee pot | cezve:741810 | 68.00 | 820 | Crescent spout, hinged lid and a tinned interior safe for long simmering. Holds enough saffron coffee for ten small cups.
E | Sand heater for ibrik, café size | roaster:841981 | 320.00 | 8600 | A copper pan of fine sand over a thermostat, for coffee that rises slowly and never scorches. Plugs in anywhere; guests will film it.
E | Commercial batch brewer, twin 2.5 litre | espresso-machine:841981 | 1240.00 | 19500 | Two programmable sides with pulse brewing and pre-wet, in a body that fits under standard shelves. Descales itself while you mop.
E | Gooseneck kettle Liwa, variable heat | kettle | 96.00 | 1350 | Sets to the degree from 40 to 100 and holds for an hour, even beside an open door in August. The handle stays cool; ours is in its fourth year.
A | Finjan cups with gold rim, dozen | cup | 34.00 | 640 | Thin porcelain, half filled as custom asks. Boxed in felt so that twelve leave and twelve arrive.
A | Insulated serving flask, one litre | server:961700 | 45.00 | 890 | Steel inside and out, with a press lever you can work while holding a tray. Eight hours of heat without the tinny taste.
A | Cardamom mill in olive wood | spoon:821000 | 28.00 | 260 | A small ceramic mill for green pods, set to crack and not to powder. Keep it beside the pot.
@khawlani-house | Beit Khawlani | coffee_brand_owner | basic | SA | Jazan | Jazan | O | Noura Al Faifi
> In the Jazan mountains, coffee is a guest right: no one leaves before the third cup. My family has grown Khawlani on the Faifa terraces for eight generations, and my mother still roasts on the iron pan, blond, the colour of wheat. I handle the boxes and the dates.
R:l | Khawlani blond roast | SA | Faifa | 1500 | Khawlani | n | cardamom,toast,honey | 28.00 | 250 | Roasted pale gold as hospitality demands; brew it long, with cardamom and a thread of saffron.
D:l/turkish | Saudi coffee with cardamom and saffron | SA | Faifa | 1500 | Khawlani | n | cardamom,black_tea,honey | 24.00 | 250 | Blond beans, green cardamom, cloves and real saffron, ground together on the day it ships.
C | Sukkari dates filled with coffee cream | dates | 16.00 | 300 | Soft golden dates from Qassim opened by hand and filled with tahini, mascarpone powder and Khawlani coffee. They keep three weeks, in a house without cousins.
C | Ajwa dates in dark chocolate and coffee | dates:180690 | 19.50 | 260 | Madinah ajwa, almost black, under a thin shell of 72% chocolate with ground coffee. Serve with something bitter.
C | Cardamom coffee halva | bar:170490 | 11.00 | 300 | Pulled sesame halva in long silky strands, ribboned with coffee and cardamom. Slice it with a warm knife.
S | Kleicha coffee and date cookies | cookies | 9.80 | 320 | Spiral cookies of date paste and black lime, with coffee in the dough. Baked for Eid and for every Thursday.
@bakirci-usta | Bakırcı Usta Atölyesi | equipment_manufacturer | basic | TR | Gaziantep | Gaziantep | - | Emre Bakırcıoğlu
> There are forty coppersmiths left in our bazaar and you can tell each one by his rhythm. We hammer every cezve from a single sheet, tin it over charcoal and sign it under the handle. My grandfather's pots come back for re-tinning every ten years, with the grandchildren of the people who bought them.
E | Hammered copper cezve, two cups | cezve | 42.00 | 310 | One and a half millimetres of copper, hand-tinned, with a brass handle riveted three times. Thick enough to bring the foam up slowly.
E | Hammered copper cezve, five cups | cezve | 58.00 | 520 | The family size, with a wider neck for generous foam. Re-tinning is free for the first ten years.
E | Engraved copper cezve, tulip pattern | cezve | 74.00 | 330 | The two-cup pot with a band of tulips cut by chisel, three evenings of work. No two bands meet in the same place.
E | Brass hand mill, Antep | hand-grinder | 66.00 | 680 | Slim enough to hold, heavy enough to trust, grinding to dust as cezve coffee needs. Unscrews into two cups and a story.
A | Copper cups with porcelain liner, pair | cup | 39.00 | 360 | Domed lids keep the foam; the porcelain lifts out for washing. Tulip knobs, naturally.
A | Copper serving tray, round | tray:741810 | 48.00 | 640 | Thirty centimetres, engraved rim, made to carry two cups, two glasses of water and one piece of lokum each.
D:m/turkish | Menengiç and coffee, ground | BR | Cerrado Mineiro | 1100 | Mundo Novo | n | pistachio,cocoa,caramel | 12.00 | 250 | Wild pistachio from our hills pounded with Brazilian coffee, the taste of every Antep afternoon.
D:md/turkish | Bazaar roast Turkish coffee | - | - | - | - | - | dark_chocolate,toast,hazelnut | 10.50 | 250 | Ground finer than flour on stone, sealed while still warm, and still the reason the smiths take breaks.
C | Pistachio and coffee lokum | candy | 12.50 | 300 | Soft starch-set lokum with coarse Antep pistachio and a ripple of coffee. Dusted, boxed, and gone by the second visit.
@beirut-hammana | Hammana Street Coffee | roastery | basic | LB | Beirut | Beirut | - | Nadim Khoury
> The shop lost its windows in August 2020 and the roaster kept turning on a neighbour's generator. We have sold coffee with cardamom and coffee without since 1952, and the argument about which is correct is the oldest thing we own. Prices are on the door, credit is in the notebook.
D:md/turkish | Hammana coffee with cardamom | - | - | - | - | - | cardamom,dark_chocolate,toast | 11.50 | 400 | One part green cardamom to nine of coffee; ask for more and we will only smile.
D:d/turkish | Hammana coffee, plain and dark | - | - | - | - | - | dark_chocolate,smoke,molasses | 10.50 | 400 | For mornings, funerals and the end of long lunches.
R:m | Hammana Brazil and Ethiopia, whole bean | - | - | - | - | - | hazelnut,blueberry,caramel | 13.00 | 400 | Bought by the people upstairs who own a machine and still come down to argue.
S | Sesame barazek with coffee | cookies | 8.40 | 300 | Thin honey cookies, sesame on one side and pistachio on the other, with coffee in the middle where nobody expects it.
S | Roasted seed mix, coffee and sumac | nuts:200819 | 5.90 | 250 | Pumpkin, melon and sunflower seeds roasted with coffee salt and a little sumac. The shells are half the conversation.
C | Coffee and rosewater nougat | bar:170490 | 10.80 | 200 | White nougat with pistachio, apricot and candied coffee beans, scented with rosewater from the Bekaa.
`;
