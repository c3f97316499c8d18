import type { Words } from "./concept.ts";

/** What helps to brew, to keep coffee and to keep things clean. */
export const accessories: Words = {
  tamper: {
    en: "tamper, coffee tamper, espresso tamper, calibrated tamper",
    es: "tamper, apisonador, prensador, prensador de café, compactador, tamper calibrado",
    pt: "tamper, compactador, calcador, compactador de café, tamper calibrado, socador",
  },
  distributor: {
    en: "distributor, coffee distributor, leveler, leveller, wdt, wdt tool, needle distributor, distribution tool, needle tool",
    es: "distribuidor, distribuidor de café, nivelador, wdt, distribuidor de agujas, herramienta wdt, distribuidor wdt, agujas",
    pt: "distribuidor, distribuidor de café, nivelador, wdt, distribuidor de agulhas, ferramenta wdt, agulhas",
  },
  portafilter: {
    en: "portafilter, portafilter handle, bottomless portafilter, naked portafilter, filter holder espresso",
    es: "portafiltro, portafiltro sin fondo, portafiltro desnudo, portafiltros",
    pt: "porta filtro de espresso, porta filtro de máquina, porta filtro sem fundo, portafiltro, porta filtro naked",
  },
  "puck-screen": {
    en: "puck screen, contact screen, shower screen, espresso screen",
    es: "malla de contacto, pantalla de contacto, puck screen, rejilla para portafiltro, malla para portafiltro",
    pt: "tela de contato, puck screen, tela para porta filtro, difusor",
  },
  burrs: {
    en: "burr set, replacement burr, spare burr, burr replacement",
    es: "muelas de repuesto, muela de repuesto, juego de muelas, recambio de muelas, fresas de repuesto",
    pt: "mós de reposição, mó de reposição, jogo de mós, mós para moedor",
  },
  canister: {
    en: "canister, coffee canister, storage jar, coffee jar, airtight jar, airtight container, airtight canister, vacuum canister, storage container, coffee container, coffee storage container, coffee storage, coffee keeper, coffee tin, enamel tin, coffee caddy, bean jar, bean container",
    es: "bote hermético, bote hermético para café, bote, bote para café, tarro, tarro de café, lata hermética, lata para café, latera, latera de café, guardagranos, frasco, frasco hermético, recipiente, recipiente hermético, recipiente para café, contenedor, contenedor de café, contenedor hermético, envase hermético, para guardar café",
    pt: "pote hermético, pote hermético de café, lata hermética, lata de café, lata para café, pote de café, pote para café, porta café, pote, recipiente hermético, recipiente para café, recipiente, frasco hermético, para guardar café",
  },
  "mate-jar": { en: "yerba jar, yerba tin", es: "yerbera, latera de yerba", pt: "porta erva, lata de erva" },
  "knock-box": {
    en: "knock box, knockbox, knock tube, knock bin, grounds box, grounds bin",
    es: "cajón de posos, caja de posos, cajón de borra, caja para posos, caja de golpeo, knock box, tacho de borra",
    pt: "batedor de borra, caixa de borra, gaveta de borra, bate borra, knock box",
  },
  brush: {
    en: "brush, cleaning brush, grinder brush, brush set",
    es: "cepillo, brocha, cepillo de limpieza, cepillo para molinillo, cepillo para molino, pincel",
    pt: "escova, pincel, escova de limpeza, escovinha, pincel de limpeza, escova para moedor",
  },
  cleaning: {
    en: "cleaning, cleaner, cleaning kit, cleaning powder, cleaning supply, detergent",
    es: "limpieza, limpiador, kit de limpieza, limpieza de cafetera, limpiador de cafetera, limpiar, para limpiar, detergente, productos de limpieza",
    pt: "limpeza, limpador, kit de limpeza, limpeza de cafeteira, limpar, para limpar, detergente, produto de limpeza",
  },
  backflush: {
    within: ["cleaning"],
    en: "backflush, back flush, backflush cleaner, backflush kit, backflush powder, group head cleaner, group head brush, blind basket, group brush, coffee machine cleaner, espresso machine cleaner, espresso machine cleaning kit, espresso machine cleaning",
    es: "backflush, contralavado, retrolavado, filtro ciego, cepillo de grupo, limpieza de máquina, limpieza de máquina de espresso, limpieza de máquina de café, limpiador de máquina, kit de limpieza para máquina de espresso, kit de limpieza para máquina de café",
    pt: "backflush, contralavagem, retrolavagem, filtro cego, escova de grupo, limpeza de máquina, limpeza de máquina de café, limpeza de máquina de espresso, limpador de máquina, kit de limpeza para máquina de café, kit de limpeza para máquina de espresso",
  },
  descaler: {
    within: ["cleaning"],
    en: "descaler, descaling, descaling powder, descaling solution, descale, limescale remover, limescale",
    es: "descalcificador, descalcificante, descalcificar, desincrustante, quita sarro, antical, sarro",
    pt: "descalcificante, desincrustante, descalcificador, descalcificar, removedor de calcário, calcário",
  },
  water: {
    en: "water hardness, water mineral, mineral kit, brewing water, water kit, water test",
    es: "dureza del agua, minerales para agua, agua para café, prueba de agua",
    pt: "dureza da água, minerais para água, água para café, teste de água",
  },
  cloth: {
    en: "barista cloth, bar cloth, cleaning cloth, bar towel, barista towel, tea towel, microfiber cloth, microfibre cloth, towel",
    es: "paño, paño de barista, paño de limpieza, trapo, toalla, toalla de barista, repasador",
    pt: "pano de barista, pano de limpeza, flanela, toalha, toalha de barista, pano de prato, pano",
  },
  gloves: { en: "glove, barista glove", es: "guante, guantes de barista", pt: "luva, luvas de barista" },
  clip: {
    en: "bag clip, clip, coffee clip, bag sealer",
    es: "pinza, pinza para bolsa, clip, cierra bolsas",
    pt: "prendedor, prendedor de saco, clipe, fecha saco",
  },
  sieve: {
    en: "sieve, sieve tin, sifter, coffee sieve, mesh sieve",
    es: "tamiz, cernidor, cedazo, tamizador",
    pt: "peneira, peneira de café, peneira para pó",
  },
  stand: {
    en: "stand, filter stand, filter holder, paper holder, dripper stand, organizer, organiser",
    es: "soporte, soporte de filtros, soporte para filtros, portafiltros de papel, organizador, estante",
    pt: "suporte, suporte de madeira, porta filtros de papel, organizador",
  },
  "travel-case": {
    en: "travel case, carrying case, carry case, travel bag, case",
    es: "estuche, estuche de viaje, funda de viaje, maletín",
    pt: "estojo, estojo de viagem, bolsa de viagem, maleta",
  },
  thermometer: {
    en: "thermometer, milk thermometer, drip thermometer, temperature probe",
    es: "termómetro, termómetro para leche, termómetro de café",
    pt: "termômetro, termómetro, termômetro para leite",
  },
  book: {
    en: "book, guide, coffee book, handbook, field guide, recipe book, brewing guide",
    es: "libro, libro de café, guía, guía de café, manual de café, recetario",
    pt: "livro, livro de café, guia, guia de café, manual de café",
  },
  notebook: {
    within: ["book"],
    en: "notebook, tasting notebook, tasting journal, coffee journal, journal, logbook",
    es: "libreta, libreta de cata, libreta de catas, cuaderno, cuaderno de cata, diario de café, bitácora",
    pt: "caderno, caderneta, caderno de prova, caderno de degustação, diário de café",
  },
};
