export const brazil = `
Serra Clara Catuaí natural, talhão 14 | Serra Clara Catuaí natural, plot 14 | A single harvest, a concrete patio and thirty days in a wooden bin before milling.
Serra Clara Mundo Novo natural | = | Body to spare and very low acidity, made for whoever builds an espresso blend.
Serra Clara Arara fermentado | Serra Clara fermented Arara | Seventy-two hours in a sealed drum; the passion fruit aroma appears before you open the sack.
Serra Clara Paraíso cereja descascado | Serra Clara Paraíso pulped natural | Pulped the same day, with enough mucilage to sweeten without weighing it down.
Serra Clara Todo Dia | Serra Clara Every Day | The bag that goes to our workers’ table every Monday, exactly the same as the one we sell.
Serra Clara Todo Dia moído para coador | Serra Clara Every Day, ground for the filter | -
Serra Clara Arara, torra clara | Serra Clara Arara, light roast | For brewing slowly on a Sunday and arguing about whether it’s passion fruit or peach.
Serra Clara Espresso Terreiro | = | A kilo bag for cafés: thick crema and tolerance for a new barista.
Serra Clara Terreiro moído para espresso | Serra Clara Terreiro, espresso grind | -
Boa Vista Bourbon Amarelo natural | Boa Vista Yellow Bourbon natural | The slope that gets the afternoon sun, picked in three passes.
Boa Vista Bourbon Amarelo, torra do filho | Boa Vista Yellow Bourbon, the son’s roast | -
Boa Vista Catucaí despolpado | Boa Vista pulped Catucaí | Washed with mountain water, which in Minas still gets people talking at the market.
Boa Vista, café da roça no coador | Boa Vista, country coffee for the cloth filter | Ground coarse enough for a cloth filter, and fragrant enough to call the neighbors over.
Doce de leite com café do sítio | Dulce de leche with coffee from the farm | Milk from the neighbor’s six cows, sugar and strong brewed coffee, stirred in a pan that was once my mother-in-law’s. Spoonable, with the shine of varnish.
Caparaó Catuaí cereja descascado | Caparaó Catuaí pulped natural | Dried in a greenhouse, because in Caparaó the cloud comes in without knocking.
Caparaó Conilon fino lavado | Caparaó fine washed Conilon | Conilon picked ripe and fermented clean: set aside what you have heard about robusta.
Vertentes do Caparaó em grãos | Vertentes do Caparaó, whole bean | Tainá roasts it, the first roast master trained by the cooperative.
Vertentes do Caparaó moído na hora do envio | Vertentes do Caparaó, ground when it ships | -
Bonde Chapada Diamantina | = | From Piatã, the coldest town in Bahia, with an acidity that makes a Carioca ask for a coat.
Bonde Sul de Minas | = | The coffee most of us learned to like coffee with, only treated well.
Bonde Sul de Minas moído para italiana | Bonde Sul de Minas, ground for moka pot | -
Bonde Robusta Amazônico de Rondônia | Bonde Amazonian Robusta from Rondônia | Grown by Suruí families in Cacoal, and the coffee most asked for by those who arrive saying they don’t like robusta.
Bonde Norte Pioneiro | = | The frost of 1975 almost ended everything up there; this lot is the answer.
Bonde Mantiqueira Geisha | = | Twenty-two kilos, a matchbox of coffee. It sells out in an afternoon.
Bonde Espresso Curva do Curvelo | = | Cerrado and Caparaó, sweet and full-bodied, to drink standing up and walk out.
Bonde Carioquíssimo, torra escura | Bonde Carioquíssimo, dark roast | For the cafezinho from a thermos that nobody admits to loving. Not burnt, and full of longing.
Bonde Carioquíssimo moído | Bonde Carioquíssimo, ground | -
Bonde Praia, sachês para café gelado | Bonde Beach, bags for iced coffee | Six giant bags: a liter of water, twelve hours in the fridge and your afternoon is ready.
Copo americano Bonde, seis unidades | Bonde bar glasses, set of six | The bakery glass of always, one hundred and ninety milliliters, with the tram line printed on the rim. Coffee with a drop of milk looks better in it.
Caneca esmaltada Bonde | Bonde enamel mug | White enamel, a blue rim and a little chip that will show up sooner or later. Stands up to a camp stove.
Coado nº 1, clássico | Coado No. 1, classic | From the red soil of Franca, ground for a 103 paper filter and the way you brew at home.
Coado nº 2, frutado | Coado No. 2, fruity | A thirty-six-hour fermentation that leaves the blackberry in plain sight.
Coado nº 3, encorpado | Coado No. 3, full-bodied | It asks for a cloth filter, sugar if you like and bread from the griddle.
Coado nº 4, para italiana | Coado No. 4, for moka pot | A grind tested in seven different moka pots, including one without a handle.
Coado nº 5, orgânico da agrofloresta | Coado No. 5, organic agroforestry | Coffee trees among banana plants and jacarandas, on a farm in Machado that hasn’t seen poison since 1997.
Coado descafeinado, processo de água | Coado decaf, water process | No caffeine and no air of punishment, for the nine o’clock coffee at night.
Coado em grãos, nº 1 | Coado whole bean, No. 1 | The same lot as the ground one, for whoever got a grinder for Christmas.
Filtros de papel Coado 103, cem unidades | Coado 103 paper filters, one hundred | Virgin-fiber paper, whitened with oxygen and with a crimped seam that doesn’t open. A hundred brews and no taste of cardboard.
Brigadeiro de café na palha, doze unidades | Coffee brigadeiros in chocolate flakes, twelve pieces | Condensed milk, cocoa and espresso, rolled in milk chocolate shavings. A very thin skin, a center that pulls.
Pé de moleque com café | Coffee pé de moleque peanut brittle | Freshly roasted peanuts, rapadura from Itaguara and coarsely ground coffee. It breaks with a good noise.
Rapadurinha de café e gengibre | Little rapaduras with coffee and ginger | Small, dark tablets with a little ginger warmth that stays in the throat. They serve as a candy and as sugar for your coffee.
Ambrosia de café, pote | Coffee ambrosia, jar | Eggs, milk patiently curdled and coffee syrup. A Sunday sweet, the kind eaten with the lid still in your hand.
Palha italiana de café | Coffee palha italiana fudge | Firm brigadeiro with broken biscuit and a shot of ristretto. Eight little squares that vanish.
Balas de café da Vovó | Grandma’s coffee candies | Milk, honey and coffee pulled by hand until they turn pale, cut with scissors. They come wrapped in tissue paper.
Biscoito de polvilho com café | Polvilho puffs with coffee | Hollow, light, brittle, with a hint of coffee in the dough. A bag lasts one episode of a soap opera.
Broa de fubá com erva-doce e café | Cornmeal broa with fennel and coffee | Cornmeal from a water mill, fennel seed and coffee syrup on top. It arrives whole and keeps two days, if they let it.
Sequilhos de nata e café, lata | Cream and coffee sequilhos, tin | They melt before you finish the sentence. The tin is reusable; keeping buttons in it is tradition.
Paçoca de colher com café | Spoonable peanut paçoca with coffee | Ground peanuts, brown sugar, salt and very fine coffee. For the spoon, for bread or for a banana.
Torrador Araucária de bancada, um quilo | Araucária bench roaster, one kilo | A cast-iron drum, a gas burner and a separate cooler, with the roast curve read over USB. It ships in two boxes and assembles in an afternoon.
Torrador de bolinha para fogão, 300 gramas | Ball roaster for the stove, 300 grams | A steel sphere with a crank, like the ones on the farms, now with a thermometer on the axle. It makes smoke, it makes a mess and it makes an unforgettable coffee.
Moinho Pinhão de parede | Pinhão wall grinder | Enameled iron, a glass for a hundred grams and burrs we replace by mail. It stays screwed to the kitchen for generations.
Cafeteira italiana Araucária, três xícaras | Araucária moka pot, three cups | Polished aluminum, a brass valve and an imbuia wood handle that doesn’t burn your hand. The gasket is a standard size, found in any store.
Chaleira bico de ganso Iguaçu, 900 mililitros | Iguaçu gooseneck kettle, 900 milliliters | Brushed stainless steel and a spout that drips or pours as your wrist decides. For gas, electric and induction.
Suporte de coador em arame, Campo Largo | Wire filter stand, Campo Largo | Stainless wire welded at three points, steady over a mug or a thermos. Takes cloth and paper filters.
Colher dosadora de cobre | Copper measuring scoop | Ten grams level, with a long handle that reaches the bottom of the can. The copper darkens with use; that’s what it’s for.
Lata hermética Araucária 500 gramas | Araucária airtight tin, 500 grams | Lithographed tinplate, a press lid and a food-safe rubber seal. The drawing of the pine cones is my mother’s.
Altos de Piatã Catuaí lavado orgânico | Altos de Piatã washed organic Catuaí | A harvest that stretches into November, cherry by cherry, before the rain.
Altos de Piatã, torra da casa | Altos de Piatã, house roast | -
`;
