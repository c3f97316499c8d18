import type { Words } from "./concept.ts";

/** Coffee, its processing, and drinks made of it. Categories, processes and roasts have the catalogue's names. */
export const coffee: Words = {
  coffee: {
    en: "coffee, specialty coffee, speciality coffee",
    es: "café, cafecito, café de especialidad, café especial",
    pt: "café, cafezinho, café especial, café de especialidade",
  },
  beans: {
    en: "bean, coffee bean, whole bean, whole coffee bean, whole bean coffee",
    es: "grano, grano de café, café en grano, grano entero, café en grano entero, café entero, en grano",
    pt: "grão, grão de café, café em grão, em grão, grão inteiro, café em grão inteiro",
  },
  "green-beans": {
    en: "green bean, green coffee, green coffee bean, raw coffee, raw bean, unroasted, unroasted coffee, unroasted bean, green",
    es: "café verde, grano verde, café crudo, grano crudo, café oro, verde, café verde en grano",
    pt: "café verde, grão verde, café cru, grão cru, verde, café verde em grão",
  },
  "roasted-coffee": {
    en: "roasted, roasted coffee, roasted bean, roasted coffee bean, roast",
    es: "tostado, café tostado, grano tostado",
    pt: "torrado, café torrado, grão torrado",
  },
  "ground-coffee": {
    en: "ground, ground coffee, pre ground, preground, coffee powder, coffee ground",
    es: "molido, café molido, café en polvo",
    pt: "moído, café moído, café em pó, pó de café",
  },
  "coffee-snacks": {
    en: "snack, coffee snack",
    es: "bocado, aperitivo, antojo, botana, snack",
    pt: "petisco, lanche, aperitivo, salgadinho, snack",
  },
  "coffee-sweets": {
    en: "sweet, sweets, coffee sweet, candy, candies, confectionery",
    es: "dulce, golosina, confitería",
    pt: "doce, guloseima",
  },
  equipment: {
    en: "equipment, gear, brewing gear, brewing equipment, coffee equipment, coffee gear",
    es: "equipo, equipamiento, equipo de café",
    pt: "equipamento, equipamento de café",
  },
  accessories: {
    en: "accessory, coffee accessory, barista tool",
    es: "accesorio, accesorio de café",
    pt: "acessório, acessório de café",
  },
  decaf: {
    en: "decaf, decaffeinated, decaf coffee, decaffeinated coffee, caffeine free, no caffeine, without caffeine",
    es: "descafeinado, café descafeinado, sin cafeína, café sin cafeína, libre de cafeína, descaf",
    pt: "descafeinado, café descafeinado, sem cafeína, café sem cafeína, livre de cafeína, descaf",
  },
  washed: {
    en: "washed, fully washed, washed process, wet process, wet processed",
    es: "lavado, proceso lavado, beneficio húmedo",
    pt: "lavado, processo lavado, via úmida",
  },
  natural: {
    en: "natural, natural process, dry process, dry processed, sun dried",
    es: "natural, proceso natural, secado al sol",
    pt: "natural, processo natural, via seca, seco ao sol",
  },
  honey: {
    en: "honey, honey process, honey processed, pulped natural",
    es: "miel, proceso miel, proceso honey, honey, enmielado",
    pt: "mel, processo mel, processo honey, honey, cereja descascado",
  },
  anaerobic: {
    en: "anaerobic, anaerobic fermentation, anaerobic process",
    es: "anaeróbico, fermentación anaeróbica, anaerobio",
    pt: "anaeróbico, fermentação anaeróbica, fermentado",
  },
  "wet-hulled": {
    en: "wet hulled, giling basah",
    es: "trilla húmeda, giling basah",
    pt: "descascado úmido, giling basah",
  },
  "carbonic-maceration": {
    en: "carbonic maceration",
    es: "maceración carbónica",
    pt: "maceração carbônica",
  },
  "roast-light": {
    en: "light roast, lightly roasted, light roasted, light, blonde roast, blond roast",
    es: "tueste claro, tueste ligero, tueste suave, tostado claro, tostión clara, claro",
    pt: "torra clara, torra leve, torrado claro, claro",
  },
  "roast-medium-light": {
    en: "medium light roast, light medium roast, light medium, medium light",
    es: "tueste medio claro, tueste claro medio",
    pt: "torra média clara, torra clara média",
  },
  "roast-medium": {
    en: "medium roast, medium roasted, medium, city roast",
    es: "tueste medio, tostado medio, tostión media",
    pt: "torra média, torrado médio",
  },
  "roast-medium-dark": {
    en: "medium dark roast, dark medium roast, medium dark, full city roast",
    es: "tueste medio oscuro",
    pt: "torra média escura",
  },
  "roast-dark": {
    en: "dark roast, dark roasted, dark, french roast, italian roast",
    es: "tueste oscuro, tostado oscuro, tostión oscura, tueste fuerte, tueste italiano, oscuro",
    pt: "torra escura, torrado escuro, torra forte, torra italiana, escuro",
  },
  organic: {
    en: "organic, organically grown",
    es: "orgánico, ecológico, biológico",
    pt: "orgânico, biológico, ecológico",
  },
  "fair-trade": { en: "fair trade, fairtrade", es: "comercio justo", pt: "comércio justo" },
  "rainforest-alliance": {
    en: "rainforest alliance, rainforest",
    es: "rainforest alliance",
    pt: "rainforest alliance",
  },
  peaberry: { en: "peaberry", es: "caracolillo, caracol, caracolí", pt: "grão moca, café moca, moca" },
  blend: { en: "blend, coffee blend", es: "mezcla, blend", pt: "mistura, blend" },
  espresso: { en: "espresso", es: "espresso, expreso", pt: "espresso, expresso" },
  "filter-coffee": {
    en: "filter coffee, drip coffee, pour over coffee, filter roast, filter grind, drip grind, ground for filter, ground for pour over, ground for drip, ground for v60",
    es: "café de filtro, café filtrado, café para filtro, café de goteo, molido para filtro, molido para v60, molido para colador, molido para colar",
    pt: "café coado, café filtrado, café para coador, moído para coador, moído para filtro, moído para v60",
  },
  "grind-coarse": {
    en: "coarse grind, coarse ground, coarsely ground, ground coarse",
    es: "molido grueso, molienda gruesa, molienda grueso",
    pt: "moagem grossa, moído grosso, moído grossa",
  },
  "grind-medium": {
    en: "medium grind, medium ground",
    es: "molido medio, molienda media",
    pt: "moagem média, moído médio",
  },
  "grind-fine": {
    en: "fine grind, fine ground, finely ground, ground fine, pounded fine, turkish grind, greek grind",
    es: "molido fino, molienda fina, extra fino",
    pt: "moagem fina, moído fino, extrafino",
  },
  "turkish-coffee": {
    en: "turkish coffee, greek coffee",
    es: "café turco, café griego",
    pt: "café turco, café grego",
  },
  sumatra: {
    within: ["ID"],
    en: "sumatra, sumatran, gayo, lintong, mandheling, aceh",
    es: "sumatra, sumatrano",
    pt: "sumatra, de sumatra",
  },
  java: { within: ["ID"], en: "java, javanese", es: "java, javanés", pt: "java, javanês" },
  geisha: { en: "geisha, gesha", es: "geisha, gesha", pt: "geisha, gesha" },
  typica: { en: "typica", es: "típica", pt: "típica" },
  bourbon: { en: "bourbon", es: "bourbon, borbón", pt: "bourbon" },
  "yellow-bourbon": {
    within: ["bourbon"],
    en: "yellow bourbon",
    es: "bourbon amarillo, borbón amarillo",
    pt: "bourbon amarelo",
  },
  "red-bourbon": { within: ["bourbon"], en: "red bourbon", es: "bourbon rojo", pt: "bourbon vermelho" },
  "pink-bourbon": { within: ["bourbon"], en: "pink bourbon", es: "bourbon rosado", pt: "bourbon rosa" },
  heirloom: { en: "heirloom", es: "variedad autóctona", pt: "variedade nativa" },
  catuai: { en: "catuai", es: "catuaí", pt: "catuaí" },
  robusta: { en: "robusta, canephora", es: "robusta, canéfora", pt: "robusta, conilon" },
  arabica: { en: "arabica", es: "arábica, arábiga", pt: "arábica" },
};
