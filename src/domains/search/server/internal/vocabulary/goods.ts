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
    es: "cafetera eléctrica, percoladora",
    pt: "cafeteira elétrica",
  },
  "espresso-machine": {
    within: ["brewer"],
    en: "espresso machine, espresso maker, coffee machine, lever brewer, lever machine, two group lever, one group lever, home espresso",
    es: "máquina de espresso, máquina de expreso, máquina espresso, máquina de café, cafetera espresso, cafetera expreso, cafetera de palanca, espressera",
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
    en: "cloth filter, coffee sock, kopi sock, nel drip",
    es: "filtro de tela, chorreador, colador de tela, colador, media de café, bolsita de chorreador",
    pt: "coador de pano, filtro de pano, cafeteira de saco",
  },
  kettle: {
    en: "kettle, water kettle, kokekanne",
    es: "hervidor, hervidor de agua, tetera, pava",
    pt: "chaleira",
  },
  gooseneck: {
    within: ["kettle"],
    en: "gooseneck, goose neck, slim spout, swan neck",
    es: "cuello de cisne, cuello de ganso, pico de cisne, pico vertedor",
    pt: "bico de ganso, bico de cisne, pescoço de ganso",
  },
  grinder: {
    en: "grinder, coffee grinder, coffee mill, burr grinder, mill, burr mill",
    es: "molino, molinillo, molino de café, molinillo de café",
    pt: "moedor, moinho, moedor de café, moinho de café",
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
    en: "scale, coffee scale, barista scale, weighing scale",
    es: "balanza, báscula, pesa, gramera",
    pt: "balança",
  },
  roaster: {
    en: "roaster, coffee roaster, home roaster, sample roaster, roasting machine",
    es: "tostador, tostadora, tostador de café, tostadora de café, tostador de muestras",
    pt: "torrador, torradeira, torrador de café, torradeira de café",
  },
  server: {
    en: "server, coffee server, carafe, serving flask, decanter",
    es: "servidor, jarra, jarra de café",
    pt: "jarro, jarra, jarra de café, jarro de serviço, servidor",
  },
  filter: { en: "filter", es: "filtro", pt: "filtro" },
  "filter-papers": {
    within: ["filter"],
    en: "filter paper, paper filter, coffee filter, paper coffee filter, round paper, v60 filter, v60 paper, v60 paper filter, filter for v60, chemex filter, filter for chemex, pour over filter, drip coffee filter, basket filter, cone filter",
    es: "filtro de papel, papel filtro, filtro de café, filtro v60, filtro para v60, filtro chemex, filtro para chemex, filtro para café, filtro para cafetera",
    pt: "filtro de papel, papel filtro, filtro de café, filtro v60, filtro para v60, filtro chemex, filtro para chemex, filtro para coador, filtro para café",
  },
  drinkware: { en: "drinkware", es: "taza, taza de café", pt: "louça" },
  cup: {
    within: ["drinkware"],
    en: "cup, coffee cup, espresso cup, demitasse, teacup",
    es: "tacita, pocillo, taza de espresso, taza de café, jarrito",
    pt: "xícara, xícara de café, chávena, chávena de café, chávena de bica",
  },
  mug: {
    within: ["drinkware"],
    en: "mug, coffee mug",
    es: "tazón, jarro, taza grande",
    pt: "caneca, caneca de café",
  },
  "travel-mug": {
    within: ["drinkware"],
    en: "travel mug, travel cup, reusable cup, thermos cup, thermos mug, bike mug, insulated cup, to go cup",
    es: "taza térmica, vaso térmico, taza de viaje, vaso reutilizable",
    pt: "caneca térmica, copo térmico, copo reutilizável, caneca de viagem",
  },
  thermos: { en: "thermos, vacuum flask", es: "termo", pt: "garrafa térmica, térmica" },
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
    es: "jarra de leche, jarrita de leche, jarra lechera, lechera, espumador de leche, jarra para espumar",
    pt: "leiteira, jarra de leite, pitcher, pitcher de leite, leiteira para vaporizar, espumador de leite",
  },
  tamper: {
    en: "tamper, coffee tamper, distributor",
    es: "tamper, apisonador, prensador, distribuidor",
    pt: "tamper, compactador, calcador, distribuidor",
  },
  canister: {
    en: "canister, coffee canister, storage jar, coffee jar, airtight jar, coffee storage, coffee tin, enamel tin",
    es: "bote hermético, bote, tarro, lata hermética, frasco, recipiente hermético",
    pt: "pote hermético, lata hermética, pote de café, porta café, pote",
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
    en: "gift, gift set, gift box, present",
    es: "regalo, caja de regalo, set de regalo, obsequio",
    pt: "presente, kit presente, caixa de presente",
  },
};
