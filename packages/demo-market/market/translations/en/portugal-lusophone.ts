export const portugalLusophone = `
Alfama Bica | = | Arabica from the Cerrado and a well-washed robusta from Angola: thick crema, a sweet finish, no smell of burning.
Alfama Bica moído para máquina | Alfama Bica, ground for the machine | -
Alfama Timor Letefoho | = | From a hybrid that was born by itself on the island and ended up saving coffee farms around the world.
Alfama São Tomé Monte Café | = | Two islands, few sacks and a trace of cacao that comes from the estate next door.
Alfama Etiópia Guji Uraga | Alfama Ethiopia Guji Uraga | The cup we set before anyone who swears that coffee is all the same.
Alfama Uraga moído para filtro | Alfama Uraga, ground for filter | -
Alfama Angola Amboim | = | In 1973 Angola was among the largest producers in the world; this bag is part of the return.
Alfama Burundi Kayanza | = | Red fruit and black tea, in a cup that stays good until it cools.
Alfama Descafeinado da Avó | Alfama Grandmother’s Decaf | For my grandmother, who drank four coffees after dinner and now sleeps.
Alfama Manhã, moído para cafeteira italiana | Alfama Morning, ground for moka pot | A gentle blend, with toast and butter in mind.
Alfama Cevada e Café, meio por meio | Alfama Barley and Coffee, half and half | Half barley from Minho that we roast ourselves, half coffee: the galão of grown-up kids.
Chávena de bica em porcelana, par | Porcelain bica cups, pair | Thick walls and a narrow mouth, sixty milliliters to the line. Made in Ílhavo, without a logo, as customers asked.
Cone de grés com vidrado de cinza | Stoneware cone with ash glaze | Spiral ribs made by hand and a wide base that sits on almost anything. For two cups, with a number two paper filter.
Jarro de serviço em grés, 600 mililitros | Stoneware server, 600 milliliters | A spout that cuts the drop and a handle that fits four fingers. Keeps coffee hot for the length of a conversation.
Cafeteira de saco minhota | Minho coffee pot with cloth bag | A tall glazed clay pot with a wooden ring and a cotton bag, like those of village kitchens. Makes eight cups of barley coffee or of the other kind.
Caneca de grés Cávado, 280 mililitros | Cávado stoneware mug, 280 milliliters | A heavy base, a thin rim and a thumbprint on the handle. None has the color in the photograph, but they are all relatives.
Chávenas de café Galo, conjunto de quatro | Galo coffee cups, set of four | Eighty milliliters, painted with a rooster so small that you see it only when the cup is empty.
Açucareiro e pote de café, par | Sugar bowl and coffee jar, pair | Two sister pieces with cork lids. The coffee one takes a hundred and fifty grams of beans.
Descanso de colher em forma de folha | Leaf-shaped spoon rest | For the spoon that has just stirred and still drips. A detail that prevents many a stain.
Areias de café, lata de meio quilo | Coffee areias shortbread, half-kilo tin | Butter, sugar, flour and very finely ground coffee, with a crust that turns to sand between the teeth. The tin closes well; the hand doesn’t.
Biscoitos de vinho do Porto e café | Port and coffee biscuits | Dry and aromatic, with a ten-year-old tawny in the dough. They ask for a short coffee and a window over the Douro.
Bolo de café da bisavó | Great-grandmother’s coffee cake | A dark crumb, coffee syrup and walnuts from Trás-os-Montes on top. Keeps three weeks wrapped and gets better in the first.
Tostas de figo, noz e café | Fig, walnut and coffee crisps | Very thin, with figs from Torres Novas. They go beside the cheese or beside the cup, depending on the hour.
Amêndoas torradas com sal e café | Roasted almonds with salt and coffee | Almonds from the Upper Douro, fleur de sel from Castro Marim and powdered coffee. One saucer and the conversation lasts longer.
Caramelos de nata e café | Cream and coffee caramels | Cooked to 118 degrees in a copper pan and cut while still warm. Soft, but with character.
Trufas de café e vinho do Porto, nove peças | Coffee and port truffles, nine pieces | Dark chocolate ganache with ruby port and espresso, rolled in cocoa. For after dinner and not before.
Marmelada de café em cubos | Coffee quince paste in cubes | October quinces and a strong coffee that makes it almost balsamic. Cut it in cubes and it disappears in cubes.
Salame de chocolate e café | Chocolate and coffee salami | Biscuit broken by hand, cocoa, butter and a cup full of coffee. In slices, from the fridge.
Quinta da Fajã Arábica dos Açores | Quinta da Fajã Arabica from the Azores | Mild, low in caffeine, dried in the sun between the basalt and the sea.
Quinta da Fajã moído | Quinta da Fajã, ground | -
Novo Amboim Robusta natural, sombra de mulemba | Novo Amboim natural Robusta, mulemba shade | Trees more than fifty years old, rediscovered inside the forest and pruned one by one.
Novo Amboim Robusta lavado, peneira 18 | Novo Amboim washed Robusta, screen 18 | The cooperative’s first washed coffee, made at a station that arrived in three containers.
Planalto do Huambo Catimor lavado | Huambo Plateau washed Catimor | The arabica of the plateau is slowly coming back, with its first sixty sacks in forty years.
Huambo em grão, torrado em Luanda | Huambo whole bean, roasted in Luanda | -
Novo Amboim, café da manhã de Gabela | Novo Amboim, Gabela morning coffee | Strong and smooth, to drink with milk and fried bombó.
Terras do Fogo Típica natural | Terras do Fogo natural Typica | Without irrigation, in the black ash of Mosteiros, with roots that look for water many meters down.
Terras do Fogo torrado à moda dos Mosteiros | Terras do Fogo, roasted the Mosteiros way | -
Chimanimani Catimor lavado | Chimanimani washed Catimor | Young and surprisingly clean, from the third harvest of trees planted after the cyclone.
Chimanimani em grão | Chimanimani whole bean | -
Monte Verde Arábica de ilha, lavado | Monte Verde island Arabica, washed | It grows under coral trees, between the cacao and the afternoon mist.
Monte Verde torrado na roça | Monte Verde, roasted on the estate | -
Chocolate 75 % com nibs e café da roça | 75% chocolate with nibs and coffee from the estate | Old Amelonado cacao and coffee from the same slope, ground together for forty hours. Earthy, straight, with a dried fruit finish.
Grãos de café cobertos de chocolate e baunilha | Coffee beans coated in chocolate and vanilla | Our beans, our chocolate and our vanilla: nothing traveled more than two kilometers before it went into the bag.
Banana seca com cacau e café | Dried banana with cacao and coffee | Silver bananas dried in the sun, rolled and dusted with cocoa powder and coffee. Chew slowly, like everything on the island.
Letefoho Híbrido de Timor lavado orgânico | Letefoho washed organic Timor Hybrid | Dry-fermented for thirty-six hours in village tanks and washed with spring water.
Letefoho Típica, aldeia Lacau | Letefoho Typica, Lacau village | Typicas from our grandparents’ time, in the shade of giant albizias.
Letefoho natural de Eraulo | Letefoho natural from Eraulo | The most stubborn village dried the whole cherry against all advice, and it was right.
Letefoho, torra de Díli | Letefoho, Dili roast | Roasted in Dili by former students of the cooperative, in a building with a view of Cristo Rei.
Letefoho moído | Letefoho, ground | -
`;
