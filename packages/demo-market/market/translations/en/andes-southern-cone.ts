export const andesSouthernCone = `
Valle Inca Cusco orgánico, grado 1 | Valle Inca Cusco organic, grade 1 | Old Typicas under pacay trees, fed with island guano and compost of pulp.
Valle Inca Geisha de Santa Teresa | Valle Inca Geisha from Santa Teresa | It grows at the foot of snow-capped Salkantay, so high that bananas no longer do.
Geisha de Santa Teresa, tueste claro | Santa Teresa Geisha, light roast | -
Valle Inca, de La Convención | Valle Inca, from La Convención | A coffee for a cold morning, sweet and calm, as a chuta bread asks for.
Valle Inca molido de gota | Valle Inca, ground for drip | -
El Cedro Bourbon amarillo, La Coipa | El Cedro Yellow Bourbon, La Coipa | Forty hours in a cedar tub and eighteen days on beds, in view of the Marañón.
El Cedro Caturra natural | El Cedro natural Caturra | Our first natural: it came out so well that we no longer know how to do less.
Barranco Puno Sandia | = | From the Tambopata valley, fourteen hours by bus and two world championships away.
Barranco Villa Rica | = | Settlers from Pozuzo and Yánesha communities grow it wall to wall.
Barranco Amazonas Rodríguez de Mendoza | = | The oldest valley of Peruvian coffee, where people live past a hundred and put it down to the water.
Barranco Espresso Malecón | = | Villa Rica for the body and a third of Puno so that it doesn’t fall asleep.
Barranco Malecón molido para moka | Barranco Malecón, ground for moka | -
Tejas de café y pecanas | Coffee and pecan tejas | Dulce de leche with coffee, a whole pecan from Ica and a coat of white fondant. Eight pieces wrapped one by one, like large candies.
Granola de quinua, cañihua y café | Quinoa, cañihua and coffee granola | Three Andean grains toasted in a dry pan, sweetened with yacón and a coffee concentrate. It crunches loudly and keeps you standing until lunch.
Barra de kiwicha con café y sal de Maras | Kiwicha bar with coffee and Maras salt | Puffed kiwicha, chocolate from Cusco and a pinch of pink salt you feel at the end. Not for the box; for the pocket.
Chips de plátano verde con polvo de café | Green plantain chips with coffee dust | Plantain from Chanchamayo sliced paper-thin and dusted with coffee and charapita chili. A little hot, a little late.
Habas tostadas al café | Toasted fava beans with coffee | Peeled fava beans from Puno, puffed in hot sand and finished with a glaze of coffee and honey. Grandmother’s travel snack, somewhat more awake.
Toffees de algarrobina y café | Algarrobina and coffee toffees | Algarrobina syrup from Piura cooked with butter and espresso to the hard-ball stage. It sticks to your teeth and nobody complains.
Íntag Sidra lavado | Íntag washed Sidra | The Ecuadorian Sidra: floral as a Geisha and sweet as a Bourbon, planted here since 2011.
Íntag Típica Mejorado, fermentación con levadura | Íntag Típica Mejorado, yeast-fermented | Macerated in converted milk tanks, with the whole cherry and five days of patience.
Típica Mejorado de Íntag, en grano | Íntag Típica Mejorado, whole bean | -
Río Íntag, café de bosque nublado | Río Íntag, cloud forest coffee | Every pound pays for one meter of corridor for the Andean bear.
Barra 60 % leche y café de Mindo | 60% milk and coffee bar from Mindo | Milk from Nono, fine-flavor cacao and coffee ground fine from the first hour of conching. Creamy, with a cappuccino finish.
Barra 85 % con café de Loja | 85% bar with coffee from Loja | For those who take their coffee without sugar and their chocolate without mercy. Long, dry, with a hint of plum.
Granos de café bañados en chocolate | Coffee beans dipped in chocolate | Whole beans from Loja, roasted a shade less, under two coats of chocolate and one of cocoa powder. Impossible to eat just three.
Miel de cacao y café para panqueques | Cacao and coffee syrup for pancakes | The white pulp of the cacao pod, reduced with filter coffee until it coats the spoon. Tart, fruity, not cloying at all.
Trufas de maracuyá y espresso, doce piezas | Passion fruit and espresso truffles, twelve pieces | Passion fruit from the coast for the sharp hit, espresso for the depth and a shell that snaps. They keep three weeks in a cool place.
Uchumachi Caranavi lavado orgánico | Uchumachi Caranavi washed organic | Dried high up, in Achachicala, at almost four thousand meters, where the air has no moisture.
Uchumachi de los Yungas | Uchumachi from the Yungas | -
Illimani Java de Samaipata | Illimani Java from Samaipata | An Ethiopian variety that came by way of Cameroon and found a home at the foot of the fort.
Illimani Yungas, tueste de altura | Illimani Yungas, highland roast | Round and clean, made for water that never reaches a hundred degrees.
Illimani Yungas molido grueso | Illimani Yungas, coarsely ground | -
La Neblina Típica lavado | La Neblina washed Typica | Patio coffee from Mérida, mild and long, the kind Hamburg was ordering a century ago.
La Neblina, guayoyo de la hacienda | La Neblina, hacienda guayoyo | Ground for the cloth filter, light and plentiful, the way guayoyo is served in midafternoon.
San Telmo Brasil Sul de Minas | San Telmo Brazil Sul de Minas | The corner café’s coffee, for the eleven o’clock cortado and the chat that never ends.
San Telmo Perú Cajamarca | San Telmo Peru Cajamarca | It comes by container to Callao and by truck over the mountains; it arrives tired and we let it rest.
San Telmo Espresso Feria | = | A blend of three origins that changes with the season and never loses its depth of dulce de leche.
San Telmo Feria, molido para cafetera italiana | San Telmo Feria, ground for moka pot | -
San Telmo Kenia Kirinyaga | San Telmo Kenya Kirinyaga | The one we open when a customer says they don’t like acidic coffee.
San Telmo Torrado, sin azúcar | San Telmo Torrado, no sugar | Dark as our grandparents’ torrado, but without the burnt sugar that covered everything up.
Taza de bar porteña, loza gruesa | Buenos Aires bar cup, thick china | The one with the fat wall and small handle from the historic cafés, made in Rosario with the original mold. Seventy milliliters, not one more.
Alfajores de café y dulce de leche, caja de seis | Coffee and dulce de leche alfajores, box of six | Shells with espresso in the dough, firm dulce de leche and a semisweet coat. Leave them at room temperature, however hard it is to wait.
Conitos de dulce de leche al café, ocho piezas | Coffee dulce de leche cones, eight pieces | A cookie base, a tower of dulce de leche with coffee and chocolate all the way down. Eating them elegantly isn’t possible.
Dulce de leche con café | Dulce de leche with coffee | Cooked slowly for seven hours with whole beans steeping in it, strained out at the end. For toast, pancakes or a midnight spoon.
Bay biscuits de vainilla y café | Vanilla and coffee Bay biscuits | Baked twice, long and dry, made for the big cup. They carry just a little anise, out of respect for tradition.
Nueces confitadas con café y merquén | Candied walnuts with coffee and merkén | Walnut halves from Alto Valle, golden sugar and the smoke of the merkén they make across the mountains.
Budín marmolado de café y naranja | Marbled coffee and orange loaf | A moist crumb, veins of coffee and candied peel. Wrapped twice so that it arrives as it left.
Cerro Alegre Colombia Quindío, miel | Cerro Alegre Colombia Quindío, honey | Sweet as canned peaches, from a farm in Buenavista that exports barely twenty sacks.
Cerro Alegre Etiopía Sidama | Cerro Alegre Ethiopia Sidama | It smells of fresh jam; that’s how we won over those who came in for a tea.
Cerro Alegre Honduras Marcala | = | The first denomination of origin of Central American coffee, and a cup nobody argues with.
Cerro Alegre Espresso Ascensor | = | Goes up fast and comes down gently. Great with milk, better with a Barros Luco sandwich.
Cerro Alegre Ascensor, molido fino | Cerro Alegre Ascensor, finely ground | -
Calzones rotos al café | Coffee calzones rotos | Fried dough, powdered sugar and ground coffee in the folds. Fragile: they arrive a little more torn than the name says.
Cono de greda esmaltada, dos tazas | Glazed clay cone, two cups | Thick walls, spiral ribs and a single large hole. Warm it with water before use and then it won’t let go of the heat.
Tazón de greda de Pomaire | Pomaire clay mug | Three hundred milliliters, cured with milk and ash as the old women prescribe. With the months it darkens and improves.
Chanchito de greda guardagranos | Little clay pig for coffee beans | Three legs for good luck and a lid on its back that takes two hundred grams of coffee. Giving one brings friendship, they say.
Moka de aluminio Ciudad Vieja, seis tazas | Ciudad Vieja aluminum moka pot, six cups | An octagonal body, a silicone gasket and a handle that doesn’t get hot. Comes with a reducer for making three cups when the house is empty.
Moka de acero para inducción, cuatro tazas | Steel moka pot for induction, four cups | 18/10 steel with a flat base that heats evenly on any burner. Wash all of it, with no fear of it turning gray.
Prensa francesa Rambla, un litro | Rambla French press, one liter | Borosilicate glass and a double steel mesh, without a single piece of plastic touching the coffee. The glass is sold separately in case the cat insists.
Molinillo manual Pocitos, muelas cónicas | Pocitos hand grinder, conical burrs | Thirty-eight millimeters of hardened steel and click adjustment you can read without glasses. Grinds twenty-five grams in under a minute.
Termo cebador con pico vertedor | Mate flask with a pouring spout | Keeps water at ninety degrees for six hours and pours a thin stream: it serves mate and V60 without taking sides.
Yerbera y latera de café, dúo de cuero | Yerba and coffee tins, leather pair | Two tins covered in leather from Tacuarembó, one for each vice. The coffee lid has a gasket; the yerba one, a spout.
Cepillo de crin para limpiar molinos | Horsehair brush for cleaning grinders | A lapacho handle and horsehair, firm enough to get the residue from the bottom of the burr without scratching it.
`;
