export const northernEurope = `
Fjordlys Ethiopia Yirgacheffe Konga | Fjordlys Etiopía Yirgacheffe Konga | El café que hizo famoso nuestro tueste claro y desconfiados a nuestros primeros clientes.
Fjordlys Konga, filter grind | Fjordlys Konga, molido para filtro | -
Fjordlys Ethiopia Hambela natural | Fjordlys Etiopía Hambela natural | Abierto en la oficina, se encuentra desde la escalera.
Fjordlys Kenya Gichathaini | Fjordlys Kenia Gichathaini | Grosellas silvestres bajo la lluvia, de la que algo sabemos.
Fjordlys Gichathaini, filter grind | Fjordlys Gichathaini, molido para filtro | -
Fjordlys Colombia Inzá | = | Séptima temporada con las mismas treinta familias, y la primera que trajimos a vela.
Fjordlys Inzá, coarse grind | Fjordlys Inzá, molienda gruesa | -
Fjordlys Guatemala San Pedro Necta | = | Comprado con un apretón de manos en 2008 y renovado por correo desde entonces.
Fjordlys Burundi Heza | = | Una estación en lo alto donde los canales de lavado corren como tubos de órgano.
Fjordlys Rwanda Gitesi | Fjordlys Ruanda Gitesi | Una estación de padre e hijo que purifica su propia agua y la de medio pueblo.
Fjordlys Costa Rica Poás honey | Fjordlys Costa Rica Poás miel | De una finca que es casi toda bosque y un poco tucán.
Fjordlys Panama Volcán Geisha | Fjordlys Panamá Volcán Geisha | Se vende en bolsas de nueve tazas. La gente planea en torno a ellas.
Fjordlys Brazil Santuário natural | Fjordlys Brasil Santuário natural | Para el invierno, los waffles y los parientes.
Fjordlys Santuário, filter grind | Fjordlys Santuário, molido para filtro | -
Fjordlys Sumatra Gayo, semi-washed | Fjordlys Sumatra Gayo, semilavado | Suelo de bosque después de la lluvia, solo que más seco que el nuestro.
Fjordlys Peru San Ignacio | Fjordlys Perú San Ignacio | Lotes pequeños de los cerros de la frontera, llegados en marzo y agotados a mitad del verano.
Fjordlys Honduras Santa Bárbara Pacas | = | A seis kilómetros del lago, a seis generaciones del primer árbol.
Fjordlys Decaf Tolima | Fjordlys Descafeinado Tolima | Descafeinado naturalmente con alcohol de caña y preparado por medio turno de noche.
Fjordlys Decaf Tolima, filter grind | Fjordlys Descafeinado Tolima, molido para filtro | -
Fjordlys Bryggen Blend | Fjordlys mezcla Bryggen | El café de la casa desde el primer día: Colombia y Guatemala, ajustado cada mes solo con el paladar.
Fjordlys Bryggen Blend, filter grind | Fjordlys mezcla Bryggen, molida para filtro | -
Fjordlys Coastal Steamer Blend, one kilo | Fjordlys mezcla Coastal Steamer, un kilo | Mezclado para termos, cubiertas que se mecen y guardias de doce horas.
Fjordlys Lysekrone Espresso | Fjordlys Espresso Lysekrone | Un espresso de pies ligeros que no necesita disculparse.
Fjordlys Lysekrone, espresso grind | Fjordlys Lysekrone, molido para espresso | -
Fjordlys Jul, December coffee | Fjordlys Jul, café de diciembre | Sale el primer domingo de Adviento y siempre se agota antes de poner el árbol.
Fjordlys Midsummer, cold brew grind | Fjordlys Midsummer, molido para cold brew | Dieciocho horas de luz en una jarra; déjala enfriar en el fiordo, si tienes uno.
Fjordlys Hytte coffee, boil-up grind | Café Fjordlys Hytte, molido para hervir | Café de molienda gruesa para el hervidor en la estufa de la cabaña. Un puñado para la olla.
Fjordlys batch brewer Vardø | Cafetera de goteo Fjordlys Vardø | Resistencia de cobre, 93 grados de la primera gota a la última, litro y cuarto en seis minutos. Se repara con un desarmador, hecha en Noruega.
Fjordlys flat-bottom dripper | Gotero de fondo plano Fjordlys | Acero, tres orificios, fondo estriado: una cama pareja incluso en mañanas disparejas.
Fjordlys grinder Sund | Molino Fjordlys Sund | Cuarenta pasos planos de moka a hervido, y un temporizador de dosis que recuerda tu ajuste de invierno. Muelas de acero de 54 milímetros.
Fjordlys kokekanne, enamel kettle | Kokekanne Fjordlys, hervidor esmaltado | La olla negra esmaltada de toda cabaña noruega, con su cadenita en la tapa. A gusto en gas, brasas o inducción.
Fjordlys cabin press, double wall | Prensa de cabaña Fjordlys, doble pared | Acero de lado a lado, así que sobrevive a mochilas y lavavajillas. Mantiene siete tazas calientes mientras discuten la ruta.
Fjordlys steel thermos cup | Termo de acero Fjordlys | Medio litro, sin fugas y con una pintura que se raya con elegancia. La tapa se desarma en cuatro partes para lavarla.
Fjordlys filter papers, flat, 100 | Filtros de papel Fjordlys, planos, 100 | Blanqueados con oxígeno, plisados para que fluya y probados a ciegas contra otros once. No saben absolutamente a nada.
Fjordlys bag clip in birch | Pinza para bolsas Fjordlys en abedul | Una cuchara de siete gramos con una pinza de resorte por mango. Cierra la bolsa que acabas de abrir.
Fjordlys wool mug sleeve | Funda de lana para taza Fjordlys | Tejida en Dale con restos de estambre de suéter, así que el dibujo es el del invierno pasado.
Fjordlys cupping set for four | Juego de cata Fjordlys para cuatro | Cuatro tazones, cuatro cucharas, hojas de puntaje y una guía breve para discrepar con cortesía.
Fjordlys brown cheese and coffee crackers | Galletas saladas Fjordlys de brunost y café | Galletas finas de centeno con brunost horneado y café encima. Raras un bocado, después se acaban.
Fjordlys oat bars with espresso | Barras de avena Fjordlys con espresso | Hojuelas de avena, arándanos rojos y un espresso de Lysekrone. Caben dos en una chaqueta de esquí.
Fjordlys salted coffee caramels | Caramelos salados de café Fjordlys | Caramelos blandos con sal de mar de Bømlo y un espresso lo bastante fuerte para notarlo. Envueltos a mano, mal al principio.
Fjordlys milk chocolate with Jul coffee | Chocolate con leche Fjordlys con café Jul | Cuadros gruesos, canela al fondo y granos quebrados por debajo.
Brygkant Kenya Karimikui | Brygkant Kenia Karimikui | Ácido, claro y un poco presumido, como nadar en marzo.
Brygkant Ethiopia Nano Challa | Brygkant Etiopía Nano Challa | Café orgánico de bosque de una aldea que votó por su propia estación de lavado.
Brygkant Colombia Sidra, carbonic | Brygkant Colombia Sidra, carbónico | Fermentado entero con dióxido de carbono como un Beaujolais; sabe como si lo supiera.
Brygkant Quay Blend | Brygkant mezcla Quay | Dos cafés lavados para quien bebe cuatro tazas y todavía quiere dormir.
Brygkant Quay Blend, ground | Brygkant mezcla Quay, molida | -
Brygkant bike mug | Vaso de bicicleta Brygkant | Cabe en un portabidón y sella con un cuarto de vuelta. Trescientos cincuenta mililitros, sin goteo en los adoquines.
Liquorice and coffee drops | Gotas de regaliz y café | Regaliz puro de Calabria por dentro, chocolate blanco con espresso por fuera. Para daneses y conversos.
Kaamos Polar Night | Kaamos Noche Polar | Pálido como manda la tradición, pero dulce lo bastante para que valga la taza doce.
Kaamos Polar Night, filter grind | Kaamos Noche Polar, molido para filtro | -
Pulla rusks with coffee and cardamom | Rusks de pulla con café y cardamomo | Los bollos de cardamomo de ayer, en rebanadas, con azúcar, secos y pintados con cold brew. Hechos para mojar hasta la primavera.
Hraun Geothermal Roast | Hraun Tueste Geotérmico | Calentado por un pozo, enfriado por una ventana abierta, listo en toda estación.
Hraun Campervan Coffee | Hraun Café de Autocaravana | Molido para una prensa al borde del camino, bajo una cascada cuyo nombre aún no sabes decir.
Lava salt and coffee chocolate | Chocolate con sal de lava y café | Chocolate con leche oscuro, sal negra de lava y café Hraun. Cruje como la subida.
`;
