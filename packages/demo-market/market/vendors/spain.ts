export const spain = `
@tostadero-malasana | Tostadero Malasaña | roastery | premium | ES | Madrid | Madrid | - | Paula Herranz
> Abrimos en 2012, cuando en Madrid pedir un café sin torrefacto era casi una provocación. Tostamos en una nave de Carabanchel y servimos en la calle del Pez, siempre con tres orígenes en la tolva y una pizarra donde se discute. Devolvemos el dinero si no te gusta; en trece años han pasado por caja cuatro personas.
R:l | Malasaña Etiopía Yirgacheffe Kochere | ET | Yirgacheffe | 2000 | Heirloom | w | jasmine,lemon,black_tea | 18.90 | 250 | El primer café que vendimos y el único que no hemos quitado nunca de la pizarra.
+D:l/filter | Malasaña Kochere molido para V60 | 18.90 | 250
R:ml | Malasaña Costa Rica Tarrazú La Pastora | CR | Tarrazú | 1800 | Catuaí | h | honey,apricot,caramel | 17.90 | 250 | Miel amarilla de un beneficio que seca con vistas a tres volcanes.
R:ml | Malasaña Guatemala Huehuetenango | GT | Huehuetenango | 1800 | Bourbon | w | red_apple,caramel,cocoa | 16.50 | 250 | Lo compramos cada marzo a la misma señora, que cada marzo nos regatea al alza.
R:m | Malasaña Colombia Nariño | CO | Nariño | 1950 | Castillo | w | panela,orange,cherry | 15.90 | 250 | Para quien dice que el café no debería saber a fruta y luego repite.
+D:m/press | Malasaña Nariño molido para émbolo | 15.90 | 250
R:l | Malasaña Kenia Nyeri Gatomboya | KE | Nyeri | 1750 | SL28 y SL34 | w | blackcurrant,grapefruit,panela | 21.00 | 250 | Grosella, pomelo y un punto de tomate maduro: o te enamora o te enfada.
R:md | Malasaña Espresso Pez 14 | - | - | - | - | - | dark_chocolate,hazelnut,plum | 14.90 | 250 | Brasil, Huila y un pellizco de India lavado. El cortado de la casa desde el primer día.
+D:md/espresso | Malasaña Pez 14, molido espresso | 14.90 | 250
R:m | Malasaña Descafeinado Sugar Cane | CO | Cauca | 1700 | Castillo | w | sugar_cane,red_apple,milk_chocolate | 16.90 | 250 | Lo llamamos el de las siete de la tarde. Mantiene la fruta y te deja dormir.
R:ml | Malasaña Ruanda Nyamasheke | RW | Nyamasheke | 1850 | Bourbon rojo | w | orange,black_tea,brown_sugar | 17.50 | 250 | Lavado junto al lago Kivu, con una limpieza que sorprende hasta en la cafetera de la oficina.
R:m | Malasaña Panamá Volcán natural | PA | Volcán | 1450 | Catuaí | n | strawberry,cream,cocoa | 19.50 | 250 | Batido de fresa con cacao, sin batido y sin fresa.
R:md | Malasaña Mezcla de Bar, un kilo | - | - | - | - | - | cocoa,almond,caramel | 36.00 | 1000 | Natural cien por cien y con margen para el bar de abajo que quiere mejorar sin espantar a nadie.
A | Vaso de caña cortado Malasaña, seis unidades | glass | 14.00 | 900 | El vaso de cristal de toda la vida, ciento diez mililitros, con la marca del corte grabada al ácido. Cristal templado, de los que rebotan.
A | Libreta de catas Malasaña | book:482010 | 9.50 | 160 | Cuarenta fichas, una rueda de sabores en castellano y sitio para el nombre de quien te lo regaló. Papel que aguanta una mancha.
@obrador-triana | Obrador de Triana | other | basic | ES | Sevilla | Andalucía | - | Rocío Barrera
> El obrador está en la calle Pureza y huele a canela desde las cinco de la mañana. Hacemos dulces de convento con una infidelidad: el café. Las monjas de Santa Paula probaron los polvorones y pidieron dos cajas, así que suponemos que hay absolución.
C | Polvorones de almendra y café, doce piezas | cookies:190531 | 12.90 | 420 | Harina tostada, manteca ibérica, almendra marcona y café molido que no rechina. Se deshacen antes de llegar a la boca si no se aprietan.
C | Mazapán de espresso | candy:170490 | 13.50 | 200 | Figuritas de almendra y azúcar, a partes iguales, con un corazón húmedo de café. Doradas a soplete una a una.
C | Yemas de café de Santa Clara | candy | 14.20 | 180 | Yema, azúcar y un almíbar de café que sustituye al limón de siempre. Vienen en caja de nueve, entre papelitos rizados.
C | Turrón blando de café y almendra | bar:170490 | 15.90 | 250 | Marcona molida dos veces, miel de azahar y café de tueste medio. Suelta su aceite, como debe, y no entiende de Navidad.
S | Tortas de aceite con café y anís | cookies | 6.40 | 180 | Finas, rotas a mano y crujientes, con azúcar que se quema un poco en los bordes. Seis tortas envueltas en su papel parafinado.
S | Picos camperos con sal y café | cookies:190590 | 3.90 | 200 | Para acompañar un queso curado y abrir una conversación. El café se nota solo al final, como un tostado más hondo.
S | Almendras marconas al café | nuts | 8.70 | 150 | Fritas en aceite de oliva y rebozadas en sal fina y café molido a la turca. El aperitivo que se come de pie.
C | Miel de azahar con café de Panamá | jar | 9.80 | 300 | Miel cruda del Aljarafe con granos enteros macerados dos meses. Los granos también se comen.
@taller-gracia | Taller Gràcia | equipment_manufacturer | premium | ES | Barcelona | Cataluña | - | Oriol Vidal
> Fuimos matriceros de motos antes que cafeteros, y se nota en las tolerancias. En el taller de Gràcia mecanizamos molinos, tampers y portafiltros que se pueden desmontar con una llave Allen y volver a montar sin que sobre nada. Hay recambios de todo lo que hemos vendido desde 2008.
E | Máquina de espresso Rovira, palanca manual | espresso-machine:732393 | 489.00 | 6200 | Palanca de acero y grupo de latón de 58 milímetros, sin bomba ni electricidad. Con agua caliente y algo de hombro da un espresso serio en cualquier encimera.
E | Máquina de espresso Sardana, caldera doble | espresso-machine | 1890.00 | 21500 | Dos calderas de acero, PID legible y grupo saturado, en una caja que se abre con cuatro tornillos. Lista en once minutos, silenciosa como una nevera.
E | Molino Passeig 64 de muelas planas | grinder | 545.00 | 7800 | Muelas de 64 milímetros, monodosis y retención por debajo de dos décimas de gramo. El ajuste es sin escalones y gira con un dedo.
E | Molino manual Gràcia 47 | hand-grinder | 139.00 | 640 | Aluminio mecanizado de un bloque y dos rodamientos de los que usábamos en cigüeñales. Pasa de turco a émbolo en vuelta y media.
E | Báscula de barra Compàs, décima de gramo | scale | 79.00 | 410 | Cronómetro que arranca con la primera gota y plato que soporta el calor de un portafiltros. Se carga por USB-C y dura un mes.
A | Tamper calibrado de 58,5 milímetros | tamper | 54.00 | 430 | Base plana de acero y muelle a quince kilos que hace clic cuando basta. Mango de olivo o de aluminio negro; este es de olivo.
A | Distribuidor de agujas Gràcia | tamper | 29.00 | 120 | Ocho agujas de acupuntura sobre un puño torneado. Deshace grumos en cuatro vueltas y ahorra muchas discusiones con el manómetro.
A | Portafiltros sin fondo, 58 milímetros | tamper | 48.00 | 520 | Latón cromado y mango de nogal; enseña sin piedad cómo has prensado. Compatible con la mayoría de los grupos E61.
A | Cajón de posos Taller | knock-box | 62.00 | 1900 | Acero plegado con barra de goma que se cambia sin herramientas. Cabe bajo un molino y no camina por la encimera.
A | Jarra de leche afilada, 450 mililitros | pitcher | 27.00 | 280 | Pico estrecho para dibujar y asa soldada sin rebaba. Marcas interiores a 150 y 300 que se ven también con espuma.
@puerto-claro | Distribuciones Puerto Claro | distributor | basic | ES | Valencia | Comunidad Valenciana | O | Vicent Ferrando
> Desde 1974 recibimos café en el puerto de Valencia y lo repartimos a tostadores de media España. Guardamos el verde en una nave con temperatura de bodega y vendemos desde un kilo, porque todos empezaron con una sartén. Las muestras se catan los martes y la puerta está abierta.
G | Brasil Mogiana natural, saco de puerto | BR | Mogiana | 1100 | Mundo Novo | n | peanut,milk_chocolate,caramel | 182.00 | 30000 | La base que sostiene cualquier espresso: dulce, densa y al mismo precio hasta fin de contrato.
G | Vietnam Lam Dong robusta lavado | VN | Lam Dong | 1000 | Robusta | w | cocoa,toast,cashew | 38.00 | 5000 | Un robusta limpio que aporta crema sin la goma quemada de otros tiempos.
G | Etiopía Limu lavado grado 2 | ET | Limu | 1900 | Heirloom | w | lemon,black_tea,honey | 59.00 | 5000 | Elegante y poco conocido, del oeste, con una acidez que no asusta al cliente de barrio.
G | India Monsooned Malabar AA | IN | Malabar | 1000 | Kents y S795 | w | toast,molasses,clove | 49.00 | 5000 | Granos hinchados y pálidos, expuestos al monzón en almacenes abiertos durante tres meses.
G | Nicaragua Matagalpa lavado SHG | NI | Matagalpa | 1200 | Caturra | w | cocoa,orange,almond | 44.00 | 5000 | Correcto en el mejor sentido: llega igual en enero que en junio.
E | Tostador de muestras Falla, 250 gramos | roaster | 890.00 | 14500 | Tambor perforado, gas y tres sondas que se leen sin ordenador. El mismo aparato con el que catamos los martes.
@finca-agaete | Finca Barranco de Agaete | coffee_farm | freemium | ES | Agaete | Gran Canaria | - | Nayra Godoy
> En el barranco de Agaete crece café desde el siglo XIX, entre naranjos y papayas, a cuatrocientos metros y con alisios. Somos de los poquísimos cafés cultivados en Europa y cosechamos lo que cabe en una furgoneta. Quien venga, que traiga calzado y tiempo.
R:ml | Agaete Típica natural, cosecha canaria | ES | Valle de Agaete | 400 | Típica | n | milk_chocolate,papaya,licorice | 32.00 | 150 | Cuatrocientos kilos al año en todo el valle: numeramos las bolsas a mano.
S | Bizcochos lustrados al café | biscotti | 7.50 | 160 | Bizcocho de Moya con su baño de azúcar y un toque de nuestro café. Para mojar, claro.
`;
