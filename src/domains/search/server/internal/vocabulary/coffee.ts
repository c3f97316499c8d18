import type { Words } from "./concept.ts";

/** Coffee, its processing, and drinks made of it. Categories, processes and roasts have the catalogue's names. */
export const coffee: Words = {
  coffee: {
    en: "coffee, specialty coffee, speciality coffee, gourmet coffee",
    es: "café, cafecito, café de especialidad, café especial, café gourmet",
    pt: "café, cafezinho, café especial, café de especialidade, café gourmet",
  },
  beans: {
    en: "bean, coffee bean, whole bean, whole coffee bean, whole bean coffee, wholebean",
    es: "grano, grano de café, café en grano, grano entero, café en grano entero, café entero, en grano, sin moler, café sin moler",
    pt: "grão, grão de café, café em grão, em grão, grão inteiro, café em grão inteiro, sem moer, café sem moer",
  },
  "green-beans": {
    en: "green bean, green coffee, green coffee bean, raw coffee, raw bean, raw coffee bean, unroasted, unroasted coffee, unroasted bean, unroasted coffee bean, green, coffee to roast, bean to roast, for home roasting, for roasting",
    es: "café verde, grano verde, café crudo, grano crudo, café oro, café pergamino, café sin tostar, sin tostar, verde, café verde en grano, para tostar",
    pt: "café verde, grão verde, café cru, grão cru, cru, café sem torrar, sem torrar, não torrado, verde, café verde em grão, para torrar",
  },
  "roasted-coffee": {
    en: "roasted, roasted coffee, roasted bean, roasted coffee bean, roast",
    es: "tostado, café tostado, grano tostado, tueste",
    pt: "torrado, café torrado, grão torrado, torra",
  },
  "ground-coffee": {
    en: "ground, ground coffee, pre ground, preground, pre ground coffee, coffee powder, coffee ground, coffee grounds, milled coffee",
    es: "molido, café molido, café en polvo, polvo de café, ya molido",
    pt: "moído, café moído, café em pó, pó de café, pó, já moído",
  },
  "coffee-snacks": {
    en: "snack, coffee snack, savory snack, nibbles",
    es: "bocado, aperitivo, antojo, botana, snack, merienda, colación, picoteo, botanitas",
    pt: "petisco, lanche, aperitivo, salgadinho, snack, belisco, lanchinho",
  },
  "coffee-sweets": {
    en: "sweet, sweets, coffee sweet, candy, candies, coffee candy, confectionery, sweet treat, treat, dessert",
    es: "dulce, dulcecito, golosina, confitería, postre, dulces de café, antojo dulce",
    pt: "doce, docinho, guloseima, sobremesa, doce de café",
  },
  equipment: {
    en: "equipment, gear, brew gear, brewing gear, brewing equipment, coffee equipment, coffee gear, brewing device, brewing tool",
    es: "equipo, equipamiento, equipo de café, aparato de café, método de preparación",
    pt: "equipamento, equipamento de café, aparelho de café, método de preparo",
  },
  accessories: {
    en: "accessory, coffee accessory, barista tool, espresso accessory, barista accessory, barista gear, barista kit, coffee gadget",
    es: "accesorio, accesorio de café, herramienta de barista, accesorio de barista, accesorios para espresso, kit de barista",
    pt: "acessório, acessório de café, ferramenta de barista, acessório de barista, acessórios para espresso, kit barista",
  },
  decaf: {
    en: "decaf, decaff, decafs, decaffeinated, decaf coffee, decaffeinated coffee, caffeine free, no caffeine, without caffeine, zero caffeine, non caffeinated, uncaffeinated",
    es: "descafeinado, café descafeinado, sin cafeína, café sin cafeína, libre de cafeína, cero cafeína, descaf, decaf",
    pt: "descafeinado, café descafeinado, sem cafeína, café sem cafeína, livre de cafeína, zero cafeína, descaf, decaf",
  },
  "water-decaf": {
    within: ["decaf"],
    en: "swiss water, swiss water decaf, swiss water process, water process, water process decaf, chemical free decaf",
    es: "proceso de agua, descafeinado al agua, descafeinado con agua, swiss water, descafeinado natural",
    pt: "processo de água, descafeinado por água, descafeinado com água, swiss water",
  },
  washed: {
    en: "washed, fully washed, double washed, washed process, washed coffee, wet process, wet processed",
    es: "lavado, totalmente lavado, proceso lavado, café lavado, beneficio húmedo, vía húmeda",
    pt: "lavado, processo lavado, café lavado, via úmida, despolpado",
  },
  natural: {
    en: "natural, naturals, natural process, natural processed, naturally processed, dry process, dry processed, sun dried, unwashed",
    es: "natural, proceso natural, secado al sol, vía seca, beneficio seco",
    pt: "natural, processo natural, via seca, seco ao sol",
  },
  honey: {
    en: "honey, honey process, honey processed, honey coffee, pulped natural, black honey, red honey, yellow honey, white honey, semi washed honey",
    es: "miel, proceso miel, proceso honey, honey, enmielado, miel negra, miel roja, miel amarilla, miel blanca, despulpado natural",
    pt: "mel, processo mel, processo honey, honey, cereja descascado, mel negro, mel vermelho, mel amarelo, honey amarelo",
  },
  "black-honey": { en: "black honey", es: "miel negra", pt: "mel negro" },
  "red-honey": { en: "red honey", es: "miel roja", pt: "mel vermelho" },
  "yellow-honey": { en: "yellow honey", es: "miel amarilla", pt: "mel amarelo, honey amarelo" },
  anaerobic: {
    en: "anaerobic, anaerobic fermentation, anaerobic process, fermented, fermented coffee, experimental process, funky, funk",
    es: "anaeróbico, fermentación anaeróbica, fermentación, anaerobio, fermentado, café fermentado, proceso experimental",
    pt: "anaeróbico, fermentação anaeróbica, fermentação, fermentado, café fermentado, anaeróbio, processo experimental",
  },
  "wet-hulled": {
    en: "wet hulled, giling basah, semi washed, semiwashed",
    es: "trilla húmeda, giling basah, semilavado, semi lavado, descascarado húmedo",
    pt: "descascado úmido, giling basah, semilavado, semi lavado",
  },
  "carbonic-maceration": {
    en: "carbonic maceration, carbonic, yeast fermentation, yeast",
    es: "maceración carbónica, carbónico, fermentación con levadura, levadura",
    pt: "maceração carbônica, carbônico, fermentação com levedura, levedura",
  },
  monsooned: { en: "monsooned, monsoon, monsooned malabar", es: "monzónico, monsooned", pt: "monsooned" },
  "roast-light": {
    en: "light roast, lightly roasted, light roasted, light roast coffee, light, blonde, blond, blonde roast, blond roast, cinnamon roast, nordic roast, scandinavian roast",
    es: "tueste claro, tueste ligero, tueste suave, tueste bajo, tueste rubio, tostado claro, tostado ligero, tostión clara, tostado suave, claro, tueste nórdico",
    pt: "torra clara, torra leve, torra suave, torrado claro, claro, torra nórdica",
  },
  "roast-medium-light": {
    en: "medium light roast, light medium roast, light medium, medium light, light to medium roast",
    es: "tueste medio claro, tueste claro medio, medio claro, tostado medio claro",
    pt: "torra média clara, torra clara média, média clara",
  },
  "roast-medium": {
    en: "medium roast, medium roasted, medium roast coffee, medium, city roast, city, breakfast blend, balanced, well balanced",
    es: "tueste medio, tostado medio, tostión media, medio, café equilibrado, equilibrado, balanceado",
    pt: "torra média, torrado médio, médio, café equilibrado, equilibrado, balanceado",
  },
  "roast-medium-dark": {
    en: "medium dark roast, dark medium roast, medium dark, full city roast, full city",
    es: "tueste medio oscuro, medio oscuro, tostado medio oscuro",
    pt: "torra média escura, média escura",
  },
  "roast-dark": {
    en: "dark roast, dark roasted, dark roast coffee, darkest roast, dark, french roast, italian roast, vienna roast, charcoal roast, espresso roast",
    es: "tueste oscuro, tostado oscuro, tostión oscura, tueste fuerte, tueste alto, tueste italiano, tueste francés, oscuro, muy tostado, bien tostado, torrado, torrefacto",
    pt: "torra escura, torrado escuro, torra forte, torra italiana, torra francesa, escuro, bem torrado",
  },
  peaberry: {
    en: "peaberry, pea berry",
    es: "caracolillo, caracol, caracolí, peaberry",
    pt: "grão moca, café moca, moca, moka grão, peaberry",
  },
  blend: {
    en: "blend, coffee blend, house blend, espresso blend",
    es: "mezcla, blend, mezcla de la casa, ensamble",
    pt: "mistura, blend, blend da casa",
  },
  "single-origin": {
    en: "single origin, single origin coffee, single estate, single farm",
    es: "origen único, un solo origen, único origen, monorigen, café de origen, de origen, de finca",
    pt: "origem única, única origem, café de origem, de fazenda",
  },
  microlot: {
    within: ["single-origin"],
    en: "microlot, micro lot, nano lot, small lot",
    es: "microlote, micro lote, nanolote",
    pt: "microlote, micro lote, nanolote",
  },
  "high-grown": {
    en: "high grown, high altitude, altitude, mountain grown, strictly hard bean, shb, shg",
    es: "altura, de altura, café de altura, gran altura, altitud, de montaña, estrictamente altura",
    pt: "altitude, de altitude, alta altitude, café de altitude, de montanha",
  },
  bulk: {
    en: "bulk, bulk coffee, in bulk, wholesale, large bag, big bag, family size, sack",
    es: "al por mayor, mayoreo, mayorista, a granel, granel, bolsa grande, paquete grande, saco, costal, tamaño familiar",
    pt: "atacado, no atacado, a granel, granel, pacote grande, embalagem grande, saca, tamanho família",
  },
  "small-pack": {
    en: "small bag, small pack, trial size, sample size, tiny bag",
    es: "bolsa pequeña, bolsa chica, paquete pequeño, paquete chico, tamaño de prueba, bolsita pequeña",
    pt: "pacote pequeno, embalagem pequena, saquinho pequeno, tamanho de prova",
  },
  espresso: {
    en: "espresso, expresso, expreso, espresso coffee, ristretto, lungo, doppio",
    es: "espresso, expreso, café espresso, café expreso, ristretto, corto",
    pt: "espresso, expresso, café espresso, café expresso, bica, ristretto",
  },
  "milk-drink": {
    en: "milk drink, latte, cappuccino, capuccino, flat white, cortado, macchiato, americano, mocha, cafe au lait, with milk, for milk, for latte, milk coffee",
    es: "café con leche, con leche, capuchino, cappuccino, cortado, latte, café latte, macchiato, flat white, lágrima",
    pt: "café com leite, com leite, cappuccino, capuccino, capuchino, pingado, latte, galão, média, macchiato, flat white",
  },
  "filter-coffee": {
    en: "filter coffee, drip coffee, pour over coffee, filter roast",
    es: "café de filtro, café filtrado, café para filtro, café para filtrar, café colado, colado, filtrado, café de goteo, café americano",
    pt: "café coado, coado, café filtrado, filtrado, café de filtro, café para coar, para coar, café para filtro",
  },
  "grind-filter": {
    within: ["ground-coffee"],
    en: "filter grind, drip grind, pour over grind, ground for filter, ground for pour over, ground for drip, ground for v60, ground for drip machine, drip ground",
    es: "molido para filtro, molido para v60, molido para goteo, molido para cafetera de goteo, molido de gota, molido de goteo, molienda para filtro",
    pt: "moído para coador, moído para filtro, moído para v60, moído para coar, moagem para coador, moagem para filtro, pó para coar, pó para coador, café para coador",
  },
  "grind-cloth": {
    within: ["grind-filter"],
    en: "ground for cloth filter, ground for coffee sock, ground for nel drip",
    es: "café para colar, para colar, molido para colador, molido para colar, molido para chorreador, guayoyo, café de colador",
    pt: "moído para coador de pano, café no coador, café de coador, no coador",
  },
  "grind-espresso": {
    within: ["ground-coffee", "espresso"],
    en: "espresso grind, ground for espresso, espresso ground, ground espresso",
    es: "molido para espresso, molido espresso, molienda para espresso, molido para expreso, molido para máquina",
    pt: "moído para espresso, moído para expresso, moagem para espresso, moído para máquina, pó para espresso, pó para expresso, pó para café expresso, pó para café espresso",
  },
  "grind-coarse": {
    en: "coarse, coarse grind, coarse ground, coarsely ground, ground coarse, press grind, plunger grind",
    es: "grueso, molido grueso, molienda gruesa, molienda grueso, molido gruesa",
    pt: "grosso, moagem grossa, moído grosso, moído grossa",
  },
  "grind-medium": {
    en: "medium grind, medium ground, medium grinding",
    es: "molido medio, molienda media, molido mediano",
    pt: "moagem média, moído médio",
  },
  "grind-fine": {
    en: "fine, fine grind, fine ground, finely ground, ground fine, extra fine, extra fine grind, pounded fine, turkish grind, greek grind, powder fine",
    es: "fino, molido fino, molienda fina, extra fino, muy fino, molido extra fino",
    pt: "fino, moagem fina, moído fino, extrafino, extra fino, bem fino",
  },
  "turkish-coffee": {
    en: "turkish coffee, greek coffee, arabic coffee, lebanese coffee, saudi coffee, turkish grind, greek grind",
    es: "café turco, turco, café griego, café árabe, café libanés, molido turco, molido para café turco",
    pt: "café turco, turco, café grego, café árabe, café libanês, moagem turca",
  },
  "spiced-coffee": {
    en: "cardamom coffee, coffee with cardamom, coffee with cinnamon, spiced coffee, flavored coffee, flavoured coffee, coffee with spices, cinnamon coffee",
    es: "café con cardamomo, café con canela, café saborizado, café aromatizado, café con especias, café de olla",
    pt: "café com cardamomo, café com canela, café aromatizado, café saborizado, café com especiarias",
  },
  chicory: {
    en: "chicory, coffee with chicory, chicory coffee, barley, barley coffee, coffee substitute",
    es: "achicoria, café con achicoria, cebada, café de cebada, sustituto del café",
    pt: "chicória, café com chicória, cevada, café de cevada, substituto do café",
  },
  kopi: { en: "kopi, kopitiam, kopi powder, butter roast", es: "kopi", pt: "kopi" },
  "indian-coffee": {
    en: "south indian coffee, south indian filter coffee, indian filter coffee, kaapi",
    es: "café del sur de india, kaapi",
    pt: "café do sul da índia, kaapi",
  },
  organic: {
    en: "organic, organically grown, organic coffee, bio, pesticide free, chemical free",
    es: "orgánico, ecológico, biológico, café orgánico, bio, sin pesticidas, sin agroquímicos",
    pt: "orgânico, biológico, ecológico, café orgânico, bio, sem agrotóxico, sem veneno",
  },
  "fair-trade": {
    en: "fair trade, fairtrade, fair trade coffee, ethically sourced, ethical",
    es: "comercio justo, fairtrade",
    pt: "comércio justo, fairtrade",
  },
  "rainforest-alliance": {
    en: "rainforest alliance, rainforest, rainforest certified",
    es: "rainforest alliance, rainforest",
    pt: "rainforest alliance, rainforest",
  },
  "shade-grown": {
    en: "shade grown, bird friendly",
    es: "bajo sombra, de sombra, café de sombra",
    pt: "sombreado, à sombra, cultivado à sombra",
  },
  forest: {
    within: ["shade-grown"],
    en: "forest coffee, agroforestry, wild coffee, forest grown",
    es: "agroforestal, café de bosque, café silvestre, bosque nublado",
    pt: "agrofloresta, agroflorestal, café de floresta, café selvagem",
  },
  women: {
    en: "women producer, women, women grown, grown by women",
    es: "mujeres, mujeres productoras",
    pt: "mulheres, mulheres produtoras, café feminino",
  },
};
