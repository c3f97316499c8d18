import type { Words } from "./concept.ts";

/** Brewing gear and cups, as named in the three languages. */
export const goods: Words = {
  brewer: {
    en: "coffee maker, coffee brewer, brewer, coffee pot",
    es: "cafetera",
    pt: "cafeteira",
  },
  moka: {
    within: ["brewer"],
    en: "moka pot, moka, mokapot, stovetop espresso maker, stovetop coffee maker, stovetop espresso, stovetop, stove top, stove top espresso maker, macchinetta, caffettiera, flip pot",
    es: "cafetera italiana, greca, moka, cafetera moka, cafetera de estufa, cafetera de aluminio, cafetera de fuego",
    pt: "cafeteira italiana, moka, cafeteira moka, cafeteira de fogão",
  },
  "french-press": {
    within: ["brewer"],
    en: "french press, press pot, coffee press, cabin press, cafetière, plunger, press, plunger pot",
    es: "prensa francesa, cafetera de émbolo, émbolo, cafetera francesa, prensa",
    pt: "prensa francesa, cafeteira francesa, cafeteira de êmbolo, êmbolo, prensa",
  },
  aeropress: {
    within: ["brewer"],
    en: "aeropress, aero press, air press, plunger brewer",
    es: "aeropress",
    pt: "aeropress",
  },
  pourover: {
    within: ["brewer"],
    en: "pour over, pourover, dripper, coffee dripper, pour over dripper, filter cone, filter block, v60, chemex, drip carafe, drip cone, filter brewer",
    es: "dripper, gotero, cono de goteo, cono, cafetera de goteo, cafetera de filtro, jarra de goteo, v60",
    pt: "coador, suporte de coador, suporte para coador, porta filtro, dripper, cone, v60",
  },
  "batch-brewer": {
    within: ["brewer"],
    en: "batch brewer, drip machine, drip coffee maker, filter coffee machine, percolator",
    es: "cafetera eléctrica, percoladora, cafetera de goteo, cafetera de goteo eléctrica",
    pt: "cafeteira elétrica",
  },
  "espresso-machine": {
    within: ["brewer"],
    en: "espresso machine, espresso maker, coffee machine, lever brewer, lever machine, two group lever, one group lever, home espresso",
    es: "máquina de espresso, máquina de expreso, máquina espresso, máquina de café, cafetera espresso, cafetera expreso, cafetera express, cafetera exprés, cafetera de palanca, espressera",
    pt: "máquina de espresso, máquina de expresso, máquina de café expresso, máquina de café espresso, máquina de café, cafeteira expressa, cafeteira espresso",
  },
  "cold-brew": {
    en: "cold brew, cold brew coffee, cold brew maker, cold brewer, cold drip, iced coffee, cold coffee",
    es: "café frío, café helado, café con hielo, extracción en frío, infusión en frío",
    pt: "café gelado, café frio, extração a frio",
  },
  siphon: {
    within: ["brewer"],
    en: "siphon, syphon, vacuum pot, vacuum brewer",
    es: "sifón, cafetera de sifón, cafetera de vacío",
    pt: "sifão, cafeteira de sifão, globinho",
  },
  cezve: {
    within: ["brewer"],
    en: "cezve, ibrik, briki, turkish coffee pot, turkish pot, jebena, dallah, rakwa",
    es: "cezve, ibrik, cafetera turca, olla de café",
    pt: "cezve, ibrik, cafeteira turca",
  },
  phin: {
    within: ["brewer"],
    en: "phin, vietnamese filter, vietnamese coffee filter, vietnamese dripper, south indian filter",
    es: "phin, filtro vietnamita, cafetera vietnamita",
    pt: "phin, filtro vietnamita, cafeteira vietnamita",
  },
  "cloth-filter": {
    within: ["filter"],
    en: "reusable filter, reusable coffee filter, permanent filter, cloth filter, coffee sock, kopi sock, nel drip",
    es: "filtro reutilizable, filtro de tela, chorreador, colador de tela, colador, media de café, bolsita de chorreador",
    pt: "filtro reutilizável, coador de pano, filtro de pano, cafeteira de saco",
  },
  kettle: {
    en: "kettle, water kettle, kokekanne",
    es: "hervidor, hervidor de agua, tetera, pava",
    pt: "chaleira",
  },
  "electric-kettle": {
    within: ["kettle"],
    en: "electric kettle, variable temperature kettle, temperature kettle, variable heat, digital kettle",
    es: "hervidor eléctrico, pava eléctrica, tetera eléctrica, hervidor digital",
    pt: "chaleira elétrica, chaleira digital, chaleira com termostato",
  },
  gooseneck: {
    within: ["kettle"],
    en: "gooseneck, goose neck, slim spout, swan neck",
    es: "cuello de cisne, cuello de ganso, pico de cisne, pico vertedor",
    pt: "bico de ganso, bico de cisne, pescoço de ganso",
  },
  grinder: {
    en: "grinder, coffee grinder, coffee bean grinder, coffee mill, burr grinder, conical burr grinder, mill, burr mill",
    es: "molino, molinillo, molino de café, molinillo de café, molino de muelas, molino de muelas cónicas, moledora, moledora de café, moledor, moledor de café",
    pt: "moedor, moinho, moedor de café, moinho de café, moedor de grãos, triturador de café",
  },
  "hand-grinder": {
    within: ["grinder"],
    en: "hand grinder, manual grinder, hand mill, manual coffee grinder, travel grinder, lap mill, hand coffee grinder, wall grinder",
    es: "molino manual, molinillo manual, molino de mano, molino de café manual, molinillo de café manual",
    pt: "moinho manual, moedor manual, moedor de café manual, moinho de café manual, moinho de parede",
  },
  "electric-grinder": {
    within: ["grinder"],
    en: "electric grinder, electric coffee grinder, flat burr grinder, shop grinder, doser grinder",
    es: "molino eléctrico, molinillo eléctrico, molino de café eléctrico, molinillo de café eléctrico",
    pt: "moedor elétrico, moinho elétrico, moedor de café elétrico, moinho de café elétrico",
  },
  "spice-mill": {
    en: "cardamom mill, spice mill, pepper mill",
    es: "molinillo de especias",
    pt: "moedor de especiarias",
  },
  scale: {
    en: "scale, coffee scale, barista scale, weighing scale, digital scale, scale with timer, pocket scale",
    es: "balanza, báscula, pesa, gramera, báscula digital, balanza digital, balanza con temporizador",
    pt: "balança, balança digital, balança de precisão, balança com timer",
  },
  roaster: {
    en: "roaster, coffee roaster, home roaster, home coffee roaster, sample roaster, roasting machine",
    es: "tostador, tostadora, tostador de café, tostadora de café, tostadora casera, tostadora de café casera, tostador de muestras",
    pt: "torrador, torradeira, torrador de café, torradeira de café, torrador caseiro, torrador doméstico",
  },
  server: {
    en: "server, coffee server, carafe, serving flask, decanter",
    es: "servidor, jarra, jarra de café",
    pt: "jarro, jarra, jarra de café, jarro de serviço, servidor, bule, bule de café",
  },
  filter: { en: "filter", es: "filtro", pt: "filtro" },
  "filter-papers": {
    within: ["filter"],
    en: "filter paper, paper filter, chemex paper, coffee filter, paper coffee filter, round paper, v60 filter, v60 paper, v60 paper filter, filter for v60, chemex filter, filter for chemex, pour over filter, drip coffee filter, basket filter, cone filter",
    es: "filtro de papel, papel filtro, papel para chemex, papel para v60, filtro de café, filtro v60, filtro para v60, filtro chemex, filtro para chemex, filtro para café, filtro para cafetera",
    pt: "filtro de papel, papel filtro, filtro de papel v60, filtro papel v60, filtro de café, filtro v60, filtro para v60, filtro chemex, filtro para chemex, filtro para coador, filtro para café",
  },
  drinkware: { en: "drinkware", es: "taza, taza de café", pt: "louça" },
  cup: {
    within: ["drinkware"],
    en: "cup, coffee cup, espresso cup, demitasse, teacup, cup and saucer",
    es: "tacita, pocillo, taza de espresso, taza para espresso, taza de café, taza para café, jarrito",
    pt: "xícara, xícara de café, xícara de espresso, xícara para café, chávena, chávena de café, chávena de espresso, chávena de bica",
  },
  mug: {
    within: ["drinkware"],
    en: "mug, coffee mug",
    es: "tazón, jarro, taza grande",
    pt: "caneca, caneca de café",
  },
  "travel-mug": {
    within: ["drinkware"],
    en: "travel mug, travel cup, insulated mug, reusable cup, thermos cup, thermos mug, bike mug, insulated cup, to go cup",
    es: "taza térmica, vaso térmico, taza de viaje, vaso reutilizable",
    pt: "caneca térmica, copo térmico, copo reutilizável, caneca de viagem",
  },
  thermos: {
    en: "thermos, vacuum flask, insulated flask, thermos flask, insulated serving flask, insulated bottle",
    es: "termo, botella térmica",
    pt: "garrafa térmica, térmica, garrafa termo",
  },
  cloth: {
    en: "barista cloth, bar cloth, cleaning cloth, bar towel",
    es: "paño, paño de barista, trapo",
    pt: "pano de barista, pano de limpeza, flanela",
  },
  cupping: {
    en: "cupping, cupping set, cupping bowl, cupping spoon, tasting cup",
    es: "cata, catar, juego de cata, catación, cuchara de cata",
    pt: "cupping, prova de café, kit de cupping, colher de prova",
  },
  travel: {
    en: "travel, camping, portable, on the go",
    es: "viaje, de viaje, para viaje, camping, portátil",
    pt: "viagem, de viagem, para viagem, acampamento, portátil",
  },
  portafilter: {
    en: "portafilter, bottomless portafilter, naked portafilter",
    es: "portafiltro, portafiltro sin fondo",
    pt: "porta filtro de espresso, porta filtro sem fundo",
  },
  sleeve: {
    en: "mug sleeve, cup sleeve, sleeve",
    es: "funda para taza, funda de taza",
    pt: "capa para caneca, luva para caneca",
  },
  "dosing-cup": {
    en: "dosing cup, measuring cup, dosing funnel",
    es: "vaso dosificador, taza medidora",
    pt: "copo dosador, copo medidor",
  },
  glass: {
    within: ["drinkware"],
    en: "drinking glass, espresso glass, espresso glasses, glasses, tasting glass, coffee glass",
    es: "vaso, vaso de vidrio",
    pt: "copo, copo de vidro, copo americano",
  },
  pitcher: {
    en: "milk pitcher, milk jug, pitcher, jug, frothing jug, frothing pitcher, steaming pitcher, milk steamer, stovetop steamer, milk frother",
    es: "jarra de leche, jarra para leche, jarra para espumar leche, jarrita de leche, jarra lechera, lechera, espumador de leche, jarra para espumar",
    pt: "leiteira, jarra de leite, pitcher, pitcher de leite, leiteira para vaporizar, espumador de leite",
  },
  tamper: {
    en: "tamper, coffee tamper, distributor",
    es: "tamper, apisonador, prensador, distribuidor",
    pt: "tamper, compactador, calcador, distribuidor",
  },
  canister: {
    en: "canister, coffee canister, storage jar, coffee jar, airtight jar, airtight container, storage container, coffee container, coffee storage container, coffee storage, coffee tin, enamel tin",
    es: "bote hermético, bote hermético para café, bote, tarro, lata hermética, frasco, recipiente hermético, recipiente para café",
    pt: "pote hermético, pote hermético de café, lata hermética, pote de café, porta café, pote",
  },
  "knock-box": {
    en: "knock box, knock tube",
    es: "cajón de posos, caja de posos, cajón de borra",
    pt: "batedor de borra, caixa de borra, gaveta de borra",
  },
  brush: { en: "brush, cleaning brush", es: "cepillo, brocha", pt: "escova, pincel" },
  cleaning: {
    en: "cleaning, cleaner, descaler, descaling powder, descaling",
    es: "limpieza, limpiador, descalcificador",
    pt: "limpeza, limpador, descalcificante, desincrustante",
  },
  spoon: {
    en: "spoon, scoop, coffee scoop, measuring scoop, measuring spoon",
    es: "cuchara, cucharita, cuchara medidora, cuchara dosificadora",
    pt: "colher, colher dosadora, colher medidora",
  },
  book: {
    en: "book, guide, notebook, tasting notebook",
    es: "libro, libreta, cuaderno, guía",
    pt: "livro, caderno, guia",
  },
  tray: { en: "tray, serving tray", es: "bandeja", pt: "bandeja" },
  thermometer: { en: "thermometer", es: "termómetro", pt: "termômetro" },
  "drip-bag": {
    en: "drip bag, coffee bag, drip coffee bag, coffee pouch, single serve",
    es: "bolsita de café, café en bolsita, bolsita de goteo",
    pt: "sachê de café, café em sachê, sachê, drip coffee",
  },
  gift: {
    en: "gift, gift set, gift box, gift idea, present, gift for coffee lover, coffee lover gift, coffee gift box, coffee gift set, mother day, father day, birthday, christmas gift",
    es: "regalo, caja de regalo, set de regalo, obsequio, para regalar, regalo para cafetero, regalo cafetero",
    pt: "presente, kit presente, caixa de presente, para presentear, presentear, lembrancinha, presente para quem ama café, para quem ama café",
  },
  sampler: {
    en: "sampler, coffee sampler, sample box, sample set, tasting set, tasting kit, tasting box, discovery box, variety pack, filter trio, trio",
    es: "kit de degustación, set de degustación, caja de degustación, degustación, surtido, caja de muestras, muestras, kit para probar",
    pt: "kit degustação, kit de degustação, caixa degustação, degustação, kit de cafés, kit de cafés para provar, kit para provar, amostras",
  },
};
