import type { Words } from "./concept.ts";

/** What things are made of, whom they are for, and what food leaves out. */
export const features: Words = {
  steel: {
    en: "steel, stainless, stainless steel, metal, inox",
    es: "acero, acero inoxidable, inoxidable, inox, metal, metálico",
    pt: "aço, aço inox, aço inoxidável, inox, metal, metálico",
  },
  copper: { en: "copper", es: "cobre", pt: "cobre" },
  brass: { en: "brass", es: "latón", pt: "latão" },
  aluminum: { en: "aluminum, aluminium", es: "aluminio", pt: "alumínio" },
  "of-glass": {
    en: "glass, borosilicate, borosilicate glass",
    es: "vidrio, cristal, de vidrio, borosilicato",
    pt: "vidro, de vidro, borossilicato",
  },
  ceramic: {
    en: "ceramic, ceramics, pottery",
    es: "cerámica, cerámico, de cerámica",
    pt: "cerâmica, cerâmico, de cerâmica",
  },
  porcelain: { within: ["ceramic"], en: "porcelain", es: "porcelana, loza", pt: "porcelana, louça branca" },
  stoneware: { within: ["ceramic"], en: "stoneware, celadon", es: "gres, talavera", pt: "grés" },
  clay: {
    within: ["ceramic"],
    en: "clay, earthenware, terracotta, black clay",
    es: "barro, arcilla, greda, barro negro, terracota",
    pt: "barro, argila, terracota",
  },
  enamel: {
    en: "enamel, enameled, enamelled, enamelware",
    es: "peltre, esmaltado, esmalte, enlozado",
    pt: "esmaltado, esmalte, ágata, ágate",
  },
  wood: {
    en: "wood, wooden, oak, walnut wood, bamboo, olive wood, birch",
    es: "madera, de madera, bambú",
    pt: "madeira, de madeira, bambu",
  },
  leather: { en: "leather", es: "cuero, piel", pt: "couro" },
  cork: { en: "cork", es: "corcho", pt: "cortiça" },
  wool: { en: "wool, knitted", es: "lana, tejido", pt: "lã, tricô" },
  linen: { en: "linen, cotton, canvas", es: "lino, algodón, lona", pt: "linho, algodão, lona" },
  "of-travel": {
    en: "travel, travelling, traveling, camping, campsite, camp, portable, on the go, outdoor, outdoors, hiking, backpacking, cabin, trip, road trip, campervan, nomad, nomade, folding, foldable",
    es: "viaje, de viaje, para viaje, para viajar, viajar, viajero, camping, campamento, acampar, portátil, excursión, plegable",
    pt: "viagem, de viagem, para viagem, viajar, acampamento, acampar, camping, portátil, trilha, dobrável",
  },
  commercial: {
    en: "commercial, professional, industrial, for coffee shop, coffee shop, for cafe, cafe grade, for business, for restaurant",
    es: "profesional, comercial, industrial, para cafetería, cafetería, para negocio, para restaurante",
    pt: "profissional, comercial, industrial, para cafeteria, para padaria, para restaurante, para negócio",
  },
  electric: { en: "electric, electrical", es: "eléctrico", pt: "elétrico" },
  manual: { en: "manual, hand operated, non electric", es: "manual", pt: "manual" },
  induction: {
    en: "induction, induction hob, induction stove, induction cooktop, induction compatible",
    es: "inducción, cocina de inducción, placa de inducción, para inducción, vitrocerámica",
    pt: "indução, fogão de indução, placa de indução, para indução, cooktop",
  },
  stacking: {
    en: "stacking, stackable, nesting",
    es: "apilable, apilables",
    pt: "empilhável, empilháveis",
  },
  leakproof: {
    en: "leakproof, leak proof, spill proof, spillproof",
    es: "antiderrame, hermético, antigoteo, a prueba de derrames",
    pt: "antivazamento, à prova de vazamento, hermético",
  },
  pocket: {
    en: "pocket, pocket size, compact, mini",
    es: "bolsillo, de bolsillo, compacto, mini",
    pt: "tamanho de bolso, compacto, mini",
  },
  starter: {
    en: "starter, starter kit, starter set, starter brewer, beginner, beginners, for beginners, beginner kit, beginner set",
    es: "principiante, para principiantes, kit de inicio, kit inicial, para empezar",
    pt: "iniciante, para iniciantes, kit iniciante, kit inicial, para começar",
  },
  set: { en: "set, kit, bundle", es: "juego, kit, conjunto, set, combo", pt: "conjunto, jogo, kit, combo" },
  vegan: {
    en: "vegan, plant based, dairy free, lactose free, without dairy, without milk, no dairy, non dairy, without lactose",
    es: "vegano, apto vegano, sin lactosa, sin lácteos, sin leche, deslactosado",
    pt: "vegano, sem lactose, sem leite, sem laticínios, zero lactose",
  },
  "gluten-free": {
    en: "gluten free, without gluten, no gluten, celiac, coeliac, wheat free",
    es: "sin gluten, libre de gluten, celíaco, sin tacc, apto celíaco, para celíacos, sin harina",
    pt: "sem glúten, livre de glúten, celíaco, para celíacos, sem trigo, sem farinha",
  },
  "sugar-free": {
    en: "sugar free, no sugar, without sugar, no added sugar, unsweetened, sugarless, keto, low carb, low sugar, diabetic, for diabetics",
    es: "sin azúcar, sin azúcar añadida, sin azúcares, bajo en azúcar, keto, diabético, para diabéticos, diet",
    pt: "sem açúcar, sem adição de açúcar, zero açúcar, low carb, keto, diabético, para diabéticos, diet",
  },
  kosher: { en: "kosher", es: "kosher", pt: "kosher" },
  halal: { en: "halal", es: "halal", pt: "halal" },
  lever: {
    en: "lever, lever brewer, two group lever, one group lever, spring lever, manual lever, no electricity, hand powered",
    es: "palanca, de palanca, palanca manual, sin electricidad",
    pt: "alavanca, alavanca manual, sem eletricidade",
  },
  "flat-burr": {
    en: "flat burr, flat burrs",
    es: "muela plana, muelas planas, fresas planas",
    pt: "mó plana, mós planas",
  },
  "conical-burr": {
    en: "conical burr, conical burrs, conical",
    es: "muela cónica, muelas cónicas, fresas cónicas, cónico",
    pt: "mó cônica, mós cônicas, cônico",
  },
  "single-dose": {
    en: "single dose, single dosing, zero retention, low retention",
    es: "monodosis, dosis única, baja retención",
    pt: "dose única, dose por dose, baixa retenção",
  },
  timer: {
    en: "timer, with timer, stopwatch",
    es: "temporizador, cronómetro, con temporizador, con cronómetro, timer",
    pt: "temporizador, cronômetro, com timer, com cronômetro, timer",
  },
  paperless: {
    within: ["reusable-filter"],
    en: "no paper, without paper, paperless, metal filter, steel filter, mesh filter, stainless steel filter, metal dripper",
    es: "sin papel, filtro metálico, filtro de metal, filtro de acero, filtro de malla",
    pt: "sem papel, filtro de metal, filtro metálico, filtro de inox, filtro de aço, filtro de malha",
  },
  "dual-boiler": {
    en: "dual boiler, double boiler, two boiler",
    es: "doble caldera, caldera doble, dos calderas",
    pt: "caldeira dupla, dupla caldeira, duas caldeiras",
  },
  "double-wall": {
    en: "double wall, double walled, insulated",
    es: "doble pared, pared doble",
    pt: "parede dupla, dupla parede",
  },
  spare: {
    en: "replacement, spare, spare part, replacement part, refill",
    es: "repuesto, de repuesto, recambio, refacción, pieza de repuesto",
    pt: "reposição, de reposição, peça de reposição, sobressalente, refil",
  },
  salty: {
    en: "salty, salted, salt, sea salt, savory, savoury",
    es: "salado, con sal, sal, sal marina",
    pt: "salgado, com sal, sal, flor de sal",
  },
  candied: {
    en: "candied, caramelized, caramelised, glazed, sugared",
    es: "confitado, caramelizado, garrapiñado, garapiñado, glaseado",
    pt: "caramelizado, glaceado, confeitado, açucarado",
  },
  saucer: {
    en: "saucer, with saucer, and saucer",
    es: "plato, platillo, con plato, con platillo",
    pt: "pires, com pires",
  },
  healthy: {
    en: "healthy, wholesome, nutritious, good for you",
    es: "saludable, sano, nutritivo",
    pt: "saudável, nutritivo, fit",
  },
  home: {
    en: "home, for home, at home, household, domestic, home use",
    es: "casa, para casa, en casa, para la casa, hogar, para el hogar, doméstico, casero",
    pt: "casa, para casa, em casa, doméstico, caseiro, uso doméstico",
  },
};
