export const africa = `
Yirgacheffe Aricha, washed grade 1 | Yirgacheffe Aricha, lavado grado 1 | Seiscientos cincuenta pequeños productores entregan a pie en Aricha, la mayoría antes de las nueve de la mañana.
Yirgacheffe Kochere, natural grade 1 | Yirgacheffe Kochere, natural grado 1 | Dieciocho días en camas elevadas, volteado a mano cada hora y cubierto del calor del mediodía.
Gedeb Worka, anaerobic natural | Gedeb Worka, natural anaeróbico | Sellado en tanques durante cinco días antes del secado, una idea que tomamos de un quesero que nos visitó.
Yirgacheffe Konga, washed export lot | Yirgacheffe Konga, lote lavado de exportación | Medio saco para tostadores pequeños, trillado y escogido a mano por un equipo de cuarenta mujeres en Dilla.
Sidama Bensa, washed | Sidama Bensa, lavado | De vecinos del otro lado de la sierra, en Bensa, que nos pidieron llevarlo al mercado con el nuestro.
Gedeo Highlands Aricha, light | Gedeo Highlands Aricha, tueste claro | Tostado en la escuela de tueste de la unión por gente que creció cosechándolo.
Gedeo Highlands Aricha, ground for filter | Gedeo Highlands Aricha, molido para filtro | -
Hambela Forest natural | Hambela natural de bosque | Árboles de aspecto silvestre bajo dosel cerrado, cosechados en rojo y secados donde antes estaban las colmenas.
Hambela Garden washed | Hambela lavado de huerto | Un solo tanque de fermentación por semana, remojado toda la noche en agua de manantial.
Abol, first round | Abol, primera ronda | La primera y más fuerte de la ceremonia, por eso lo tostamos un punto más que los otros.
Tona, second round | Tona, segunda ronda | Cuando vuelve a entrar el agua, la fruta se adelanta; este empieza ahí.
Bonga forest coffee | Café de bosque de Bonga | Recogido en el bosque nublado de Kaffa, el lugar que dio su nombre a la bebida.
Harar longberry, city dark | Harar de grano largo, tueste oscuro | Terroso, vinoso y sonoro, como siempre lo ha vendido el este de Etiopía.
Harar longberry, pounded fine | Harar de grano largo, molido fino | -
Jebena grind, house blend | Mezcla de la casa, molida para jebena | Machacado grueso para que se asiente en la panza de la jarra y no entre tus dientes.
Black clay jebena with straw lid | Jebena de barro negro con tapa de paja | Panza redonda, cuello largo y un pico justo para retener los posos. Ahumada con leña de olivo, así que la primera jarra huele un poco a fogata.
Sini cups, set of six | Tacitas sini, juego de seis | Tazas de porcelana sin asa, no más grandes que un huevo, con el borde pintado. Seis es el número más pequeño que cuenta como compañía.
Kolo, roasted barley and peanuts with coffee | Kolo, cebada y maní tostados con café | Cebada, garbanzos y maní tostados en el sartén de los granos, con un toque de berbere y café molido. Se pasa mientras hierve el agua.
Nyeri AA, double washed | Nyeri AA, doble lavado | Malla 18 y más, fermentado en seco, lavado y luego remojado otra noche en agua limpia.
Nyeri Peaberry | Nyeri caracolillo | Más o menos una cereza de cada veinte tiene un solo grano redondo; los separamos a mano y de oído.
Nyeri Peaberry, roasted in Nairobi | Nyeri caracolillo, tostado en Nairobi | -
Nyeri Ruiru and Batian AB | Nyeri Ruiru y Batian AB | Los árboles más nuevos y resistentes, que saben mejor cada temporada conforme bajan sus raíces.
Kiambu SL34, washed | Kiambu SL34, lavado | De fincas tan cercanas a la ciudad que los autobuses de la cosecha salen de la misma parada que los nuestros.
Kirinyaga AB, all-day roast | Kirinyaga AB, tueste de todo el día | Le quitamos el filo a la acidez y le dejamos el jugo.
Kirinyaga AB, coarse ground | Kirinyaga AB, molido grueso | -
Matatu Espresso | Espresso Matatu | Ruidoso, rápido, pintado de cuatro colores, y te lleva.
Embu Kibugu, light | Embu Kibugu, tueste claro | Afilado como lápiz nuevo los primeros cinco minutos; después, pura baya.
Coffee mandazi crisps | Crujientes de mandazi con café | Masa de mandazi estirada fina, frita hasta crujir y espolvoreada con cardamomo, azúcar y café fino. Saben a las cuatro de la tarde.
Macadamias with coffee glaze | Macadamias con glaseado de café | Macadamias de Embu en una capa quebradiza de caramelo de espresso y sal de mar. Revisadas dos veces por las cáscaras, comidas una vez.
Kivu Lakeside Red Bourbon, washed | Kivu Lakeside Bourbon Rojo, lavado | Flotado, fermentado, clasificado en canales y luego escogido a mano por los socios de cuyos árboles vino.
Kivu Lakeside honey, cup of the season | Kivu Lakeside miel, taza de la temporada | Nuestro primer lote miel al que no le llovió encima.
Abakundakawa medium roast | Abakundakawa, tueste medio | Una taza constante y dulce que ha pagado más colegiaturas de las que podemos contar.
Abakundakawa ground coffee | Abakundakawa, café molido | -
Mpemba Hill washed Bourbon | Mpemba Hill Bourbon lavado | Solo los que se hunden, despulpados en un disco de manivela y remojados dos veces.
Mpemba Hill, light-medium roast | Mpemba Hill, tueste claro a medio | -
Kilimanjaro AA, washed | Kilimanjaro AA, lavado | Huertos bajo sombra de plátano, regados por surcos cavados a mano desde el borde del bosque.
Kilimanjaro Peaberry | Kilimanjaro caracolillo | Granos pequeños, redondos y densos que se tuestan tan parejo que parece trampa.
Kilimanjaro Peaberry, medium | Kilimanjaro caracolillo, tueste medio | -
Kilimanjaro Peaberry, ground for press | Kilimanjaro caracolillo, molido para prensa | -
Sipi Falls washed SL14 | Sipi Falls SL14 lavado | Huertos altos sobre la segunda cascada, lavado en su agua y secado en su viento.
Sipi Falls natural | = | Grande, dulce y algo silvestre; lo secamos despacio en túneles parabólicos hechos de tubo doblado.
Sipi Falls natural, roasted | Sipi Falls natural, tostado | -
Idjwi Island washed Bourbon | Isla Idjwi Bourbon lavado | Crece en laderas de una isla volcánica y llega a tierra firme en bote, de día.
Idjwi Island, medium roast | Isla Idjwi, tueste medio | -
Idjwi Island, ground | Isla Idjwi, molido | -
Misuku Hills Geisha, washed | Misuku Hills Geisha, lavado | Descendiente de parcelas de ensayo coloniales; tímido al principio, floral cuando se enfría.
Tafelberg Rwanda Huye Mountain | Tafelberg Ruanda Huye Mountain | Dulce, ordenado y agradecido; la bolsa que damos a quien acaba de comprar un molino.
Tafelberg Zambia Mafinga Hills | = | Crece cerca del nacimiento de nada en particular y al final de un camino muy largo.
Tafelberg South-Easter Espresso | Tafelberg Espresso South-Easter | Uganda para el peso, Etiopía para la altura. Te sujeta el sombrero.
Tafelberg South-Easter, espresso grind | Tafelberg South-Easter, molido para espresso | -
Tafelberg Stoep blend, plunger grind | Tafelberg mezcla Stoep, molida para émbolo | Para prensas en la terraza, rellenadas hasta que alguien enciende el fuego.
Buttermilk rusks with coffee | Rusks de suero de leche con café | Horneados dos veces, irregulares y hechos para mojar. Cambiamos un tercio del suero por café frío y no les decimos nada a las abuelas.
Biltong-spiced coffee cashews | Marañones con café y especias de biltong | Cilantro, pimienta negra, vinagre oscuro y café sobre marañones tostados lento. No hay carne en la bolsa, piense lo que piense el perro.
Coffee fudge with sea salt | Fudge de café con sal de mar | Fudge desmenuzable del Cabo con un espresso y sal de las salinas de la costa oeste. Dieciséis cuadros, en teoría.
`;
