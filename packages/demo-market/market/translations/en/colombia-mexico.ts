export const colombiaMexico = `
La Aurora Caturra lavado, lote La Loma | La Aurora washed Caturra, La Loma lot | From the top of the farm, where the mist comes down at four and stretches the ripening.
La Aurora Bourbon Rosado miel | La Aurora Pink Bourbon honey | Barely nine hundred trees beside the creek; everything we offer each year comes from them.
Bourbon Rosado de La Aurora, tueste de finca | La Aurora Pink Bourbon, farm roast | -
La Aurora de todos los días | La Aurora Every Day | The coffee we drink in our own kitchen, roasted on Tuesdays in a twelve-kilo drum.
La Aurora molido para colar | La Aurora, ground for the cloth filter | -
Macizo San Agustín, lavado excelso | Macizo San Agustín, washed excelso | A regional blend from two hundred small growers, the same cup harvest after harvest.
Macizo Orgánico Vereda El Tablón | Macizo Organic Vereda El Tablón | Thirty-one families who gave up chemicals in 2006 and have no plans to go back.
Macizo Inzá Tierradentro | = | It travels by mule to the Inzá road and from there, at last, by truck.
Macizo Mujeres Cafeteras, lavado 48 horas | Macizo Women Growers, washed 48 hours | A lot from the eighty-six women who since 2014 have sold under their own name and kept their own books.
Macizo Mujeres Cafeteras, en grano | Macizo Women Growers, whole bean | Each bag is signed by the grower whose lot opened the week’s blend.
Macizo Mujeres Cafeteras, molienda media | Macizo Women Growers, medium grind | -
Macizo Noche en la Plaza | Macizo Night in the Square | Born for the coffee of the San Pedro festival: round, dark, with cane sugar at the end.
Macizo Noche en la Plaza, molido para moka | Macizo Night in the Square, moka grind | -
Macizo Tierradentro, tueste claro | Macizo Tierradentro, light roast | A single grower, don Eliécer Pame, keeps his father’s Typicas among the avocado trees.
Guaduas Nariño Buesaco | = | At more than two thousand meters, on the edge of the Galeras volcano, the cherry takes eleven months to ripen.
Guaduas Cauca Geisha de El Tambo | Guaduas Cauca Geisha from El Tambo | The first harvest of a lot that doña Marlene planted without telling anyone.
Guaduas Tolima Planadas natural | = | Planadas was closed off by war for half a century; today its naturals win competitions.
Guaduas Antioquia Jardín | = | From the town of painted façades, a coffee for breakfast with arepa and fresh cheese.
Guaduas Jardín molido para prensa | Guaduas Jardín, ground for the press | -
Guaduas Espresso Séptima | = | Huila and Sierra Nevada in equal parts: the espresso of our bar on Carrera Séptima.
Guaduas Séptima, molido para espresso | Guaduas Séptima, espresso grind | -
Guaduas Descafeinado de caña | Guaduas Sugar Cane Decaf | Decaffeinated in Manizales with natural cane acetate; hard to guess with your eyes closed.
Guaduas Santander Mesa de los Santos anaeróbico | Guaduas Santander Mesa de los Santos anaerobic | Ninety-six hours in a sealed tank and twelve days on African beds in the shade.
Jarra de goteo Guaduas, juego para seis tazas | Guaduas drip carafe, set for six cups | A one-piece glass carafe with a collar of guadua bamboo turned in La Vega instead of imported wood. Comes with twenty filters and a recipe handwritten by whoever packs it.
Filtros de tela Guaduas, pack de dos | Guaduas cloth filters, pack of two | Raw cotton sewn in Bogotá, with a steel ring that fits any carafe. Rinse them in hot water, keep them damp in the fridge and they last some ninety brews.
Sierra Viva orgánico, vertiente norte | Sierra Viva organic, northern slope | Under the shade of cordia trees, with more than sixty species of birds counted last year.
Sierra Viva natural de Minca | Sierra Viva Minca natural | The Caribbean sun dries it in sixteen days; you can smell the raisins from the road.
Sierra Viva Minca, tueste medio | Sierra Viva Minca, medium roast | -
Sierra Viva Nabusimake | = | The Arhuaco families bring it down twice a year, after asking the mountain for permission.
Sierra Viva Nabusimake molido | Sierra Viva Nabusimake, ground | -
Arequipe con café de la Abuela Inés | Abuela Inés arequipe with coffee | Whole milk, panela and an infusion of Jericó coffee, stirred for four hours in a copper pan. Thick, glossy, with a bitterness that comes at the end and takes away the cloying.
Bocadillo veleño con corazón de café | Bocadillo from Vélez with a coffee heart | Red guava cooked until it can be sliced, with a stripe of coffee sweet in the middle. It comes wrapped in a bijao leaf, as in the village shop.
Cocadas morenas al café, doce unidades | Brown coconut cocadas with coffee, twelve pieces | Coarsely grated coconut, toasted panela and Turkish-ground coffee that crunches a little between the teeth. They don’t last long on any table.
Panelitas de leche con café | Milk panelitas with coffee | Soft little squares of milk and panela, each with a roasted bean on top. We make them on Mondays and Thursdays and ship them the next day.
Galletas de panela y café | Panela and coffee cookies | Crisp outside, with bits of panela that melt when you dip them in your coffee. The recipe was on the back of an invoice from 1971.
Maní garrapiñado con café tostado | Sugar-coated peanuts with roasted coffee | Peanuts from the Magdalena in a crust of sugar, cinnamon and freshly ground coffee. You start with one and finish the bag.
Rosquitas de achira al café | Achira rings with coffee | Achira starch and coastal cheese, baked until hollow, with a touch of coffee you barely notice and don’t forget.
El Mirador Caturra lavado, 2.100 metros | El Mirador washed Caturra, 2,100 meters | A short harvest, from May to July, with seven-degree nights that harden the bean.
El Mirador, primer tueste | El Mirador, first roast | -
Sierra Norte Altura, lavado orgánico | Sierra Norte Altura, washed organic | It grows under allspice and mamey, in plots that look like jungle from the air.
Kuojtakiloyan, café del monte | Kuojtakiloyan, forest coffee | -
Sierra Norte Tueste de Feria | Sierra Norte Fair Roast | Drunk in October, when the voladores fly and it is cold in the square of Cuetzalan.
Café de olla Sierra Norte, con canela y piloncillo | Sierra Norte café de olla, with cinnamon and piloncillo | Coarsely ground coffee with cinnamon from the plot, a piece of piloncillo and a note with doña Rufina’s recipe.
Miel melipona con granos de café | Melipona honey with coffee beans | Runny, slightly sour honey from stingless bees, pisilnekmej, infused with dried coffee cherries. Harvested only in April and May.
Palanqueta de amaranto, cacahuate y café | Amaranth, peanut and coffee palanqueta | Amaranth popped on the griddle, peanuts and honey, with a shot of highland coffee. A snack for the road, the kind that fits in a shoulder bag.
Cerro Azul Chiapas, lavado de montaña | Cerro Azul Chiapas, mountain washed | Marsellesa replanted after the rust, with the few Bourbons that held out.
Cerro Azul, tueste medio | Cerro Azul, medium roast | -
Cerro Azul molido para prensa francesa | Cerro Azul, ground for French press | -
Mezquite Oaxaca Pluma Hidalgo | = | Pluma is a Typica that became part of the house: it hardly exists outside these hills.
Mezquite Veracruz Coatepec | = | From the town that boasts, with reason, of having coffee for breakfast since 1808.
Mezquite Coatepec molido para moka | Mezquite Coatepec, ground for moka | -
Mezquite Guerrero Atoyac natural | = | The Atoyac hills dry it in the sun on palm mats, as ever; all we ask for is more patience.
Mezquite Chiapas Geisha, Siltepec | = | Forty kilos a year, from the coldest corner of the ejido.
Mezquite Media Noche | Mezquite Midnight | For those who grew up with coffee black as in a diner and don’t want to hear about flowers.
Mezquite Media Noche, molienda gruesa para cold brew | Mezquite Midnight, coarse grind for cold brew | -
Mezquite Descafeinado de montaña, Chiapas | Mezquite Mountain Decaf, Chiapas | Decaffeinated with water in Córdoba, Veracruz, three hours from where it was picked.
Taza Talavera Mezquite, edición azul | Mezquite Talavera cup, blue edition | Painted by brush in a workshop in Puebla; no two share a pattern. Holds 180 milliliters, the measure of a café de olla with sweet bread.
Bote hermético Mezquite, medio kilo | Mezquite airtight canister, half a kilo | Enameled steel with a one-way valve and a little window to see how much is left. Made in Ecatepec by the same workshop that makes the nixtamal mills.
Olla de barro para café, un litro y medio | Clay coffee pot, a liter and a half | Cured red clay, fit for a low flame, with a spout that pours without dripping. Before the first coffee you boil milk in it: the label explains how.
Gotero de barro negro, una taza | Black clay dripper, one cup | A cone ribbed by hand, unglazed outside and sealed inside. Takes any small cone filter and holds the heat to the last drop.
Jarritos de barro bruñido, juego de cuatro | Burnished clay jarritos, set of four | Four 150-milliliter mugs, dark as night and lighter than they look. They don’t go in the dishwasher; they go on the table.
Platito y cuchara de barro para catar | Clay saucer and spoon for cupping | A deep spoon of glazed clay and its resting plate, meant for those who cup slowly at home.
Tarro de barro negro con tapa de copal | Black clay jar with copal lid | Keeps two hundred and fifty grams of beans out of the light, under a snug lid of copal wood carved in Arrazola.
`;
