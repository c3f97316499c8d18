export const centralAmerica = `
San Jerónimo Bourbon lavado SHB | San Jerónimo washed Bourbon SHB | Thirty-year-old Bourbon on volcanic soil, sorted three times before it reaches the patio.
San Jerónimo Tablón del Volcán, natural | = | A single plot, the highest, dried for twenty-five days on beds under a roof.
San Jerónimo Antigua clásico | San Jerónimo classic Antigua | -
San Jerónimo Antigua molido para filtro | San Jerónimo Antigua, ground for filter | -
Huehuetenango SHB orgánico, Flor de los Cuchumatanes | Huehuetenango organic SHB, Flor de los Cuchumatanes | Half-hectare plots hung on the mountain range, fermented in cement tanks behind each house.
Huehuetenango Microlote Catarina | Huehuetenango Catarina Microlot | From the president of the cooperative, who dried it on her rooftop and won the internal contest.
Flor de los Cuchumatanes, tueste de altura | Flor de los Cuchumatanes, highland roast | Roasted by the first group of young people to finish the cooperative’s coffee school.
Chocolate de mesa con café de Atitlán | Table chocolate with Atitlán coffee | Round tablets of cacao, brown sugar and coffee ground on the same stone. Beat them in hot water or milk until the foam covers the cup.
Barra 70 % con granos enteros de Atitlán | 70% bar with whole beans from Atitlán | Cacao from Suchitepéquez and beans from San Juan, roasted light so they crunch without turning bitter. Wrapped in paper dyed with indigo.
Bombones de cardamomo y café, nueve piezas | Cardamom and coffee bonbons, nine pieces | A soft ganache with cardamom from Cobán and a very thin coat of dark chocolate. Made on Wednesdays; they travel with ice when it’s hot.
Granola del lago con nibs y café | Lake granola with nibs and coffee | Oats, macadamias from Antigua, cacao nibs and a reduced coffee syrup. It comes out of the oven toasted and stays toasted, even in milk.
Macadamias cubiertas de chocolate y café | Macadamias coated in chocolate and coffee | Macadamias from the Pacific slope, 65% chocolate and coffee dust on top. They come in a hand-woven cloth pouch.
Tres Hermanas Tarrazú miel roja | Tres Hermanas Tarrazú red honey | La Higuera paddock: pulped without taking off the honey and dried for eleven days, moved every hour.
Tres Hermanas Tarrazú lavado | Tres Hermanas washed Tarrazú | The classic of the Los Santos zone, clean as creek water.
Tres Hermanas lavado, tueste casero | Tres Hermanas washed, home roast | -
Tres Hermanas miel negra, Potrero Alto | Tres Hermanas black honey, Potrero Alto | Twenty days of slow drying, with more honey stuck to the bean than a large mill would dare to leave.
Tres Hermanas miel negra, molido para V60 | Tres Hermanas black honey, ground for V60 | -
Poás Valle Central | Poás Central Valley | Family farms on the slopes of the volcano, less than an hour from the roastery.
Poás Valle Central molido para chorreador | Poás Central Valley, ground for chorreador | -
Poás Valle Occidental, miel amarilla | Poás Western Valley, yellow honey | Villa Sarchí was born right here, in Sarchí, and hardly anyone plants it now.
Poás Espresso Cráter | Poás Espresso Crater | A dense espresso with brick-colored crema, which stands up well to the milk of a misty morning.
Cajetas de coco y café Poás | Poás coconut and coffee cajetas | Soft cajeta of coconut, brown cane sugar and coffee, cut in diamonds as at the fair in Grecia. Fourteen pieces a box.
Chorreador de madera de cristóbal | Chorreador in cristóbal wood | Two turned posts, a base that doesn’t wobble and its little cotton bag. Assembles without tools and fits in the suitcase of whoever goes far away.
Chorreador pintado de carreta, edición Sarchí | Oxcart-painted chorreador, Sarchí edition | The same piece, painted freehand with the flowers of the oxcarts. It takes eight days to dry and two to wrap.
Bolsitas de repuesto para chorreador, tres unidades | Spare chorreador bags, set of three | Unbleached cotton cloth with a double seam. Treated well, each bag lasts two months of daily coffee.
Celaque SHG orgánico | Celaque organic SHG | Varieties that withstood the rust, dried in solar domes built by the members themselves.
Celaque Parainema, lote de joven catadora | Celaque Parainema, young cupper’s lot | Chosen by Karen, nineteen, at her first cupping table as a judge.
Raíces de Celaque | = | Sweet and uncomplicated, with the name of the grower of the moment written by hand.
Raíces de Celaque, molienda gruesa | Raíces de Celaque, coarse grind | -
Los Pinos Pacas lavado, El Cielito | Los Pinos washed Pacas, El Cielito | The downpours of Yojoa make us dry under a roof for almost a month.
Los Pinos Pacas, tueste claro | Los Pinos Pacas, light roast | -
Santa Rosalía Pacamara lavado | Santa Rosalía washed Pacamara | The huge bean of a Salvadoran cross, picked on the north face of the crater.
Santa Rosalía Bourbon miel | Santa Rosalía Bourbon honey | Bourbons bent and pruned the old way, which look like candelabra.
Santa Rosalía Pacamara natural | Santa Rosalía natural Pacamara | Thirty days of drying in the shade and an aroma that fills the whole kitchen.
Santa Rosalía Pacamara natural, molido para prensa | Santa Rosalía natural Pacamara, ground for press | -
Izalco Faro del Pacífico | Izalco Lighthouse of the Pacific | A long roast for a coffee drunk at night, with a pineapple semita.
Izalco de cochera, molido fino | Izalco from the garage, finely ground | We grind it on the day it ships, which is why the bag arrives puffed up like a pillow.
Las Cafetaleras Jinotega SHG | = | A friendly coffee with good body, from the cold north where moss grows on the fences.
Las Cafetaleras, bolsa morada | Las Cafetaleras, purple bag | From every bag, a dollar goes to the scholarship that has already graduated two agronomists.
Las Cafetaleras, bolsa morada molida | Las Cafetaleras, purple bag, ground | -
Rosquillas somoteñas para el café | Somoto rosquillas for coffee | Nixtamalized corn, dry curd and a clay oven; hard at the first bite, perfect once dunked. Made by the women of Somoto.
Boquete Alto Geisha lavado, lote Bajareque | Boquete Alto washed Geisha, Bajareque lot | A hundred and eighty kilos in the whole harvest, scored 91 points at the farm’s table.
Boquete Alto Geisha natural nocturno | Boquete Alto night-picked natural Geisha | Picked between ten at night and three in the morning, with the cherry at nine degrees.
Boquete Alto Caturra de sombra | Boquete Alto shade-grown Caturra | The Geisha’s modest neighbor, and the one we drink most at home.
Boquete Alto Caturra molido | Boquete Alto Caturra, ground | -
Caja Barú, cuatro cafés de Chiriquí | Caja Barú, four coffees from Chiriquí | Four hundred-gram bags, one per family, with a map of the farms inside the lid.
Casa Barú desayuno panameño | Casa Barú Panamanian breakfast | To drink with hojaldre and white cheese, even if it’s ten below zero outside.
Jarabacoa Alto Típica lavado | Jarabacoa Alto washed Typica | The island Typica, mild and low in acidity, ever rarer in the Caribbean.
Jarabacoa Alto, colado de la casa | Jarabacoa Alto, house brew | -
Jarabacoa Alto molido para colador | Jarabacoa Alto, ground for the cloth filter | -
`;
