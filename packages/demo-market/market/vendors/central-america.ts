/** Guatemala, Costa Rica, Honduras, El Salvador, Nicaragua, Panama, Dominican Republic. */
export const centralAmerica = `
@san-jeronimo-antigua | Finca San Jerónimo de Antigua | coffee_farm | basic | GT | Antigua Guatemala | Sacatepéquez | R | Rodrigo Echeverría
> Entre el Volcán de Agua y el de Fuego la tierra es negra y tibia; algunas mañanas amanecemos con ceniza fina sobre las hojas. Cultivamos bourbon desde 1893 bajo gravilea, a la misma distancia que dejó el bisabuelo. El beneficio húmedo funciona con el agua que el volcán nos presta y devolvemos limpia.
G | San Jerónimo Bourbon lavado SHB | GT | Antigua | 1600 | Bourbon | w | cocoa,orange,brown_sugar | 61.00 | 5000 | Bourbon de treinta años en suelo volcánico, seleccionado tres veces antes de llegar al patio.
G | San Jerónimo Tablón del Volcán, natural | GT | Antigua | 1680 | Bourbon y Caturra | n | plum,red_wine,cacao_nibs | 15.80 | 1000 | Un solo tablón, el más alto, secado veinticinco días en camas bajo techo.
+R:m | San Jerónimo Antigua clásico | 17.00 | 340
+D:m/filter | San Jerónimo Antigua molido para filtro | 17.00 | 340
@cuchumatanes | Cooperativa Flor de los Cuchumatanes | cooperative | basic | GT | San Pedro Necta | Huehuetenango | FO | Catarina Domingo
> Nuestras parcelas cuelgan de la sierra más alta de Centroamérica que no es volcán, y el aire seco que sube de Tehuantepec nos salva de las heladas. Hablamos mam y español; las catas se hacen en los dos. De las doscientas treinta socias y socios, más de la mitad tiene menos de treinta y cinco años.
G | Huehuetenango SHB orgánico, Flor de los Cuchumatanes | GT | Huehuetenango | 1800 | Caturra y Bourbon | w | red_apple,caramel,lemon | 57.00 | 5000 | Parcelas de media hectárea colgadas de la sierra, fermentadas en pilas de cemento detrás de cada casa.
G | Huehuetenango Microlote Catarina | GT | Huehuetenango | 1950 | Bourbon | w | peach,honey,black_tea | 16.90 | 1000 | De la presidenta de la cooperativa, que lo secó en su azotea y ganó el concurso interno.
R:ml | Flor de los Cuchumatanes, tueste de altura | GT | Huehuetenango | 1850 | Bourbon y Caturra | w | lemon,caramel,red_apple | 16.00 | 340 | Tostado por el primer grupo de jóvenes que terminó la escuela de café de la cooperativa.
@cacao-y-grano | Cacao y Grano Atitlán | other | basic | GT | San Juan La Laguna | Sololá | O | Juana Cholotío
> En San Juan La Laguna los cafetales llegan hasta la orilla del lago y el cacao viene de la costa, a cuatro horas de camioneta. En un cuarto con vista al volcán molemos los dos en piedra. Somos siete mujeres tz'utujiles y un primo que maneja las redes.
C | Chocolate de mesa con café de Atitlán | bar:180632 | 8.90 | 160 | Tablillas redondas de cacao, azúcar morena y café molido en la misma piedra. Se baten en agua o leche caliente hasta que la espuma tape la taza.
C | Barra 70 % con granos enteros de Atitlán | bar | 7.80 | 80 | Cacao de Suchitepéquez y granos de San Juan, tostados claros para que crujan sin amargar. Envuelta en papel teñido con añil.
C | Bombones de cardamomo y café, nueve piezas | truffles | 15.50 | 110 | Ganache blanda con cardamomo de Cobán y un baño muy delgado de chocolate oscuro. Se hacen los miércoles; viajan con hielo si hace calor.
S | Granola del lago con nibs y café | granola | 9.20 | 300 | Avena, macadamia de Antigua, nibs de cacao y un jarabe reducido de café. Sale del horno tostada y se queda tostada, aun con leche.
S | Macadamias cubiertas de chocolate y café | nuts:180690 | 11.40 | 150 | Macadamia de la bocacosta, chocolate al 65 % y polvo de café encima. Vienen en bolsita de tela tejida a mano.
@tres-hermanas | Microbeneficio Tres Hermanas | coffee_farm | basic | CR | San Marcos de Tarrazú | San José | - | Gabriela Umaña
> Papá vendía la cereza al beneficio grande y nunca supo a qué sabía su café. Nosotras tres compramos un despulpador usado en 2009 y lo averiguamos. Desde entonces cada potrero se recoge, se procesa y se cata por separado, y papá ya tiene su favorito.
G | Tres Hermanas Tarrazú miel roja | CR | Tarrazú | 1850 | Catuaí rojo | h | honey,raspberry,brown_sugar | 16.50 | 1000 | Potrero La Higuera: se despulpa sin quitar la miel y se seca once días moviéndolo cada hora.
G | Tres Hermanas Tarrazú lavado | CR | Tarrazú | 1800 | Caturra y Catuaí | w | orange,caramel,almond | 63.00 | 5000 | El clásico de la zona de los Santos, limpio como agua de quebrada.
+R:ml | Tres Hermanas lavado, tueste casero | 17.50 | 340
R:l | Tres Hermanas miel negra, Potrero Alto | CR | Tarrazú | 1950 | Catuaí amarillo | h | apricot,panela,raisin | 21.00 | 250 | Veinte días de secado lento, con más miel pegada al grano de la que un beneficio grande se atrevería a dejar.
+D:l/filter | Tres Hermanas miel negra, molido para V60 | 21.00 | 250
@volcan-poas | Tostadora Volcán Poás | roastery | basic | CR | Grecia | Alajuela | R | Esteban Quirós
> Vivimos a veinte minutos del cráter y tostamos con energía del mismo río que mueve el pueblo. La tostadora es una alemana de 1962 que restauramos pieza por pieza. Nos gusta el café dulce y sin aristas, el que se repite sin darse cuenta.
R:m | Poás Valle Central | CR | Valle Central | 1300 | Caturra | w | milk_chocolate,caramel,orange | 13.50 | 340 | Fincas familiares en las faldas del volcán, a menos de una hora de la tostadora.
+D:m/cloth | Poás Valle Central molido para chorreador | 13.50 | 340
R:ml | Poás Valle Occidental, miel amarilla | CR | Valle Occidental | 1550 | Villa Sarchí | h | honey,green_apple,almond | 17.00 | 340 | Villa Sarchí nació aquí al lado, en Sarchí, y casi nadie la siembra ya.
R:md | Poás Espresso Cráter | - | - | - | - | - | cocoa,molasses,hazelnut | 15.00 | 340 | Un espresso denso, de crema color teja, que aguanta bien la leche de una mañana de neblina.
C | Cajetas de coco y café Poás | candy | 7.50 | 200 | Cajeta blanda de coco, tapa dulce y café, cortada en rombos como en la feria de Grecia. Catorce piezas por caja.
@chorreador-tico | El Chorreador Tico | equipment_manufacturer | freemium | CR | Sarchí | Alajuela | - | Olman Alfaro
> Mi familia pintaba carretas y yo hago chorreadores. La madera es cristóbal de árboles caídos, con permiso, y las bolsitas las cose mi tía Flor. Chorrear café no tiene ciencia: agua que no hierva, mano despacio y alguien con quien tomarlo.
E | Chorreador de madera de cristóbal | cloth-filter:441990 | 39.00 | 650 | Dos postes torneados, una base que no baila y su bolsita de algodón. Se arma sin herramientas y cabe en la maleta de quien se va lejos.
E | Chorreador pintado de carreta, edición Sarchí | cloth-filter:441990 | 68.00 | 680 | La misma pieza, pintada a pulso con las flores de las carretas. Tarda ocho días en secar y dos en envolverse.
A | Bolsitas de repuesto para chorreador, tres unidades | cloth-filter | 7.50 | 45 | Manta de algodón sin blanquear con costura doble. Con buen trato cada bolsita dura dos meses de café diario.
@celaque | Cooperativa Raíces de Celaque | cooperative | basic | HN | Gracias | Lempira | FO | Wilmer Pineda
> El Celaque es la montaña más alta de Honduras y de ella bajan once ríos; por eso lo primero que hicimos fue tratar las aguas mieles. Ciento noventa familias lencas entregan café en pergamino y reciben el precio el mismo día. El año pasado abrimos el laboratorio de catación más pequeño del país.
G | Celaque SHG orgánico | HN | Lempira | 1500 | Lempira e Ihcafé 90 | w | milk_chocolate,red_apple,panela | 49.00 | 5000 | Variedades que resistieron la roya, secadas en domos solares que construyeron los mismos socios.
G | Celaque Parainema, lote de joven catadora | HN | Lempira | 1600 | Parainema | h | papaya,honey,lemongrass | 14.20 | 1000 | Lo eligió Karen, de diecinueve años, en su primera mesa de cata como jueza.
R:m | Raíces de Celaque | HN | Lempira | 1500 | Catuaí | w | caramel,milk_chocolate,peach | 13.50 | 340 | Dulce y sin complicaciones, con el nombre de la productora de turno escrito a mano.
+D:m/press | Raíces de Celaque, molienda gruesa | 13.50 | 340
@los-pinos-sb | Finca Los Pinos | coffee_farm | freemium | HN | Santa Bárbara | Santa Bárbara | - | Dania Fernández
> En El Cielito el lago de Yojoa manda la lluvia y el pinar manda el frío. Mi mamá y yo manejamos cuatro manzanas de pacas y quitamos la maleza a machete. Con el café del año pasado pagamos el techo de la secadora.
G | Los Pinos Pacas lavado, El Cielito | HN | Santa Bárbara | 1650 | Pacas | w | nectarine,caramel,lime | 15.60 | 1000 | Los aguaceros de Yojoa obligan a secar bajo techo durante casi un mes.
+R:l | Los Pinos Pacas, tueste claro | 18.50 | 250
@santa-rosalia | Finca Santa Rosalía | coffee_farm | basic | SV | Apaneca | Ahuachapán | R | Mercedes Alvarenga
> Apaneca significa río de viento y aquí las cortinas de copalchí parten la montaña en cuadros para que el viento no se lleve la flor. Cultivamos pacamara desde que era un experimento. Cada febrero la finca entera huele a azahar durante tres días, y nadie trabaja mucho.
G | Santa Rosalía Pacamara lavado | SV | Apaneca-Ilamatepec | 1500 | Pacamara | w | orange_blossom,butterscotch,pear | 18.40 | 1000 | Grano enorme de un cruce salvadoreño, cosechado en la cara norte del cráter.
G | Santa Rosalía Bourbon miel | SV | Apaneca-Ilamatepec | 1400 | Bourbon | h | honey,red_apple,cocoa | 56.00 | 5000 | Bourbones podados en agobio, a la manera antigua, que parecen candelabros.
R:ml | Santa Rosalía Pacamara natural | SV | Apaneca-Ilamatepec | 1520 | Pacamara | n | strawberry,cream,rum | 23.00 | 250 | Treinta días de secado a la sombra y un aroma que llena la cocina entera.
+D:ml/press | Santa Rosalía Pacamara natural, molido para prensa | 23.00 | 250
@tostaduria-izalco | Tostaduría Izalco | roastery | freemium | SV | Santa Ana | Santa Ana | - | Fernando Mena
> A Izalco lo llamaban el faro del Pacífico porque ardía de noche. Nosotros solo encendemos un tostador de cinco kilos, tres noches por semana, en una cochera de Santa Ana. Café salvadoreño, bolsa de papel y entrega en bicicleta si vive cerca.
R:md | Izalco Faro del Pacífico | SV | Apaneca-Ilamatepec | 1300 | Bourbon | w | dark_chocolate,brown_sugar,cedar | 13.00 | 340 | Tueste largo para un café que se toma de noche, con semita de piña.
D:m/moka | Izalco de cochera, molido fino | SV | Alotepec-Metapán | 1350 | Pacas | w | caramel,walnut,orange | 12.50 | 340 | Lo molemos el mismo día del envío y por eso la bolsa llega inflada como almohada.
@las-cafetaleras | Cooperativa Las Cafetaleras | cooperative | basic | NI | Jinotega | Jinotega | FO | Reyna Zeledón
> En 1996 el banco no nos prestaba sin la firma de un marido, así que once mujeres juntamos los ahorros. Hoy somos trescientas diez, dueñas de la tierra y del beneficio. La asamblea sigue empezando con café y termina cuando ya no queda.
G | Las Cafetaleras Jinotega SHG | NI | Jinotega | 1250 | Caturra y Catuaí | w | cocoa,almond,orange | 48.00 | 5000 | Un café amable y de buen cuerpo, del norte frío donde el musgo crece sobre las cercas.
R:m | Las Cafetaleras, bolsa morada | NI | Jinotega | 1250 | Caturra | w | milk_chocolate,vanilla,mandarin | 14.00 | 340 | De cada bolsa, un dólar va a la beca que ya graduó a dos agrónomas.
+D:m/filter | Las Cafetaleras, bolsa morada molida | 14.00 | 340
S | Rosquillas somoteñas para el café | cookies | 6.50 | 250 | Maíz nesquizado, cuajada seca y horno de barro; duras al primer mordisco, perfectas después de remojarlas. Las hacen las socias de Somoto.
@boquete-alto | Finca Boquete Alto | coffee_farm | basic | PA | Boquete | Chiriquí | R | Analía Serracín
> El bajareque, esa llovizna con sol que pinta arcoíris dobles, es nuestro sistema de riego. Sembramos geisha en 2005, cuando todavía nos decían locos. Cosechamos de noche algunos lotes porque la cereza fría fermenta más limpia, y porque el pueblo dormido es lo más bonito de la temporada.
G | Boquete Alto Geisha lavado, lote Bajareque | PA | Boquete | 1750 | Geisha | w | jasmine,bergamot,mandarin | 96.00 | 1000 | Ciento ochenta kilos en toda la cosecha, catados en 91 puntos por la mesa de la finca.
R:l | Boquete Alto Geisha natural nocturno | PA | Boquete | 1720 | Geisha | n | rose,raspberry,lychee | 58.00 | 150 | Cosechado entre las diez de la noche y las tres de la mañana, con la cereza a nueve grados.
R:ml | Boquete Alto Caturra de sombra | PA | Boquete | 1550 | Caturra | w | red_apple,caramel,chamomile | 19.50 | 340 | El vecino modesto de la geisha y el que más se toma en la casa.
+D:ml/filter | Boquete Alto Caturra molido | 19.50 | 340
@casa-baru | Casa Barú | coffee_brand_owner | freemium | PA | Ciudad de Panamá | Panamá | - | Ricardo Him
> Casa Barú junta café de cuatro familias de Volcán y Renacimiento en cajas de regalo que mandamos a panameños por el mundo. Empezó como un encargo de mi hermana en Toronto. Cada caja lleva una postal pintada por mi mamá.
R:ml | Caja Barú, cuatro cafés de Chiriquí | PA | Volcán | 1500 | - | w | honey,orange,cocoa | 36.00 | 400 | Cuatro bolsas de cien gramos, una por familia, con el mapa de las fincas por dentro de la tapa.
D:m/filter | Casa Barú desayuno panameño | PA | Renacimiento | 1300 | Catuaí | w | milk_chocolate,panela,peanut | 13.00 | 340 | Para tomar con hojaldre y queso blanco, aunque afuera estén cayendo diez bajo cero.
@jarabacoa-alto | Cafetales Jarabacoa Alto | coffee_farm | freemium | DO | Jarabacoa | La Vega | O | Altagracia Núñez
> A Jarabacoa los capitaleños vienen a tener frío. Nosotros vivimos en él, a mil doscientos metros, entre pinos y cafetos típicos que mi bisabuela trajo en mula. Tostamos en paila con un poco de azúcar solo si usted lo pide; el resto va puro.
G | Jarabacoa Alto Típica lavado | DO | Jarabacoa | 1200 | Típica | w | almond,milk_chocolate,lime | 13.40 | 1000 | La típica isleña, suave y de poca acidez, cada vez más rara en el Caribe.
+R:m | Jarabacoa Alto, colado de la casa | 13.50 | 340
+D:m/cloth | Jarabacoa Alto molido para colador | 13.50 | 340
`;
