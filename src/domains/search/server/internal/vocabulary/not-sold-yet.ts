import { brands } from "./brands.ts";
import type { Words } from "./concept.ts";

/**
 * What people look for that has had no place here so far: other kinds of coffee and drinks, and known brands. Known, so that a
 * search can say that there is none instead of showing anything else; found like everything else once a vendor sells it.
 */
export const notSoldYet: Words = {
  capsule: {
    en: "capsule, coffee capsule, pod, coffee pod, coffee pods, pod machine, capsule machine, k cup, kcup, keurig, keurig cup, nespresso, nespresso capsule, nespresso pod, nespresso machine, nespresso compatible, nespresso original, dolce gusto, dolce gusto capsule, dolce gusto pod, tassimo, tassimo pod, senseo, senseo pod, vertuo, vertuo pod, espresso pod, espresso capsule, ese pod, aluminum pod, compostable pod, refillable capsule, refillable pod, capsule holder, pod holder",
    es: "cápsula, cápsula de café, cápsulas compatibles, cápsula nespresso, cápsula dolce gusto, cápsula compatible, cápsula compatible nespresso, cápsula recargable, cápsula reutilizable, máquina de cápsulas, cafetera de cápsulas, cafetera nespresso, portacápsulas, monodosis de café",
    pt: "cápsula, cápsula de café, cápsulas compatíveis, cápsula nespresso, cápsula dolce gusto, cápsula compatível, cápsula compatível nespresso, cápsula recarregável, cápsula reutilizável, máquina de cápsula, cafeteira de cápsula, cafeteira nespresso, porta cápsulas",
  },
  "instant-coffee": {
    en: "instant, instant coffee, instant espresso, soluble, soluble coffee, freeze dried coffee, coffee granules, coffee mix, 3 in 1 coffee",
    es: "instantáneo, café instantáneo, café soluble, soluble, café liofilizado, café 3 en 1",
    pt: "instantâneo, café instantâneo, café solúvel, solúvel, café liofilizado, café 3 em 1",
  },
  "ready-to-drink": {
    en: "canned coffee, coffee can, bottled coffee, ready to drink, coffee concentrate, cold brew concentrate, coffee liqueur, coffee liquor, coffee drink, energy drink, frappuccino, coffee beer, coffee soda",
    es: "café enlatado, café en lata, café embotellado, concentrado de café, café listo para tomar, licor de café, licor, bebida energética, frappé, refresco de café",
    pt: "café em lata, café enlatado, café engarrafado, concentrado de café, café pronto, café pronto para beber, licor de café, licor, energético, bebida energética, frappé, refrigerante de café",
  },
  tea: {
    en: "tea, teas, tea bag, loose tea, loose leaf tea, herbal tea, chai, chai tea, chai latte, masala chai, earl grey, iced tea, oolong tea, green tea, black tea, jasmine tea, rooibos tea, chamomile tea, turmeric latte, golden milk",
    es: "té, bolsita de té, té en bolsita, té en hebras, té helado, té verde, té negro, infusión de hierbas, té chai, chai, té de manzanilla",
    pt: "chá, chás, sachê de chá, chá em sachê, chá gelado, chá verde, chá preto, chá mate, chai, chá de camomila, infusão",
  },
  creamer: {
    en: "creamer, coffee creamer, coffee mate, half and half, oat milk, almond milk, milk powder, powdered milk, condensed milk, barista milk, soy milk, whipped cream",
    es: "crema para café, cremora, sustituto de crema, leche de avena, leche de almendra, leche en polvo, leche condensada, leche barista, leche de soya",
    pt: "creme para café, leite de aveia, leite de amêndoas, leite em pó, leite condensado, leite barista, leite vegetal, chantilly",
  },
  sweetener: {
    en: "sugar, white sugar, brown sugar, raw sugar, cane sugar packet, sugar cube, sugar cubes, sugar packet, sugar stick, demerara sugar, demerara, sweetener, stevia, erythritol, monk fruit, agave",
    es: "azúcar, azúcar morena, azúcar moreno, azúcar blanca, azúcar en cubos, terrones de azúcar, azúcar en sobres, azúcar mascabado, demerara, endulzante, edulcorante, stevia, estevia, agave",
    pt: "açúcar, açúcar mascavo, açúcar branco, açúcar cristal, açúcar refinado, açúcar demerara, açúcar em cubos, açúcar em sachê, demerara, adoçante, stevia, xilitol",
  },
  "flavor-syrup": {
    en: "vanilla syrup, hazelnut syrup, pumpkin spice syrup, pumpkin spice, sugar free syrup, torani syrup, monin syrup",
    es: "jarabe de vainilla, sirope de vainilla, jarabe de avellana, sirope de avellana",
    pt: "xarope de baunilha, xarope de avelã",
  },
  mate: {
    en: "yerba mate, yerba, mate gourd, bombilla",
    es: "yerba mate, yerba, bombilla, mate de calabaza, tereré, guampa",
    pt: "erva mate, chimarrão, tereré, cuia, bomba de chimarrão",
  },
  guarana: { en: "guarana", es: "guaraná", pt: "guaraná, guaraná em pó, pó de guaraná" },
  "mushroom-coffee": {
    en: "mushroom coffee, protein coffee, bulletproof coffee, keto coffee, collagen coffee, collagen, protein powder, whey, mct oil, superfood coffee, slimming coffee, nootropic coffee, cbd coffee",
    es: "café con hongos, café de hongos, café con proteína, café con colágeno, colágeno, café keto, café para adelgazar, café adelgazante, café con ganoderma",
    pt: "café com cogumelo, café de cogumelos, supercoffee, super coffee, café com proteína, café com colágeno, colágeno, café emagrecedor, café para emagrecer",
  },
  clothes: {
    en: "t shirt, tshirt, tee shirt, shirt, hoodie, sweatshirt, apron, barista apron, cap, hat, socks, tote bag, tote",
    es: "camiseta, playera, polera, remera, sudadera, delantal, delantal de barista, mandil, gorra, calcetines, bolsa de tela",
    pt: "camiseta, moletom, avental, avental de barista, boné, meias, ecobag, sacola",
  },
  plant: {
    en: "coffee plant, coffee tree, coffee seed, coffee seedling",
    es: "planta de café, cafeto, semilla de café, semillas de café, almácigo de café",
    pt: "muda de café, mudas de café, pé de café, semente de café, planta de café",
  },
  cosmetics: {
    en: "coffee scrub, body scrub, coffee soap, soap, face mask, coffee candle, candle, perfume, coffee oil, eye cream, shampoo",
    es: "exfoliante, exfoliante de café, jabón, jabón de café, mascarilla, vela, vela aromática, perfume, shampoo, crema facial",
    pt: "esfoliante, esfoliante de café, sabonete, sabonete de café, máscara facial, vela, vela aromática, perfume, shampoo, creme facial",
  },
  "disposable-cup": {
    en: "paper cup, paper cups, disposable cup, disposable cups, plastic cup, cup lid, coffee lid, stirrer, coffee stirrer, napkin, cup sleeve paper",
    es: "vaso desechable, vasos desechables, vaso de papel, vaso de cartón, vaso de plástico, vaso descartable, agitador, revolvedor, tapa para vaso, popote, pajilla, sorbete, servilleta",
    pt: "copo descartável, copos descartáveis, copo de papel, copo plástico, mexedor, mexedor de café, tampa para copo, canudo, guardanapo",
  },
  "spare-part": {
    en: "gasket, seal ring, o ring, water filter cartridge, water softener, steam wand, drip tray replacement, pressure gauge, replacement carafe, replacement glass",
    es: "empaque, junta de goma, goma para cafetera, empaque para cafetera, repuesto de vidrio, filtro de agua, cartucho de agua, lanceta, manómetro",
    pt: "borracha de vedação, anel de vedação, borracha para cafeteira, vidro de reposição, filtro de água, refil de água, manômetro, vaporizador de reposição",
  },
  "super-automatic": {
    en: "super automatic, superautomatic, bean to cup, bean to cup machine, fully automatic espresso machine, vending machine, coffee vending machine, water dispenser",
    es: "superautomática, cafetera superautomática, máquina superautomática, máquina expendedora, vending, dispensador de agua",
    pt: "superautomática, máquina superautomática, máquina automática de grãos, vending machine, máquina de venda",
  },
  furniture: {
    en: "coffee table, coffee bar cabinet, coffee cart, coffee sign, poster, coffee poster, coffee mat, wall art, sticker",
    es: "mesa de café, mesita de centro, barra de café mueble, carrito de café, póster, cuadro decorativo, letrero, sticker",
    pt: "mesa de café, mesa de centro, cantinho do café, carrinho de café, pôster, quadro decorativo, placa decorativa, adesivo",
  },
  service: {
    en: "gift card, gift certificate, voucher, subscription, coffee subscription, coffee club, monthly coffee, barista course, barista training, coffee course, coffee class, coffee tour, franchise",
    es: "tarjeta de regalo, tarjeta regalo, vale de regalo, suscripción, suscripción de café, club de café, curso de barista, curso de café, taller de café, tour de café, franquicia",
    pt: "cartão presente, vale presente, assinatura, assinatura de café, clube de café, clube do café, curso de barista, curso de café, tour de café, franquia",
  },
  "other-drinks": {
    en: "wine bottle, beer, whisky bottle, whiskey bottle, vodka, juice, soda, water bottle, kombucha, protein shake",
    es: "cerveza, vodka, tequila, jugo, gaseosa, botella de agua, kombucha, batido de proteína",
    pt: "cerveja, vodka, cachaça, suco, refrigerante, garrafa de água, kombucha, whey, whey protein",
  },
  "other-food": {
    en: "chewing gum, gum, ice cream, coffee ice cream, bread, popcorn, chocolate milk, tiramisu, donut, doughnut, muffin, brownie, croissant",
    es: "chicle, goma de mascar, helado, helado de café, pan dulce, pan de caja, palomitas, tiramisú, dona, muffin, brownie, croissant, medialuna, churros",
    pt: "chiclete, sorvete, sorvete de café, pão de queijo, pão francês, pipoca, tiramisu, donut, muffin, brownie, croissant, churros, coxinha",
  },
  "half-caff": {
    en: "half caf, half caff, half decaf, half caffeine, low caffeine, low caf, reduced caffeine, less caffeine, light caffeine",
    es: "medio descafeinado, semi descafeinado, bajo en cafeína, baja cafeína, baja en cafeína, poca cafeína, menos cafeína, cafeína baja, reducido en cafeína",
    pt: "meio descafeinado, baixa cafeína, baixo teor de cafeína, pouca cafeína, menos cafeína, cafeína baixa, cafeína reduzida",
  },
  "kopi-luwak": {
    en: "kopi luwak, luwak, civet coffee, cat poop coffee, black ivory coffee",
    es: "kopi luwak, luwak, café de civeta",
    pt: "kopi luwak, luwak, café de civeta, café do jacu, jacu",
  },
  matcha: {
    en: "matcha, matcha tea, matcha powder, matcha latte, matcha green tea",
    es: "matcha, té matcha, matcha en polvo, té verde matcha",
    pt: "matcha, chá matcha, matcha em pó, chá verde matcha",
  },
  ...brands,
};

/** What is nearest to a kind of coffee that is not sold. */
export const nearestTo: Record<string, string[]> = {
  capsule: ["espresso", "ground-coffee"],
  "instant-coffee": ["drip-bag", "ground-coffee"],
  "half-caff": ["decaf"],
  "ready-to-drink": ["cold-brew"],
  "super-automatic": ["espresso-machine"],
  "disposable-cup": ["travel-mug", "cup"],
  "flavor-syrup": ["syrup"],
  sweetener: ["syrup", "honey-food"],
  service: ["sampler", "gift"],
  tea: ["drip-bag", "cup"],
  creamer: ["pitcher"],
  "spare-part": ["spare", "brewer"],
  "kopi-luwak": ["ID"],
  "other-food": ["cookies", "cake"],
  christmas: ["gift"],
  vegan: ["nuts", "dried-fruit", "dark-chocolate"],
  "gluten-free": ["nuts", "truffles", "caramels"],
  "sugar-free": ["dark-chocolate", "nuts"],
  mate: ["mate-jar", "thermos"],
};
