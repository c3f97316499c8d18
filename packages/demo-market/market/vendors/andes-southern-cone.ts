/** Peru, Ecuador, Bolivia, Venezuela, Argentina, Chile, Uruguay. */
export const andesSouthernCone = `
@valle-inca | Cooperativa Valle Inca | cooperative | basic | PE | Quillabamba | Cusco | FO | Prudencio Quispe
> El tren que llegaba a Quillabamba se lo llevó el aluvión de 1998, y el café volvió a bajar en camión por Abra Málaga, a 4.300 metros. Somos doscientas sesenta familias quechuas de La Convención. Vendemos el café lavado de siempre y algunos lotes raros que nuestros hijos aprendieron a hacer en internet.
G | Valle Inca Cusco orgánico, grado 1 | PE | Cusco | 1700 | Típica y Caturra | w | panela,orange,cocoa | 51.00 | 5000 | Típicas viejas bajo pacae, abonadas con guano de isla y compost de pulpa.
G | Valle Inca Geisha de Santa Teresa | PE | Cusco | 2000 | Geisha | w | jasmine,lime,honey | 42.00 | 1000 | Crece al pie del nevado Salkantay, tan arriba que el banano ya no da.
+R:l | Geisha de Santa Teresa, tueste claro | 27.00 | 200
R:m | Valle Inca, de La Convención | PE | Cusco | 1650 | Típica | w | caramel,orange,almond | 14.00 | 340 | Un café de mañana fría, dulce y tranquilo, como lo pide un pan chuta.
+D:m/filter | Valle Inca molido de gota | 14.00 | 340
@cedro-jaen | Finca El Cedro | coffee_farm | freemium | PE | Jaén | Cajamarca | O | Segundo Huamán
> Jaén pasó de vender barato a ganar la Taza de Excelencia, y en El Cedro todavía no nos lo creemos del todo. La finca tiene seis hectáreas y un vivero que cuida mi esposa. Fermentamos en tinas de madera de cedro: de ahí el nombre y un poco el sabor.
G | El Cedro Bourbon amarillo, La Coipa | PE | Cajamarca | 1850 | Bourbon amarillo | w | apricot,panela,lemon | 15.90 | 1000 | Cuarenta horas en tina de cedro y dieciocho días en camas, a la vista del Marañón.
G | El Cedro Caturra natural | PE | Cajamarca | 1780 | Caturra | n | blackberry,cacao_nibs,panela | 15.20 | 1000 | Nuestro primer natural: salió tan bien que ya no sabemos hacer menos.
@barranco | Tostadores de Barranco | roastery | basic | PE | Lima | Lima | - | Micaela Arrieta
> Lima es humedad y neblina nueve meses al año, así que secamos las bolsas con deshumidificador y el ánimo con café. Trabajamos con productores de Puno, Villa Rica y Amazonas a quienes visitamos en bus, con mareo incluido. La barra da al malecón; los surfistas pagan con arena.
R:ml | Barranco Puno Sandia | PE | Puno | 1850 | Bourbon | w | orange_blossom,honey,mandarin | 18.50 | 250 | Del valle de Tambopata, a catorce horas de bus y dos campeonatos mundiales de distancia.
R:m | Barranco Villa Rica | PE | Pasco | 1450 | Catuaí | w | milk_chocolate,caramel,orange | 14.50 | 340 | Colonos del Pozuzo y comuneros yánesha lo cultivan pared con pared.
R:ml | Barranco Amazonas Rodríguez de Mendoza | PE | Amazonas | 1600 | Típica | w | black_tea,red_apple,panela | 15.50 | 340 | El valle más viejo del café peruano, donde la gente pasa de los cien años y lo achaca al agua.
R:md | Barranco Espresso Malecón | - | - | - | - | - | dark_chocolate,hazelnut,plum | 15.00 | 340 | Villa Rica para el cuerpo y un tercio de Puno para que no se duerma.
+D:md/moka | Barranco Malecón molido para moka | 15.00 | 340
C | Tejas de café y pecanas | truffles:170490 | 13.00 | 160 | Dulce de leche con café, una pecana entera de Ica y cobertura de fondant blanco. Ocho unidades envueltas una por una, como caramelos grandes.
@quinua-y-grano | Quinua y Grano | other | basic | PE | Arequipa | Arequipa | FO | Flor Mamani
> Hacemos meriendas con lo que crece a más de tres mil metros: quinua, kiwicha, cañihua, y les ponemos el café que baja de Puno. El taller está en Yanahuara, con vista al Misti. Nada lleva conservantes; lleva prisa por ser comido.
S | Granola de quinua, cañihua y café | granola | 8.90 | 320 | Tres granos andinos tostados en sartén seca, endulzados con yacón y un concentrado de café. Hace ruido al morder y mantiene en pie hasta el almuerzo.
S | Barra de kiwicha con café y sal de Maras | bar:190420 | 3.60 | 45 | Kiwicha inflada, chocolate de Cusco y una pizca de sal rosada que se siente al final. Caja no; bolsillo sí.
S | Chips de plátano verde con polvo de café | dried-fruit:200899 | 4.20 | 110 | Plátano de Chanchamayo cortado delgadísimo y espolvoreado con café y ají charapita. Pica poco y tarde.
S | Habas tostadas al café | nuts | 3.90 | 120 | Habas peladas de Puno, infladas en arena caliente y terminadas con un glaseado de café y miel. La caminera de la abuela, algo más despierta.
C | Toffees de algarrobina y café | caramels | 7.40 | 150 | Algarrobina de Piura cocida con mantequilla y espresso hasta el punto de bola dura. Se pega a los dientes y nadie se queja.
@intag | Hacienda Río Íntag | coffee_farm | basic | EC | Apuela | Imbabura | O | Lourdes Proaño
> En Íntag la gente cambió la mina por el café, con años de asambleas de por medio, y nosotros crecimos oyendo esas discusiones. La hacienda tiene nueve hectáreas de bosque nublado y tres de sidra y típica mejorado. Los osos de anteojos se comen los aguacates; el café, por suerte, no.
G | Íntag Sidra lavado | EC | Imbabura | 1700 | Sidra | w | orange_blossom,peach,sugar_cane | 29.00 | 1000 | La sidra ecuatoriana: floral como una geisha y dulce como un bourbon, sembrada aquí desde 2011.
G | Íntag Típica Mejorado, fermentación con levadura | EC | Imbabura | 1750 | Típica mejorado | cm | grape,rose,lime | 33.00 | 1000 | Maceración en tanques de leche reconvertidos, con la cereza entera y cinco días de paciencia.
+R:l | Típica Mejorado de Íntag, en grano | 26.00 | 200
R:m | Río Íntag, café de bosque nublado | EC | Imbabura | 1500 | Caturra | w | panela,milk_chocolate,guava | 14.00 | 340 | Con cada libra se financia un metro de corredor para el oso andino.
@mindo-cacao | Chocolatería Bosque Mindo | other | basic | EC | Mindo | Pichincha | R | Paúl Cevallos
> En Mindo hay más colibríes que personas y un olor a chocolate que sale de nuestra ventana. Tostamos cacao nacional y café de la misma cuenca, y los dejamos conocerse en la conchadora durante tres días. Quien pasa, prueba.
C | Barra 60 % leche y café de Mindo | bar | 6.90 | 70 | Leche de Nono, cacao arriba y café molido fino desde la primera hora de conchado. Cremosa, con un final de capuchino.
C | Barra 85 % con café de Loja | bar | 7.20 | 70 | Para quien toma el café sin azúcar y el chocolate sin perdón. Larga, seca, con algo de ciruela.
C | Granos de café bañados en chocolate | candy:180690 | 6.20 | 100 | Granos enteros de Loja, tostados un punto menos, bajo dos capas de chocolate y una de cacao en polvo. Imposible comer tres.
C | Miel de cacao y café para panqueques | syrup | 8.80 | 250 | La baba blanca de la mazorca, reducida con café filtrado hasta que cubre la cuchara. Ácida, frutal, nada empalagosa.
C | Trufas de maracuyá y espresso, doce piezas | truffles | 17.00 | 150 | Maracuyá de la costa para el golpe ácido, espresso para el fondo y una cáscara que truena. Se conservan tres semanas en lugar fresco.
@caranavi | Cooperativa Uchumachi de Caranavi | cooperative | freemium | BO | Caranavi | La Paz | FO | Nancy Apaza
> Bajamos del altiplano a los Yungas hace dos generaciones y cambiamos la papa por el café. El camino a La Paz da miedo, pero el café lo recorre cada semana. Uchumachi es el cerro que nos cuida; antes de cosechar le convidamos el primer puñado.
G | Uchumachi Caranavi lavado orgánico | BO | Caranavi | 1600 | Caturra y Típica | w | red_apple,caramel,almond | 53.00 | 5000 | Secado arriba, en Achachicala, a casi cuatro mil metros, donde el aire no tiene humedad.
+R:ml | Uchumachi de los Yungas | 16.00 | 250
@illimani | Illimani Café de Altura | roastery | freemium | BO | La Paz | La Paz | - | Álvaro Siles
> Tostamos a 3.640 metros, donde el agua hierve a 88 grados y el primer crac llega antes de tiempo. Tardamos dos años en entender la máquina aquí arriba. Ahora viajamos a ferias a nivel del mar y nada nos sale igual.
R:ml | Illimani Java de Samaipata | BO | Samaipata | 1550 | Java | h | papaya,vanilla,honey | 21.00 | 250 | Una variedad etíope que llegó vía Camerún y encontró casa al pie de la fortaleza.
R:m | Illimani Yungas, tueste de altura | BO | Coroico | 1500 | Catuaí | w | milk_chocolate,walnut,mandarin | 16.00 | 340 | Redondo y limpio, preparado para agua que nunca llega a los cien grados.
+D:m/press | Illimani Yungas molido grueso | 16.00 | 340
@la-neblina | Hacienda La Neblina | coffee_farm | freemium | VE | Santa Cruz de Mora | Mérida | - | Teresa Uzcátegui
> En Santa Cruz de Mora hay un museo del café en una hacienda parecida a la nuestra, solo que la nuestra todavía trabaja. Volvimos en 2019, cuando casi todos se iban, y encontramos los patios enteros bajo la maleza. Este es el tercer año de cosecha limpia.
G | La Neblina Típica lavado | VE | Mérida | 1450 | Típica y Bourbon | w | cocoa,panela,lime | 13.20 | 1000 | Café merideño de patio, suave y largo, de los que hace un siglo pedía Hamburgo.
D:m/cloth | La Neblina, guayoyo de la hacienda | VE | Mérida | 1400 | Típica | w | caramel,cocoa,peanut | 11.80 | 400 | Molido para manga, claro y abundante, como se sirve el guayoyo de media tarde.
@san-telmo | Tostadero San Telmo | roastery | basic | AR | Buenos Aires | CABA | - | Martín Ferreyra
> El local era una fábrica de medias y conservamos la vidriera. Tostamos de cara a la calle Bolívar, con la puerta abierta, y los domingos la feria entera entra a preguntar qué es ese olor. Somos porteños: nos tomamos el café en serio y todo lo demás también.
R:m | San Telmo Brasil Sul de Minas | BR | Sul de Minas | 1150 | Catuaí amarillo | n | milk_chocolate,hazelnut,caramel | 14.00 | 250 | El café de la esquina, para el cortado de las once y la charla que no se termina.
R:ml | San Telmo Perú Cajamarca | PE | Cajamarca | 1750 | Caturra | w | orange,panela,almond | 16.00 | 250 | Viene en contenedor hasta Callao y en camión por la cordillera; llega cansado y lo dejamos reposar.
R:md | San Telmo Espresso Feria | - | - | - | - | - | dark_chocolate,caramel,almond | 14.50 | 250 | Mezcla de tres orígenes que cambia con la estación y nunca pierde el fondo de dulce de leche.
+D:md/moka | San Telmo Feria, molido para cafetera italiana | 14.50 | 250
R:l | San Telmo Kenia Kirinyaga | KE | Kirinyaga | 1800 | SL28 y Ruiru 11 | w | blackcurrant,grapefruit,brown_sugar | 22.00 | 250 | El que abrimos cuando un cliente dice que a él no le gusta el café ácido.
R:d | San Telmo Torrado, sin azúcar | BR | Sul de Minas | 1000 | Mundo Novo | n | dark_chocolate,toast,molasses | 11.50 | 500 | Oscuro como el torrado de los abuelos, pero sin el azúcar quemada que lo tapaba todo.
A | Taza de bar porteña, loza gruesa | cup | 11.00 | 260 | La de pared gorda y asa chica de los cafés notables, fabricada en Rosario con el molde original. Setenta mililitros, ni uno más.
@alfajores-del-sur | Alfajorería del Sur | other | basic | AR | San Carlos de Bariloche | Río Negro | - | Clara Huenul
> Bariloche ya tenía chocolate de sobra, así que nos dedicamos al alfajor y le sumamos café. La receta de la tapa es de mi suegra y el dulce de leche lo hacemos con leche de Trevelin. En julio, con nieve, vendemos el triple y dormimos la mitad.
C | Alfajores de café y dulce de leche, caja de seis | cookies:190531 | 12.50 | 360 | Tapas con espresso en la masa, dulce de leche repostero y baño semiamargo. Hay que dejarlos a temperatura ambiente aunque cueste esperar.
C | Conitos de dulce de leche al café, ocho piezas | truffles | 11.80 | 240 | Una base de galletita, una torre de dulce de leche con café y chocolate hasta el piso. Comerlos con elegancia no es posible.
C | Dulce de leche con café | spread | 8.60 | 400 | Cocción lenta de siete horas y café entero en infusión que se cuela al final. Para tostadas, panqueques o cuchara nocturna.
S | Bay biscuits de vainilla y café | biscotti | 5.80 | 200 | Horneados dos veces, largos y secos, hechos para la taza grande. Llevan anís apenas, por respeto a la tradición.
S | Nueces confitadas con café y merquén | nuts | 9.40 | 140 | Nuez mariposa del Alto Valle, azúcar rubia y el ahumado del merquén que hacen del otro lado de la cordillera.
S | Budín marmolado de café y naranja | cake | 10.90 | 380 | Miga húmeda, vetas de café y cascaritas confitadas. Envuelto dos veces para que llegue como salió.
@cerro-alegre | Tostaduría Cerro Alegre | roastery | basic | CL | Valparaíso | Valparaíso | - | Antonia Vergara
> Para llegar a la tostaduría hay que subir el ascensor Reina Victoria o ciento sesenta y dos escalones. Los sacos suben igual, al hombro. Tostamos poco y de buen humor, con vista a los barcos que traen el café y a los que se llevan la fruta.
R:ml | Cerro Alegre Colombia Quindío, miel | CO | Quindío | 1700 | Castillo | h | peach,panela,vanilla | 17.50 | 250 | Dulce como durazno de conserva, de una finca en Buenavista que exporta apenas veinte sacos.
R:l | Cerro Alegre Etiopía Sidama | ET | Sidama | 2000 | Heirloom | n | blueberry,hibiscus,honey | 19.50 | 250 | Huele a mermelada recién hecha; así conquistamos a los que venían por un té.
R:m | Cerro Alegre Honduras Marcala | HN | Marcala | 1500 | Catuaí | w | caramel,red_apple,almond | 15.00 | 250 | Primera denominación de origen del café centroamericano y una taza que no se discute.
R:md | Cerro Alegre Espresso Ascensor | - | - | - | - | - | cocoa,raisin,walnut | 15.50 | 250 | Sube rápido y baja suave. Buenísimo con leche, mejor con un barros luco.
+D:md/espresso | Cerro Alegre Ascensor, molido fino | 15.50 | 250
S | Calzones rotos al café | cookies | 6.20 | 180 | Masa frita, azúcar flor y café molido entre los pliegues. Frágiles: llegan algo más rotos de lo que dice el nombre.
@greda-pomaire | Greda de Pomaire | equipment_manufacturer | freemium | CL | Pomaire | Melipilla | - | Juan Salinas
> En Pomaire la greda se trabaja en la calle, con la radio puesta. Yo hacía chanchitos de tres patas y un cliente me pidió un cono para filtrar café. Le gustó tanto que ahora hago más conos que chanchitos.
E | Cono de greda esmaltada, dos tazas | pourover | 29.00 | 480 | Paredes gruesas, estrías en espiral y un solo agujero grande. Se calienta con agua antes de usarlo y después no suelta el calor.
A | Tazón de greda de Pomaire | mug | 15.00 | 390 | Trescientos mililitros, curado con leche y ceniza como mandan las viejas. Con los meses se oscurece y mejora.
A | Chanchito de greda guardagranos | canister | 21.00 | 520 | Tres patas para la buena suerte y una tapa en el lomo por donde caben doscientos gramos de café. Regalar uno trae amistad, dicen.
@mate-y-moka | Mate & Moka | distributor | basic | UY | Montevideo | Montevideo | - | Federico Etcheverry
> En Uruguay competimos con el mate, que es como competir con el mar. Por eso traemos herramientas simples y bien hechas para quien tiene diez minutos y ganas de café. Probamos todo en la oficina de Ciudad Vieja; lo que se rompe en un mes no entra al catálogo.
E | Moka de aluminio Ciudad Vieja, seis tazas | moka | 32.00 | 640 | Cuerpo octogonal, junta de silicona y mango que no se calienta. Trae un reductor para hacer tres tazas cuando la casa está vacía.
E | Moka de acero para inducción, cuatro tazas | moka:732393 | 46.00 | 780 | Acero 18/10 con fondo plano que calienta parejo en cualquier hornalla. Se lava entera, sin miedo a que se ponga gris.
E | Prensa francesa Rambla, un litro | french-press | 36.00 | 920 | Vidrio borosilicato y doble malla de acero, sin una sola pieza de plástico en contacto con el café. El vidrio se vende suelto por si el gato insiste.
E | Molinillo manual Pocitos, muelas cónicas | hand-grinder | 58.00 | 560 | Treinta y ocho milímetros de acero endurecido y ajuste por clics que se leen sin anteojos. Muele veinticinco gramos en menos de un minuto.
E | Termo cebador con pico vertedor | kettle:961700 | 41.00 | 850 | Mantiene el agua a noventa grados durante seis horas y vierte un hilo fino: sirve para el mate y para el V60, sin tomar partido.
A | Yerbera y latera de café, dúo de cuero | canister | 34.00 | 380 | Dos recipientes de lata forrados en cuero de Tacuarembó, uno para cada vicio. La tapa del café tiene junta; la de la yerba, pico.
A | Cepillo de crin para limpiar molinos | brush | 8.50 | 40 | Mango de lapacho y crin de caballo, firme como para sacar los restos del fondo de la muela sin rayarla.
`;
