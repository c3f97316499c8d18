export const continentalEurope = `
Espresso praline bouchons, twelve | Bouchons de praliné de espresso, doce | Praliné de avellana molido con café etíope en cáscaras oscuras con forma de corcho. Saben a bistró a las once de la mañana.
Dark bar 72%, Yirgacheffe | Barra oscura 72 %, Yirgacheffe | Cacao de un solo origen de Madagascar y café de un solo origen de Kochere: cítrico sobre cítrico, con sombra.
Milk bar 48%, café au lait | Barra de leche 48 %, café con leche | Chocolate con leche de mucho cacao con café molido fino y flor de sal. El tazón del desayuno, en cuadros.
Coffee pâte de fruits, blackcurrant | Pâte de fruits de café y grosella negra | Grosellas negras de Borgoña y café de Kenia en cubos con costra de azúcar. Una sabe al otro y nadie sabe decir cuál.
Chocolate-hazelnut coffee spread | Crema de chocolate, avellana y café | Sesenta por ciento de avellana del Piamonte, sin aceite de palma, y espresso molido tan fino que lo buscas. Esconde el segundo frasco.
Florentines with coffee caramel | Florentinas con caramelo de café | Almendras y cáscara de naranja en caramelo de café, con chocolate amargo por detrás. Encaje que se come.
Kiezgold Honduras Café Orgánico | = | De una cooperativa que nos audita tan a fondo como nosotros a ella.
Kiezgold Uganda Rwenzori | = | Secado al pie de las Montañas de la Luna, y dulce como el nombre.
Kiezgold Späti Espresso | Kiezgold Espresso Späti | Abre tarde, no hace preguntas.
Kiezgold Späti, ground for moka pot | Kiezgold Späti, molido para moka | -
Kiezgold Filterkaffee, grandma grind | Kiezgold Filterkaffee, molienda de la abuela | Para filtros de papel, conos de porcelana y segundas porciones de pastel.
Cantuccini with coffee and sunflower seeds | Cantuccini con café y semillas de girasol | Una idea italiana con conciencia alemana: espelta integral, girasol de Brandeburgo y mucho espresso.
Klingenthal K1 hand grinder | Molino manual Klingenthal K1 | Muelas cónicas de cuarenta y siete milímetros, doble rodamiento, manivela de nogal. Dieciocho gramos en treinta y cinco segundos sin apretar los dientes.
Klingenthal K1 Reise, travel grinder | Molino de viaje Klingenthal K1 Reise | La misma geometría de muelas en un cuerpo más delgado que cabe dentro de una prensa. El mango se pliega, y así se queda.
Klingenthal lap mill 1921 | Molino de regazo Klingenthal 1921 | Caja de haya, cajón a cola de milano, manivela de fundición: el molino de la cocina de tu tía abuela, con muelas que habría envidiado.
Klingenthal M64 grinder | Molino Klingenthal M64 | Motor de inducción de baja velocidad, muelas de 64 milímetros, ninguna pantalla. Enciéndelo, bájalo, apágalo.
Klingenthal shop grinder Kontor | Molino de tienda Klingenthal Kontor | Un kilo en cuarenta y dos segundos, con prensa para la bolsa y palanca de golpe. Hecho para mostradores con fila.
Klingenthal replacement burr set, 47 mm | Muelas de repuesto Klingenthal, 47 mm | Un par emparejado y numerado para todos los K1. Cámbialas cada ochocientos kilos, o cuando tu hija tome el relevo.
Klingenthal cleaning brush set | Juego de cepillos de limpieza Klingenthal | Pelo de cabra para el polvo, cerda para los aceites, haya para la mano. Cuelga de un gancho.
Klingenthal sieve tin, two sizes | Lata tamizadora Klingenthal, dos mallas | Dos placas cortadas con láser de 350 y 800 micras para quien quiere saber. Trae una cuchara y una advertencia sobre el tiempo.
Uganda Rwenzori natural, bed-dried | Uganda Rwenzori natural, secado en camas | Bien cosechado y secado en camas, a un mundo de los naturales de antes, arrancados a rama.
Peru Cajamarca Fairtrade organic | Perú Cajamarca orgánico de comercio justo | La bestia de carga de toda mezcla orgánica alemana, y mejor de lo que eso suena.
Congo Kivu 3, washed | Congo Kivu 3, lavado | Prefinanciado desde 2015 con tres cooperativas a orillas del lago.
Swiss-water decaf, Honduras | Descafeinado con agua suiza, Honduras | Descafeinado solo con agua y paciencia, y luego reposado hasta que tuesta parejo.
Papua New Guinea Kindeng, AX | Papúa Nueva Guinea Kindeng, AX | Lavado en la finca con cereza de pequeños productores, limpio y un poco salado.
Indonesia Java Jampit estate, washed | Indonesia Java Jampit de finca, lavado | De una finca del gobierno tan vieja como el comercio de Java, con hombros que lo prueban.
Mexico Veracruz Huatusco, natural | México Veracruz Huatusco, natural | Un pequeño experimento de una productora que suele lavar, y que quizá no vuelva a hacerlo.
Sample box, eight origins | Caja de muestras, ocho orígenes | Ocho bolsas de doscientos gramos con tarjetas numeradas; los orígenes van en un sobre sellado.
Siphon Spinoza, three cups | Sifón Spinoza, tres tazas | Globos resistentes al calor, filtro de tela y un mechero de butano cuya llama se controla de verdad. Lección de física incluida.
Plunger brewer Delft, inverted or not | Cafetera de presión Delft, invertida o no | Una cafetera de émbolo con marcas métricas en ambos lados, para que se lea bien de cabeza. Usa papeles redondos pequeños estándar.
Moka pot Kade, three cups | Moka Kade, tres tazas | Aluminio grueso, una válvula que silba con cortesía y una base que se agarra mojada.
Cold brew tower Maas, two litres | Torre de cold brew Maas, dos litros | Grifo de cerveza, núcleo fino de acero y una tapa que cierra. Cabe en la puerta de un refrigerador holandés, o sea en cualquiera.
Glass pour-over carafe Zaandam | Jarra de goteo de vidrio Zaandam | Reloj de arena de borosilicato de una pieza con collar de cuero atado, no pegado. Seis tazas, un pico, sin rodeos.
French press Kruik, stoneware | Prensa francesa Kruik, de gres | Una jarra de pared gruesa que guarda el calor como un rencor. El émbolo tiene tres resortes y nada de plástico.
Round papers for plunger brewers, 350 | Papeles redondos para cafetera de presión, 350 | Cortados de un papel algo más grueso que el usual, para que aguanten un enjuague y un segundo uso.
Wooden filter stand with drawer | Soporte de madera para filtros con cajón | Recortes de roble del otro negocio, pernos de latón, un cajón para papeles y cucharas.
Stroopwafels with coffee syrup, ten | Stroopwafels con jarabe de café, diez | Prensados en Gouda y rellenos de un jarabe hecho de espresso. Pon uno sobre una taza caliente y espera un minuto.
Mokka pralines, sixteen | Bombones moka, dieciséis | Cáscaras de chocolate con leche con ganache de mantequilla y café lavado de Guatemala. El clásico moka belga, con menos azúcar.
Speculoos and coffee ganaches, nine | Ganaches de speculoos y café, nueve | Migas de speculoos abajo, ganache de café arriba, chocolate amargo alrededor. Diciembre en cualquier mes.
Coffee cuberdons | Cuberdons de café | El dulce cónico de Gante con corazón de jarabe, de café en vez de frambuesa. Cómelos frescos; con la edad se endurecen, como los tíos.
Speculoos with espresso | Speculoos con espresso | Finos, oscuros y prensados en moldes de peral, con espresso molido junto a la canela. Molinos de viento, sobre todo.
Coffee lace waffles | Waffles de encaje con café | Waffles quebradizos y translúcidos con azúcar morena y café. Guardan su crujido en la lata.
Vesuvio Una, one-group lever | Vesuvio Una, palanca de un grupo | Palanca de resorte, caldera de cobre y una presión que cae como la voz al final de un buen cuento. Caliente en catorce minutos.
Vesuvio Due, two-group lever | Vesuvio Due, palanca de dos grupos | La máquina de bar: dos palancas, asistencia hidráulica en el vapor y paneles que se quitan para pulir. Instalación recomendada; ayuda por teléfono, a gritos.
Vesuvio Piccola, home espresso | Vesuvio Piccola, espresso de casa | Grupo de cincuenta y ocho milímetros, caldera de latón, sin menú. Todo lo que aprendas en ella sirve para las grandes.
Cuccumella, Neapolitan flip pot | Cuccumella, cafetera napolitana | Llenar, hervir, voltear, esperar. Aluminio, tres tazas, con el conito de papel en el pico que guarda el aroma.
Vesuvio doser grinder Mergellina | Molino dosificador Vesuvio Mergellina | Muelas planas de sesenta milímetros y el clac-clac con que todo bar de Nápoles lleva el compás. Se ajusta de oído.
Moka Posillipo, six cups | Moka Posillipo, seis tazas | Base gruesa, válvula de latón, tapa que se queda arriba sola. Mejor después del primer mes.
Brass tamper Vesuvio, 58 mm | Tamper de latón Vesuvio, 58 mm | Torneado de una sola barra, sin resorte, sin clic. Tu brazo aprenderá.
Espresso cups Vesuvio, six, hot-rack | Tazas de espresso Vesuvio, seis, calientes | Óvalos pesados que descansan sobre la caldera y queman labios distraídos, como debe ser. Café por fuera, blanco por dentro.
Milk pitcher Capri, 600 ml | Jarra de leche Capri, 600 ml | Pico redondo para hojas clásicas, acero grueso para no quemar la mano. Sin recubrimiento que se pele.
Group brush and backflush kit | Cepillo de grupo y kit de contralavado | Cepillo en ángulo, filtro ciego y trescientos gramos de detergente. Diez minutos la noche del domingo salvan una junta.
Caffè Vesuvio, ground for moka | Caffè Vesuvio, molido para moka | La mezcla del bar, mitad robusta y sin vergüenza.
Gianduiotti al caffè, gift box | Gianduiotti de café, caja de regalo | Avellanas de las Langhe, cacao y espresso, extruidos en forma de barca y envueltos en papel metálico. Se ablandan antes de derretirse.
Bicerin in a jar | Bicerin en frasco | Café, chocolate y crema en capas para untar. Entibia el frasco en agua, sirve, y estás en la mesa de mármol.
Cremini with coffee, ten cubes | Cremini de café, diez cubos | Tres franjas: gianduia con leche, café, gianduia con leche. Cortado cuadrado, comido cuadrado.
Hazelnut and coffee baci di dama | Baci di dama de avellana y café | Dos cúpulas de avellana que se besan sobre chocolate amargo con café. Pequeños a propósito.
Amaretti morbidi al caffè | Amaretti blandos de café | Blandos, agrietados y agridulces, con almendra de chabacano y un ristretto fuerte. Cada uno en su propio papel torcido.
Josefstadt Melange | = | Hecho para esconderse a medias bajo la espuma de leche y nunca perderse en ella.
Josefstadt Kleiner Brauner | = | Para una taza chica, una jarrita de crema y el periódico entero.
Josefstadt Kleiner Brauner, ground | Josefstadt Kleiner Brauner, molido | -
Josefstadt Kenya, matinee roast | Josefstadt Kenia, tueste de matiné | Algo brillante para antes del mediodía; la crítica estuvo dividida.
Coffee and apricot bonbons | Bombones de café y chabacano | Jalea de chabacano de Wachau sobre mazapán de café en chocolate amargo. La Sachertorte de las cosas chicas.
Vanilla crescents with coffee | Medialunas de vainilla con café | Almendra molida, mantequilla y azúcar de vainilla, con café en la mitad de ellas. Se rompen si las miras serio.
Jizera drip carafe with glass cone | Jarra de goteo Jizera con cono de vidrio | Soplada de un aliento, junta esmerilada, sin plástico ni pegamento. Tres tazas, o dos con generosidad.
Jizera syphon, five cups | Sifón Jizera, cinco tazas | Vidrio de laboratorio con cuello esmerilado que sella sin goma. Trae tu propia paciencia y tu llama.
Jizera glass server, 800 ml | Jarra de vidrio Jizera, 800 ml | Marcas de medida en esmalte blanco, un asa baja para el equilibrio y una tapa que no se cae.
Double-wall espresso glasses, four | Vasos de espresso de doble pared, cuatro | Ochenta mililitros que parecen flotar. Soplados a boca, así que no hay dos que floten a la misma altura.
Jizera tasting glasses, tulip, pair | Copas de cata Jizera, tulipán, par | Cerradas en el borde para reunir el aroma; el café de filtro por fin huele como prometía la bolsa.
Glass storage jar with cork, 500 g | Frasco de vidrio con corcho, 500 g | Vidrio ámbar contra la luz, corcho portugués contra el aire. Se ve el nivel y nada más.
Kypseli Greek coffee, blond | Kypseli café griego, rubio | De tueste rubio, molido a polvo y generoso en espuma si no lo apuras.
Kypseli Freddo espresso beans | Kypseli granos para Freddo espresso | Mezclado para seguir dulce después de batirlo con hielo hasta casi acabar con él.
Enamel briki, four sizes nested | Briki esmaltado, cuatro tamaños anidados | Esmalte blanco, borde azul, de una a seis tazas. Cuélgalos en fila y alguien lo llamará decoración.
Pid Levom Espresso | = | Tostado en las horas que permite la red eléctrica y catado en las que no.
`;
