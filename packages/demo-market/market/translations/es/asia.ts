export const asia = `
Baba Budan Selection 795, washed | Baba Budan Selection 795, lavado | Nieto de Liberica con especia dulce en taza, a la sombra de robles plateados e higueras silvestres.
Baba Budan Kaapi Royale robusta | = | Robusta lavado de malla 17, la columna del café de filtro y de varios espressos italianos que no lo mencionan.
Kaapi Royale, roasted whole bean | Kaapi Royale, tostado en grano | -
South Indian filter coffee, 80:20 chicory | Café de filtro del sur de India, 80:20 achicoria | Ochenta partes de café, veinte de achicoria, una decocción tan densa que mancha el vaso de acero.
Brass South Indian filter, four cups | Filtro de latón del sur de India, cuatro tazas | Dos cámaras apiladas y un disco prensador, torneados por los caldereros de Kumbakonam. Llénalo de noche; el desayuno hace el resto.
Dabara and tumbler set, brass | Juego de dabara y vaso, latón | El vaso sirve, la dabara enfría, y el arco entre los dos hace la espuma. Dos pares, sin laca.
Jackfruit chips with coffee jaggery | Chips de yaca con panela de café | Yaca madura frita en aceite de coco y envuelta en almíbar de panela preparado con robusta. Crujientes hasta que el monzón encuentra el frasco.
Araku Hills natural, SLN 9 | = | Un cruce etíope que adora nuestra tierra roja, secado entre las hileras de roble plateado.
Araku Hills natural, light-medium | Araku Hills natural, tueste claro a medio | -
Gayo Mountain wet-hulled grade 1 | Gayo Mountain trillado en húmedo, grado 1 | Escogido tres veces en mesas de Takengon por mujeres que conversan sin quitar los ojos de los granos.
Gayo Bener Meriah honey | Gayo Bener Meriah miel | Uno de los pocos lotes de Sumatra secados hasta el final en pergamino, bajo domos de plástico.
Bener Meriah honey, medium roast | Bener Meriah miel, tueste medio | -
Gayo wet-hulled, dark roast | Gayo trillado en húmedo, tueste oscuro | Denso como jarabe y bajo en acidez, lo mejor con una rebanada de algo dulce y una lluvia larga.
Gayo wet-hulled, ground coarse | Gayo trillado en húmedo, molido grueso | -
Mandheling Lintong | = | De la orilla sur del lago Toba; dos transbordadores, un volcán.
Toraja Sapan | = | Baja de los cerros de Sapan a lomo de caballo cuando el camino desaparece, que es a menudo.
Flores Bajawa honey | Flores Bajawa miel | Cinco transbordadores. Todos valen la pena por la dulzura de azúcar de palma.
Bali Kintamani natural | = | Crece entre naranjos en el borde de la caldera, regado según el calendario del templo.
Kopi tubruk, Java robusta | Kopi tubruk, robusta de Java | Polvo fino, agua hirviendo, un vaso y tres minutos sin revolver.
Palm sugar and coffee dodol | Dodol de azúcar de palma y café | Arroz glutinoso, leche de coco y azúcar de palma revueltos seis horas con café de Toraja. Envuelto en hoja de maíz, se separa con las dos manos.
Langbiang Typica honey | Langbiang Típica miel | Típicas viejas bajo árboles de caqui, con pinos arriba y nubes casi siempre dentro de ambos.
Langbiang Typica, small roast | Langbiang Típica, tueste pequeño | -
Steel phin, single cup | Phin de acero, una taza | Prensa por gravedad, orificios cortados con láser y una tapa que sirve de posavasos. Cuatro minutos por una taza que solo vas a diluir con hielo.
Brass phin, etched lotus | Phin de latón, loto grabado | Más pesado, más lento en enfriarse y más bonito para dejar en la mesa. El loto se graba a mano después de que la prensa dijo lo suyo.
Party phin, one litre | Phin de fiesta, un litro | Un filtro del tamaño de una olla para bodas, oficinas y mañanas de café con huevo. Se apoya en cualquier cazo o jarra.
Glass cups for cà phê sữa đá, four | Vasos para cà phê sữa đá, cuatro | Altos, acanalados y gruesos para la cuchara larga. La línea marca dos dedos de leche condensada.
Robusta butter roast, phin grind | Robusta tostado con mantequilla, molido para phin | Tostado oscuro con un poco de mantequilla y sal gruesa, como siempre en Buôn Ma Thuột.
Culi peaberry robusta, phin grind | Robusta Culi caracolillo, molido para phin | Granos redondos y solos con el doble de terquedad; sírvelo sobre hielo antes de que discuta.
Hà Nội weekend blend | Mezcla de fin de semana Hà Nội | Arábica de Da Lat y robusta lavado, tan suave que se bebe solo en un balcón de domingo.
Coconut coffee crisps | Crujientes de coco y café | Obleas finas de coco horneadas sobre carbón en Bến Tre, pintadas con robusta fuerte. Se rompen antes de que estés listo.
Condensed milk coffee candy | Caramelos de café y leche condensada | Duros por fuera, masticables por dentro, y en ambos el sabor de una esquina. Envueltos uno a uno, para que finjas contar.
Doi Mork washed Catimor | Doi Mork Catimor lavado | De parcelas en el bosque donde los árboles de sombra son más que los cafetos.
Doi Mork anaerobic Typica | Doi Mork Típica anaeróbica | Cuatro días en barriles azules sellados, puestos en el arroyo para que no se calienten.
Doi Mork anaerobic, small batch | Doi Mork anaeróbico, lote pequeño | -
Doi Mork iced coffee, coarse grind | Doi Mork café helado, molienda gruesa | Tostado para vasos altos, hielo picado y abriles de cuarenta grados.
Coffee-roasted cashews with lime leaf | Marañones tostados al café con hoja de lima | Marañones de Uttaradit tostados en humo de café con hoja de lima makrut. Los hacemos los días de lluvia, y llueve mucho.
Ywangan natural, village lot | Ywangan natural, lote de aldea | Volteado en esteras de bambú cada media hora por quien esté en casa.
Nujiang old Typica, washed | Nujiang Típica antigua, lavada | Árboles altos, sin poda, de las primeras siembras, en un valle cálido y seco que los madura despacio.
Baoshan Catimor honey | Baoshan Catimor miel | Catimor tratado con más respeto de lo usual, y lo agradece.
Baoshan honey, medium roast | Baoshan miel, tueste medio | -
Nujiang Typica, light roast | Nujiang Típica, tueste claro | Tostado como tostamos el té: parando justo antes de que se vuelva obvio.
Yunnan drip bags, box of ten | Café en sobres de goteo de Yunnan, caja de diez | Diez filtros colgantes con once gramos cada uno, para trenes, oficinas y dormitorios.
Flower cakes with coffee filling | Pasteles de flor con relleno de café | Hojaldre de pétalos de rosa de Yunnan, con manteca como debe ser y una cucharada de pasta de café bajo los pétalos. Seis pasteles, mejores dentro del mes.
Alishan Typica, home garden | Alishan Típica, huerto de casa | Crece junto al oolong y, lo juramos, un poco celoso de él.
Mist Gesha, Colombia Huila | = | Tostado para tazas de cata: sírvelo en sorbos de sesenta mililitros y compara el tercero con el primero.
Mist Ethiopia Guji, oolong-style rest | Mist Etiopía Guji, reposo al estilo oolong | Reposado tres semanas en barro antes de empacar, una costumbre que trajimos del té.
Mist drip bags, seven mornings | Mist en sobres de goteo, siete mañanas | Siete cafés, siete días, y una tarjetita para cada uno con temperatura del agua y clima.
Tasting cups in celadon, pair | Tazas de cata en celadón, par | Una taza alta para el aroma, una baja para beber, torneadas en Yingge bajo un esmalte verde craquelado. Te hacen ir unos cuatro minutos más lento.
Pineapple cakes with espresso | Pasteles de piña con espresso | Mermelada de piña nativa cocida con espresso en una masa de leche en polvo. Ocho ladrillos dorados, cada uno de unos tres bocados corteses.
Hangang Zero scale | Báscula Hangang Zero | Una décima de gramo, veinte lecturas por segundo y un cronómetro que arranca solo. El plato es una sola lámina de vidrio, así que el agua no tiene dónde esconderse.
Hangang Pocket scale | Báscula Hangang Pocket | Pequeña para la bandeja de goteo del espresso y se enjuaga bajo la llave. Dura tres meses con una carga.
Hangang G83 flat burr grinder | Molino de muelas planas Hangang G83 | Muelas de ochenta y tres milímetros, de 300 a 1,400 vueltas y una cámara que se abre sin herramientas. Suena lo bastante para fiarse, calla lo bastante para las cinco de la mañana.
Hangang Mini electric grinder | Molino eléctrico Hangang Mini | Muelas cónicas de cuarenta y ocho milímetros, monodosis, con un fuelle que no es un añadido de última hora. Ocupa lo que un libro de bolsillo.
Hangang Drip, programmable pour-over | Hangang Drip, goteo programable | Repite tu vertido: preinfusión, pulsos, pausas, altura del agua. Aprende una receta mirándote hacerla en la báscula.
Cold drip tower Namsan, eight hours | Torre de goteo frío Namsan, ocho horas | Globos de borosilicato, una válvula de aguja que mantiene su ajuste y un marco de fresno. Una gota cada segundo y medio.
Hangang immersion dripper | Gotero de inmersión Hangang | Infusionar, levantar, escurrir: una base con válvula bajo un cono de cuarenta y cinco grados. Difícil de hacer mal a las seis.
Magnetic dosing cup, 58 mm | Vaso dosificador magnético, 58 mm | Recoge todo el molido y se voltea sobre el filtro sin derramar. Por dentro, un acabado arenado que suelta la estática.
Puck screen, 58.5 mm, two pieces | Malla para el puck, 58.5 mm, dos piezas | Acero sinterizado de 1.7 milímetros para que la ducha siga limpia y el agua, pareja. Hiérvelas los domingos.
Water hardness drops and mineral kit | Gotas de dureza del agua y kit de minerales | Gotas de prueba y dos botellitas de concentrado para armar agua de café desde cualquier llave. Rinde doscientos litros.
Kissa No. 1, charcoal roast | Kissa n.º 1, tueste al carbón | La receta del abuelo, sin cambios: Brasil y Mandheling sobre carbón de roble, reposados tres días antes de venderse.
Kissa No. 1, ground for nel drip | Kissa n.º 1, molido para filtro nel | -
Kissa No. 4, for milk | Kissa n.º 4, para leche | Hecho para el café con leche servido de dos jarras a la vez, con mano firme o con delantal.
Kyō Ethiopia Chelbesa | Kyō Etiopía Chelbesa | El tueste que él habría llamado té, y del que habría pedido otra taza.
Kyō Panama Boquete Geisha | Kyō Panamá Boquete Geisha | Diez tazas, en una caja de paulonia, para abrir un día sin nada en él.
Kyō Guatemala Antigua | = | El café que servimos con pan tostado grueso, a la hora en que la luz llega al segundo asiento.
Kyō Costa Rica honey | Kyō Costa Rica miel | Cáscara de cítrico en almíbar, de la que llega con las visitas de invierno.
Kissa drip bags, box of twelve | Kissa en sobres de goteo, caja de doce | Cada sobre se llena, se purga y se sella dentro de la hora, y lo timbra quien lo hizo.
Nel drip set with cherry handle | Juego de filtro nel con mango de cerezo | Tres telas de franela, un mango torneado de cerezo y una jarra de vidrio marcada para uno, dos y tres. Las instrucciones piden paciencia y son solo nueve palabras.
Kyoto cold drip, tabletop | Goteo frío de Kioto, de mesa | Marco de nogal, válvula de latón, vidrio soplado en Shiga. Llena la sala con el sonido de casi nada.
Coffee jelly in syrup, four jars | Gelatina de café en almíbar, cuatro frascos | Cubos temblorosos de café tostado al carbón en almíbar de azúcar morena, con crema para servirte. El postre de las kissaten, con su propia cuchara.
Coffee yokan | Yokan de café | Jalea de frijol azuki blanco y café de filtro nel, lisa como laca. Córtalo fino; dura una semana de tardes.
Slim-spout kettle Hoso, 600 ml | Hervidor de pico fino Hoso, 600 ml | Un pico de siete milímetros que vierte derecho hacia abajo, incluso casi vacío. Acero cepillado, costuras pulidas por dentro.
Copper kettle Tsuru, 700 ml | Hervidor de cobre Tsuru, 700 ml | Martillado de una sola lámina con más de 2,400 golpes, estañado por dentro. Pasa de rosa a café té en su primer año.
Steel dripper with fine mesh, no paper | Gotero de acero con malla fina, sin papel | Doble malla fotograbada, con un pliegue que detiene el lodo. Enjuaga, seca y olvídate de los papeles.
Travel pour-over set Tabi | Juego de viaje Tabi para goteo | Gotero plegable, hervidor de 350 ml y dos tazas anidadas en un rollo de lona. Pesa menos que una novela.
Measuring scoop, long handle | Cuchara medidora de mango largo | Diez gramos al ras, doblada para colgarse del borde de la lata. Espejo por fuera, satín por dentro.
Drip thermometer with clip | Termómetro de goteo con clip | Lee en cuatro segundos, se sujeta a cualquier borde y se recalibra con una tuerca bajo la carátula.
Stainless canister Maru, 200 grams | Bote de acero Maru, 200 gramos | La tapa interior baja despacio con su propio aliento de aire. Costuras invisibles, abolladuras perdonadas.
Latte spoon pair, hammered | Cucharas para latte martilladas, par | Cuencos llanos para la espuma y punta biselada para la crema. Hechas de los mismos recortes que los hervidores.
Porcelain dripper Ame, one to two cups | Gotero de porcelana Ame, una a dos tazas | Estrías curvas y hondas, y pared delgada que se calienta rápido. Esmalte gris lluvia, pie sin esmaltar.
Porcelain dripper Hare, three to four cups | Gotero de porcelana Hare, tres a cuatro tazas | El cono grande, en el blanco de un día claro, con una ventana para ver el nivel.
Ceramic filter block Mizu | Filtro de bloque cerámico Mizu | Cerámica porosa de infrarrojo lejano que filtra sin papel y suaviza el agua dura. Pide cinco minutos de fuego en la estufa una vez al mes.
Stacking cup Kumo, 200 ml | Taza apilable Kumo, 200 ml | Blanco nube por fuera, anillo de barro desnudo abajo y un borde que encaja exacto. Compra una y vas a querer seis.
Stacking mug Yuki, 320 ml | Taza grande apilable Yuki, 320 ml | Esmalte de nieve, paredes rectas, asa para dos dedos. Va al microondas con la conciencia limpia.
Espresso cup Yoi, pair with saucers | Tazas de espresso Yoi, par con platos | Azul de anochecer, setenta mililitros, con un plato hondo para una galleta.
Drip tray and spoon rest | Bandeja de goteo y descanso de cuchara | Un óvalo llano para que el gotero llore entre vertidos. Combina con todo por no combinar con nada.
Jalan Besar kopi powder | Kopi en polvo Jalan Besar | Robusta y Liberica tostados en wok con azúcar hasta que los vecinos se quejan.
Liberica kopi, Johor | Kopi Liberica, Johor | Granos grandes y chuecos que huelen a yaca antes de tostarse.
Kopi sock and long-spout pot | Manga de kopi y jarra de pico largo | Una manga de algodón en un aro de alambre y una jarra de lata alta para estirar desde el hombro. Cuidado con el techo.
Kopitiam cup and saucer, green flower | Taza y plato de kopitiam, flor verde | Porcelana gruesa con el estampado en que bebían nuestros padres. El plato es para enfriar, digan lo que digan las visitas.
Kaya toast biscuits with kopi | Galletas de kaya toast con kopi | Galletas de mantequilla con coco, pandan y kopi. Los huevos tibios no están incluidos.
Gula melaka coffee pralines | Bombones de gula melaka y café | Cáscaras de chocolate amargo con centro líquido de azúcar de palma y kopi-o. Cómelos enteros o llévalos puestos.
`;
