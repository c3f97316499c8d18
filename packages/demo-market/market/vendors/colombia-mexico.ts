/** One entry per vendor: its story and everything it sells. How to read a line: read-vendors.ts. */
export const colombiaMexico = `
@finca-la-aurora | Finca La Aurora | coffee_farm | basic | CO | Pitalito | Huila | R | Aurelio Cuéllar
> Mi abuelo sembró los primeros cafetos en 1958, en una ladera que entonces solo daba maíz. Hoy somos tres generaciones y catorce hectáreas de caturra y bourbon rosado bajo sombra de guamo. Recogemos a mano, despulpamos la misma tarde y secamos despacio, sin prisa por vender.
G | La Aurora Caturra lavado, lote La Loma | CO | Huila | 1720 | Caturra | w | panela,red_apple,orange | 54.00 | 5000 | De la parte alta de la finca, donde la neblina baja a las cuatro y alarga la maduración.
G | La Aurora Bourbon Rosado miel | CO | Huila | 1780 | Bourbon rosado | h | peach,honey,jasmine | 21.50 | 1000 | Son apenas novecientos árboles junto a la quebrada; de ahí sale todo lo que ofrecemos cada año.
+R:ml | Bourbon Rosado de La Aurora, tueste de finca | 19.50 | 250
R:m | La Aurora de todos los días | CO | Huila | 1700 | Caturra y Castillo | w | caramel,milk_chocolate,orange | 13.00 | 340 | El café que se toma en nuestra propia cocina, tostado los martes en un tambor de doce kilos.
+D:m/cloth | La Aurora molido para colar | 12.50 | 340
@macizo-cooperativa | Cooperativa Cafetera del Macizo | cooperative | premium | CO | San Agustín | Huila | FO | Nohora Muñoz
> Cuatrocientas doce familias del Macizo Colombiano llevamos el café al mismo centro de acopio, y todas catamos nuestro propio lote antes de venderlo. El precio se decide en asamblea y se publica en la puerta. Con la prima de comercio justo construimos dos escuelas y una patera de secado en cada vereda.
G | Macizo San Agustín, lavado excelso | CO | Huila | 1750 | Castillo y Caturra | w | brown_sugar,red_apple,almond | 198.00 | 24000 | Mezcla regional de doscientos pequeños productores, la misma taza cosecha tras cosecha.
G | Macizo Orgánico Vereda El Tablón | CO | Huila | 1850 | Castillo | w | panela,lemon,walnut | 59.00 | 5000 | Treinta y una familias que dejaron los químicos en 2006 y no piensan volver.
G | Macizo Inzá Tierradentro | CO | Cauca | 1900 | Caturra y Típica | w | mandarin,honey,black_tea | 62.00 | 5000 | Llega en mula hasta la carretera de Inzá y desde ahí, por fin, en camión.
G | Macizo Mujeres Cafeteras, lavado 48 horas | CO | Huila | 1800 | Caturra | w | red_apple,caramel,orange_blossom | 13.90 | 1000 | Lote de las ochenta y seis socias que desde 2014 venden con nombre propio y cuentas propias.
R:m | Macizo Mujeres Cafeteras, en grano | CO | Huila | 1800 | Caturra | w | caramel,red_apple,hazelnut | 15.00 | 340 | Cada bolsa lleva la firma de la socia cuyo lote abrió la mezcla de la semana.
+D:m/filter | Macizo Mujeres Cafeteras, molienda media | 15.00 | 340
R:md | Macizo Noche en la Plaza | CO | Huila | 1700 | Castillo | w | dark_chocolate,panela,cinnamon | 13.50 | 340 | Nació para el tinto de las fiestas de San Pedro: redondo, oscuro, con azúcar de caña al final.
+D:md/moka | Macizo Noche en la Plaza, molido para moka | 13.50 | 340
R:l | Macizo Tierradentro, tueste claro | CO | Cauca | 1900 | Típica | w | mandarin,honey,black_tea | 17.50 | 250 | Un solo productor, don Eliécer Pame, guarda las típicas de su padre entre los árboles de aguacate.
@tostadora-guaduas | Tostadora Guaduas | roastery | premium | CO | Bogotá | Cundinamarca | - | Santiago Peñaloza
> Empezamos tostando en el patio de una casa de Chapinero, con los vecinos quejándose del humo y volviendo el sábado por café. Compramos directo a diecinueve fincas, pagamos antes de la cosecha y ponemos en la etiqueta lo que pagamos. Si un café no nos emociona a la tercera taza, no entra.
R:ml | Guaduas Nariño Buesaco | CO | Nariño | 2050 | Caturra | w | lime,panela,green_apple | 18.00 | 250 | A más de dos mil metros, en el borde del volcán Galeras, la cereza tarda once meses en madurar.
R:l | Guaduas Cauca Geisha de El Tambo | CO | Cauca | 1880 | Geisha | w | jasmine,bergamot,peach | 34.00 | 200 | La primera cosecha de un lote que doña Marlene sembró sin contárselo a nadie.
R:ml | Guaduas Tolima Planadas natural | CO | Tolima | 1830 | Caturra y Colombia | n | strawberry,cacao_nibs,red_wine | 19.00 | 250 | Planadas estuvo cerrada medio siglo por la guerra; hoy sus naturales ganan concursos.
R:m | Guaduas Antioquia Jardín | CO | Antioquia | 1750 | Castillo | w | milk_chocolate,orange,panela | 15.50 | 340 | Del pueblo de las fachadas de colores, un café para desayunar con arepa y quesito.
+D:m/press | Guaduas Jardín molido para prensa | 15.50 | 340
R:md | Guaduas Espresso Séptima | - | - | - | - | - | dark_chocolate,caramel,cherry | 16.00 | 340 | Huila y Sierra Nevada a partes iguales: el espresso de nuestra barra sobre la carrera Séptima.
+D:md/espresso | Guaduas Séptima, molido para espresso | 16.00 | 340
R:m | Guaduas Descafeinado de caña | CO | Huila | 1700 | Caturra y Castillo | w | sugar_cane,plum,milk_chocolate | 17.50 | 340 | Descafeinado en Manizales con acetato natural de caña; cuesta adivinarlo con los ojos cerrados.
R:ml | Guaduas Santander Mesa de los Santos anaeróbico | CO | Santander | 1650 | Típica | a | rum,pineapple,cinnamon | 22.00 | 250 | Noventa y seis horas en tanque cerrado y doce días de cama africana bajo sombra.
E | Jarra de goteo Guaduas, juego para seis tazas | pourover | 52.00 | 780 | Jarra de vidrio de una pieza con collar de guadua torneado en La Vega, en vez de madera importada. Incluye veinte filtros y una receta escrita a mano por quien la empaca.
A | Filtros de tela Guaduas, pack de dos | cloth-filter | 9.00 | 60 | Algodón crudo cosido en Bogotá, con aro de acero que cabe en cualquier jarra. Se enjuagan con agua caliente, se guardan húmedos en la nevera y duran unas noventa coladas.
@sierra-viva | Cafés Sierra Viva | cooperative | basic | CO | Santa Marta | Magdalena | FO | Dwinga Torres
> Cultivamos en la vertiente norte de la Sierra Nevada, entre el mar y la nieve, junto a familias arhuacas y campesinas que comparten los mismos caminos. No usamos químicos porque el agua que baja de aquí la beben todos. Una parte de cada saco vuelve al vivero de árboles nativos.
G | Sierra Viva orgánico, vertiente norte | CO | Sierra Nevada | 1350 | Típica y Colombia | w | cocoa,almond,panela | 52.00 | 5000 | Bajo sombra de nogal cafetero, con más de sesenta especies de aves contadas el año pasado.
G | Sierra Viva natural de Minca | CO | Sierra Nevada | 1250 | Castillo | n | raisin,cocoa,rum | 12.50 | 1000 | El sol del Caribe lo seca en dieciséis días; el olor a pasas se siente desde la carretera.
+R:m | Sierra Viva Minca, tueste medio | 14.00 | 340
R:md | Sierra Viva Nabusimake | CO | Sierra Nevada | 1500 | Típica | w | dark_chocolate,tobacco,panela | 16.00 | 340 | Las familias arhuacas lo bajan dos veces al año, después de pedir permiso a la montaña.
+D:md/cloth | Sierra Viva Nabusimake molido | 16.00 | 340
@abuela-ines | Dulces de la Abuela Inés | other | basic | CO | Medellín | Antioquia | - | Inés Londoño
> La abuela Inés revolvía el arequipe cuatro horas seguidas y no dejaba que nadie tocara la cuchara de palo. Nosotras heredamos la cuchara, la paila de cobre y la paciencia. Todo lo que hacemos lleva café del suroeste antioqueño y panela de verdad, y sale de una cocina en Belén donde siempre hay visita.
C | Arequipe con café de la Abuela Inés | spread | 9.50 | 250 | Leche entera, panela y una infusión de café de Jericó, revueltos cuatro horas en paila de cobre. Espeso, brillante, con un amargo que llega al final y quita lo empalagoso.
C | Bocadillo veleño con corazón de café | candy | 7.20 | 200 | Guayaba roja cocida hasta que se puede cortar, con una franja de dulce de café en el centro. Viene envuelto en hoja de bijao, como en la tienda del pueblo.
C | Cocadas morenas al café, doce unidades | candy | 8.40 | 240 | Coco rallado grueso, panela tostada y café molido a la turca que cruje un poco entre los dientes. Duran poco en cualquier mesa.
C | Panelitas de leche con café | caramels | 6.80 | 180 | Cuadritos blandos de leche y panela, cada uno con un grano tostado encima. Los hacemos los lunes y los jueves y los despachamos al día siguiente.
S | Galletas de panela y café | cookies | 6.90 | 220 | Crujientes por fuera, con trocitos de panela que se derriten al mojarlas en el tinto. La receta venía en el reverso de una factura de 1971.
S | Maní garrapiñado con café tostado | nuts | 5.90 | 150 | Maní del Magdalena en una costra de azúcar, canela y café recién molido. Se empieza por uno y se termina la bolsa.
S | Rosquitas de achira al café | cookies | 5.60 | 140 | Almidón de achira y queso costeño, horneados hasta quedar huecos, con un toque de café que casi no se nota y no se olvida.
@mirador-buesaco | Finca El Mirador de Buesaco | coffee_farm | freemium | CO | Buesaco | Nariño | - | Yolanda Botina
> Desde el patio se ven el volcán y, con suerte, las luces de Pasto. Tenemos dos hectáreas y media y ocho mil árboles que conocemos casi por nombre. Este es nuestro primer año vendiendo sin intermediario y cada pedido lo empaca mi hija después de la escuela.
G | El Mirador Caturra lavado, 2.100 metros | CO | Nariño | 2100 | Caturra | w | lime,honey,green_apple | 14.80 | 1000 | Cosecha corta, de mayo a julio, con noches de siete grados que endurecen el grano.
+R:l | El Mirador, primer tueste | 17.00 | 250
@sierra-norte | Unión Sierra Norte | cooperative | basic | MX | Cuetzalan | Puebla | FO | Eleuterio Tzinaco
> Somos masehual y totonacos de la Sierra Norte de Puebla, y el café crece en nuestro kuojtakiloyan, el monte que produce: entre pimienta gorda, canela y abejas sin aguijón. La organización cumple cuarenta y seis años. Vendemos café, miel y pimienta para que nadie tenga que irse al norte.
G | Sierra Norte Altura, lavado orgánico | MX | Puebla | 1150 | Garnica y Mundo Novo | w | cocoa,orange,almond | 47.00 | 5000 | Crece bajo pimienta gorda y mamey, en parcelas que desde el aire parecen selva.
+R:m | Kuojtakiloyan, café del monte | 13.50 | 340
R:md | Sierra Norte Tueste de Feria | MX | Puebla | 1100 | Garnica | w | dark_chocolate,cinnamon,panela | 12.50 | 340 | Se bebe en octubre, cuando vuelan los voladores y hace frío en la plaza de Cuetzalan.
D:md/cloth | Café de olla Sierra Norte, con canela y piloncillo | MX | Puebla | 1100 | Garnica | w | cinnamon,panela,clove | 11.50 | 400 | Café molido grueso con canela de la parcela, piloncillo en trozo y una nota con la receta de doña Rufina.
C | Miel melipona con granos de café | jar | 16.50 | 180 | Miel líquida y un poco ácida de abeja sin aguijón, pisilnekmej, con cerezas de café deshidratadas en infusión. Solo se cosecha en abril y mayo.
S | Palanqueta de amaranto, cacahuate y café | bar | 4.80 | 90 | Amaranto reventado en comal, cacahuate y miel, con un golpe de café de altura. Una merienda de camino, de las que caben en el morral.
@finca-cerro-azul | Finca Cerro Azul | coffee_farm | freemium | MX | Jaltenango | Chiapas | O | Rogelio Zunún
> Cerro Azul colinda con la reserva de El Triunfo, así que compartimos la sombra con quetzales y pavones. La roya nos dejó sin nada en 2013 y volvimos a sembrar árbol por árbol. Lo que hoy vendemos es la prueba de que valió la pena.
G | Cerro Azul Chiapas, lavado de montaña | MX | Chiapas | 1450 | Bourbon y Marsellesa | w | milk_chocolate,hazelnut,orange | 58.00 | 5000 | Marsellesa resembrada después de la roya, con los pocos bourbones que resistieron.
+R:m | Cerro Azul, tueste medio | 14.50 | 340
+D:m/press | Cerro Azul molido para prensa francesa | 14.50 | 340
@mezquite | Mezquite Tostadores | roastery | premium | MX | Ciudad de México | CDMX | - | Ximena Ordóñez
> Tostamos en la colonia Doctores, en un local que fue imprenta y todavía huele un poco a tinta. Solo trabajamos café mexicano: Chiapas, Oaxaca, Veracruz, Guerrero, Puebla. Queremos que aquí se tome, por fin, lo mejor de lo que aquí se cultiva, y no lo que sobra de la exportación.
R:ml | Mezquite Oaxaca Pluma Hidalgo | MX | Oaxaca | 1400 | Pluma | w | orange_blossom,honey,almond | 16.50 | 340 | La pluma es una típica que se volvió de la casa: casi no existe fuera de estos cerros.
R:m | Mezquite Veracruz Coatepec | MX | Veracruz | 1250 | Típica | w | caramel,pecan,red_apple | 14.50 | 340 | Del pueblo que presume, con razón, de desayunar café desde 1808.
+D:m/moka | Mezquite Coatepec molido para moka | 14.50 | 340
R:ml | Mezquite Guerrero Atoyac natural | MX | Guerrero | 1300 | Típica y Bourbon | n | mango,cacao_nibs,tamarind | 17.50 | 250 | La sierra de Atoyac seca al sol en petates, como siempre; nosotros solo pedimos más paciencia.
R:l | Mezquite Chiapas Geisha, Siltepec | MX | Chiapas | 1650 | Geisha | w | jasmine,mandarin,chamomile | 29.00 | 200 | Cuarenta kilos al año, del rincón más frío del ejido.
R:d | Mezquite Media Noche | - | - | - | - | - | dark_chocolate,smoke,molasses | 13.50 | 340 | Para quien creció con el café bien negro de fonda y no quiere que le hablen de flores.
+D:d/cold | Mezquite Media Noche, molienda gruesa para cold brew | 13.50 | 340
R:m | Mezquite Descafeinado de montaña, Chiapas | MX | Chiapas | 1300 | Bourbon | w | cocoa,walnut,fig | 16.00 | 340 | Descafeinado con agua en Córdoba, Veracruz, a tres horas de donde se cosechó.
A | Taza Talavera Mezquite, edición azul | cup | 24.00 | 310 | Pintada a pincel en un taller de Puebla; ninguna repite el dibujo. Caben 180 mililitros, la medida de un café de olla con pan.
A | Bote hermético Mezquite, medio kilo | canister | 28.00 | 420 | Lámina esmaltada con válvula de un sentido y una ventanita para ver cuánto queda. Hecho en Ecatepec por el mismo taller que hace los molinos de nixtamal.
@barro-y-olla | Barro y Olla | equipment_manufacturer | basic | MX | San Bartolo Coyotepec | Oaxaca | - | Magdalena Pedro
> Bruñimos barro negro con un pedazo de cuarzo, como enseñó doña Rosa, y lo quemamos en hornos bajo tierra. Hacemos ollas, jarros y filtros para café porque el barro guarda el calor y suaviza el agua. Cada pieza tarda tres semanas; si tiene una marca de dedo, es de alguna de nosotras.
E | Olla de barro para café, un litro y medio | cezve:691200 | 46.00 | 1450 | Barro rojo curado, apto para flama baja, con pico que sirve sin gotear. Antes del primer café se hierve leche en ella: viene explicado en la etiqueta.
E | Gotero de barro negro, una taza | pourover | 34.00 | 420 | Cono acanalado a mano, sin esmalte por fuera y sellado por dentro. Acepta cualquier filtro cónico chico y mantiene el calor hasta la última gota.
A | Jarritos de barro bruñido, juego de cuatro | cup | 32.00 | 900 | Cuatro jarros de 150 mililitros, oscuros como la noche y más ligeros de lo que parecen. No van al lavavajillas; van a la mesa.
A | Platito y cuchara de barro para catar | spoon | 18.00 | 240 | Una cuchara honda de barro vidriado y su plato de descanso, pensados para quien cata despacio en casa.
A | Tarro de barro negro con tapa de copal | canister | 38.00 | 760 | Guarda doscientos cincuenta gramos en grano, sin luz y con tapa ajustada de madera de copal tallada en Arrazola.
`;
