import type { GoodsPhrases } from "./types.ts";

export const goodsEs: GoodsPhrases = {
  chocolate: [
    "En un lugar fresco y seco, fuera de la nevera, el chocolate conserva el brillo y el crujido durante meses.",
    "Deja que el chocolate llegue a temperatura ambiente antes de probar; es entonces cuando aparece el café.",
    "Va bien junto a un espresso y aún mejor después de uno.",
    "El empaque aguanta el viaje, y la caja no necesita envoltura para ser un regalo.",
  ],
  baked: [
    "Después de abrir el paquete, una lata cerrada y lejos de la humedad guarda todo como llegó un par de semanas.",
    "Ideal para mojar en una taza caliente, e igual de bueno en seco, directo del paquete.",
    "Va con café de filtro por la mañana y con uno corto y fuerte por la tarde.",
    "Horneamos en tandas pequeñas: lo que recibes salió del horno hace días, no hace meses.",
  ],
  snack: [
    "Cierra bien la bolsa después de cada puñado y guárdala en un lugar fresco y seco, para que siga crujiendo.",
    "El café que lleva es de verdad, así que también hay un poco de cafeína: conviene saberlo por la noche.",
    "Viaja bien en el bolso o en un cajón del escritorio y no pide plato.",
    "Trabajamos en tandas pequeñas y empacamos el mismo día, para que todo llegue fresco.",
  ],
  candy: [
    "Mejor en un lugar fresco, seco y lejos del sol; el calor ablanda la textura y el fresco la devuelve.",
    "Un par de bocados junto a una taza pequeña de café bastan, aunque ya sabemos cómo suele terminar.",
    "Hay café de verdad en cada pieza, y se nota más al final que al principio.",
    "El empaque sirve para compartir en la mesa o para regalar tal como llega.",
  ],
  spread: [
    "Después de abrir el frasco, un lugar fresco, la tapa cerrada y cada vez una cuchara limpia y seca.",
    "Va con pan tostado, panqueques y helado, y nadie cuenta las cucharadas de en medio.",
    "El café que lleva es de verdad, preparado o molido por nosotros, y se nota.",
    "Si se espesa con el frío, pon el frasco unos minutos en agua tibia y vuelve a su punto.",
  ],
  machine: [
    "Dale una superficie nivelada, agua limpia y unos minutos para calentar, y trabaja igual todos los días.",
    "Hay repuestos mientras dure su fabricación, y respondemos preguntas antes y después de la compra.",
    "Viene con un manual en palabras sencillas y con todo lo necesario para la primera taza, menos el café.",
    "Un paño después de usar y una descalcificación según el agua de tu casa: no pide más cuidado.",
  ],
  grinder: [
    "El café molido justo antes de prepararlo conserva mucho más aroma, y esta es la herramienta para hacerlo.",
    "Empieza a la mitad de su rango, prueba y cambia de a un paso: más fino si sale ácido, más grueso si sale amargo.",
    "Cepilla las muelas de vez en cuando y no las mojes; van a durar muchos años.",
    "Tenemos repuestos y con gusto te ayudamos a encontrar el ajuste para tu cafetera.",
  ],
  brewer: [
    "Un enjuague con agua caliente antes de preparar guarda el calor; otro después, el sabor.",
    "Con café fresco, molienda media y algo de paciencia, ya la primera taza sale buena.",
    "Ocupa poco, casi no pide cuidados y hace su trabajo sin complicaciones.",
    "Llega con buena protección y con una nota breve de cómo nos gusta preparar el café.",
  ],
  stovetop: [
    "Empieza a fuego bajo, quédate cerca y apaga en cuanto haya subido el café.",
    "Para limpiar basta agua tibia y dejar secar al aire; el jabón no le hace bien al sabor.",
    "Con la molienda adecuada y agua fría y limpia da una taza corta y fuerte que no necesita nada más.",
    "Llega con buena protección, para usar de inmediato, y mejora en las primeras semanas.",
  ],
  cup: [
    "Con un poco de agua caliente antes de servir, el café conserva más tiempo el calor y el aroma.",
    "Sirve para el uso diario: resiste la mesa de todos los días y luce ante las visitas.",
    "Cada pieza puede variar un poco de la siguiente en color y forma, como pasa con las cosas hechas una a una.",
    "Empacamos cada pieza por separado, con protección suficiente para que llegue como salió.",
  ],
  filter: [
    "Un enjuague con agua caliente antes de la primera colada, y la taza sabe a café y a nada más.",
    "Entre usos conviene un lugar limpio y seco, lejos de especias y otros olores fuertes.",
    "Sirve para los tamaños usuales, así que no hace falta una cafetera nueva.",
    "Con molienda media y un vertido lento da una taza clara, sin sedimento.",
  ],
  tool: [
    "Es una cosa pequeña que vas a usar todos los días, y que se extraña cuando no está.",
    "Un paño después de usar y un rato para secar; no pide más cuidado que ese.",
    "Pasó la prueba de nuestra propia barra antes de llegar a la tienda.",
    "Sirve para el equipo más común; si tienes dudas sobre el tuyo, pregúntanos antes de pedir.",
  ],
  storage: [
    "Al café le hacen daño la luz, el aire y la humedad, y esto mantiene lejos a los tres.",
    "Caben en él dos o tres semanas de café; hay que cerrar después de cada cucharada y buscar un lugar sin sol.",
    "Se limpia con un paño húmedo y debe secar bien antes de recibir café nuevo.",
    "Queda bien en una repisa, con el café siempre a la mano.",
  ],
  book: [
    "Está escrito para quien prepara café en casa y quiere saber por qué una taza supo como supo.",
    "Hay espacio para tus propias notas, y son ellas las que le dan más valor cada mes.",
    "Se abre plano junto a la cafetera y no le importan una o dos manchas.",
    "Buen regalo para quien acaba de comprar su primer molino, o el tercero.",
  ],
};
