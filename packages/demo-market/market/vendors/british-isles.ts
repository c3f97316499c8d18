/** Ireland and Great Britain. */
export const britishIsles = `
@slow-tide-coffee | Slow Tide Coffee Roasters | roastery | premium | IE | Galway | County Galway | O | Maeve Gallagher
> We roast on the docks in Galway, where the tide sets the mood and the seagulls set the schedule. I learned on a sample roaster in my mother's shed in Spiddal and still taste everything with the door open to the bay. We buy from eleven producers, most of them for the sixth or seventh year, and we would sooner sell out than stretch a lot.
R:l | Slow Tide Ethiopia Aricha | ET | Yirgacheffe | 2050 | Heirloom | w | jasmine,bergamot,honey | 17.50 | 250 | The cup that made me give up a sensible job.
+D:l/filter | Slow Tide Aricha, ground for pour-over | 17.50 | 250
R:l | Slow Tide Kenya Thiriku | KE | Nyeri | 1850 | SL28 and SL34 | w | blackcurrant,lime,brown_sugar | 19.50 | 250 | Bright enough for a February morning, and we keep most of ours for exactly that.
R:ml | Slow Tide Colombia Las Mingas | CO | Huila | 1800 | Caturra and Colombia | w | red_apple,toffee,orange | 16.00 | 250 | A minga is neighbours turning up to help; forty of them filled this container.
+D:ml/press | Slow Tide Las Mingas, ground for cafetière | 16.00 | 250
R:ml | Slow Tide El Salvador Honey | SV | Apaneca-Ilamatepec | 1450 | Bourbon | h | honey,apricot,cocoa | 16.50 | 250 | Apricot jam on brown bread, with plenty of butter.
R:m | Slow Tide Peru La Convención | PE | Cusco | 1750 | Typica | w | caramel,milk_chocolate,orange | 14.50 | 250 | Organic, gentle and the first to vanish from the office tin.
R:ml | Slow Tide Rwanda Gatare | RW | Nyamasheke | 1800 | Red Bourbon | w | orange,rooibos,caramel | 16.00 | 250 | The oldest washing station in its district, rebuilt by the women who now run it.
R:m | Slow Tide Dock Road Blend | - | - | - | - | - | milk_chocolate,caramel,hazelnut | 13.50 | 250 | Our everyday bag: Peru, Brazil and whatever the month needs to stay itself.
+D:m/filter | Slow Tide Dock Road, filter grind | 13.50 | 250
R:md | Slow Tide Spring Tide Espresso | - | - | - | - | - | dark_chocolate,cherry,toffee | 14.50 | 250 | High water: syrupy, dark-fruited and at its best a fortnight after roasting.
+D:md/espresso | Slow Tide Spring Tide, espresso grind | 14.50 | 250
R:m | Slow Tide Moonless Decaf | CO | Huila | 1700 | Castillo | w | brown_sugar,red_apple,cocoa | 15.00 | 250 | Sugarcane decaf that the regulars order by mistake and then on purpose.
R:md | Slow Tide Spring Tide, café kilo | - | - | - | - | - | dark_chocolate,cherry,toffee | 46.00 | 1000 | The same espresso in the size our cafés take, with a valve and a roast date you can read without glasses.
C | Slow Tide whiskey coffee truffles, nine | truffles | 18.50 | 120 | Single pot still whiskey, Spring Tide espresso and cream from a farm in Moycullen. Best within a month; never tested beyond a week.
S | Slow Tide oat and coffee cookies | cookies | 7.20 | 220 | Rolled oats, brown butter, a spoon of ground Dock Road in the dough. Crisp rim, soft middle.
E | Slow Tide starter brewer, V-cone and server | pourover | 44.00 | 690 | A glass cone, a 600 ml server and forty papers, with our recipe printed where you will see it: on the box lid.
A | Slow Tide stoneware mug | mug | 22.00 | 370 | Thrown in Clifden by a potter who charges us in coffee. The glaze is the bay at six in the morning.
A | Slow Tide tea-towel-sized bar cloth | cloth | 12.00 | 90 | Irish linen, tide table for Galway docks woven along the hem. Out of date since January, still dries glasses.
@brickmoor | Brickmoor Coffee | roastery | basic | GB | Bristol | England | O | Callum Whitfield
> Brickmoor is five friends, one railway arch and a loan from somebody's nan, repaid in full with beans. We like coffees that taste of themselves without needing a lecture. The arch shakes every eleven minutes; we have learned to pour between trains.
R:ml | Brickmoor Guatemala El Bosque | GT | Huehuetenango | 1750 | Bourbon | w | toffee,green_apple,almond | 13.50 | 250 | Toffee apple on a stick, more or less, without the queue.
R:l | Brickmoor Ethiopia Suke Quto | ET | Guji | 2100 | Heirloom | n | blueberry,peach,black_tea | 15.50 | 250 | A farmer called Tesfaye replanted this hillside after the landslides of 2012.
R:md | Brickmoor Arch 9 Espresso | - | - | - | - | - | dark_chocolate,biscuit,caramel | 12.50 | 250 | Chocolate digestive in a demitasse; we stopped resisting the description.
+D:md/moka | Brickmoor Arch 9, stovetop grind | 12.50 | 250
D:m/press | Brickmoor Allotment Blend, cafetière grind | - | - | - | - | - | caramel,raisin,walnut | 11.50 | 250 | For flasks, sheds and leaning on spades.
E | Brickmoor cold brew bottle | cold-brew | 26.00 | 420 | Seven hundred millilitres, silicone spout and a mesh core long enough to reach the bottom. Tea people can use it too, if they ask.
A | Brickmoor enamel tin, 250 g | tin:732393 | 14.00 | 230 | Green outside, cream inside, snug lid. Stacks on its own kind.
@leith-oven | Leith Oven & Bean | other | basic | GB | Edinburgh | Scotland | - | Fiona Drummond
> Shortbread has three ingredients and a lot of opinions. Ours has a fourth, coffee, and we had to move to Leith to be forgiven. We bake four days a week in a former bonded warehouse that still breathes a little whisky on damp mornings.
S | Coffee petticoat-tail shortbread | cookies | 8.50 | 200 | One round, eight wedges, all butter, with finely ground Colombian coffee creamed in early. Snaps clean.
S | Oatcakes with coffee and black treacle | cookies:190590 | 5.40 | 180 | Rough-milled Aberdeenshire oats, barely sweet, excellent under blue cheese. The coffee reads as smoke.
S | Dundee cake with espresso | cake | 19.00 | 700 | Sultanas soaked three days in espresso and sherry, almonds set by hand in rings. Keeps until somebody finds it.
S | Cranachan granola with coffee | granola | 8.90 | 350 | Pinhead oatmeal, raspberries, heather honey and a drizzle of cold brew. Toasts the kitchen as well.
C | Coffee tablet | candy | 6.80 | 180 | Scottish tablet: sugar, butter, condensed milk and a beating, plus two double espressos. One square is a serving, in theory.
C | Espresso marshmallows | marshmallow | 7.60 | 120 | Soft, square and dusted in cocoa. They melt across a mocha like a small weather front.
C | Whisky coffee fudge sauce | syrup | 9.40 | 250 | Thick enough to hold a spoon upright until warmed. The whisky is from Islay and does not hide.
`;
