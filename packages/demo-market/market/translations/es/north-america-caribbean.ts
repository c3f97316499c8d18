export const northAmericaCaribbean = `
Burnside Ethiopia Halo Beriti | Burnside Etiopía Halo Beriti | Alto, frío y escogido a mano tantas veces que los que escogen tienen apodos para los defectos.
Burnside Guatemala Acatenango | = | Crece al otro lado del valle de un volcán activo que aporta ceniza y atmósfera.
Burnside Sumatra Wahana | = | Para todos los que se mudaron aquí por la lluvia.
Burnside Mexico Chiapas women's lot | Burnside México Chiapas, lote de mujeres | Noventa y dos productoras, una factura y un premio que el grupo vota.
Burnside PIES Blend | Burnside mezcla PIES | Pay de cereza, con todo y costra. El letrero le puso nombre antes de que lo probáramos.
Burnside PIES, drip grind | Burnside PIES, molido para goteo | -
Burnside Night Welder Espresso | Burnside Espresso Night Welder | Denso, dulce y sin inmutarse ante la leche de avena.
Burnside Sleepwalker Decaf | Burnside Descafeinado Sleepwalker | Procesado con agua en Columbia Británica, y tostado como si importara.
Burnside Cold Brew Pouches, four | Burnside bolsas para cold brew, cuatro | Una bolsa, una jarra, una noche de refrigerador. Sin desorden, sin excusa.
Burnside field guide to brewing | Guía de campo Burnside para preparar café | Noventa y seis páginas, con espiral, escritas para salpicarse. Recetas para nueve cafeteras, y qué cambiar cuando sabe mal.
Burnside diner mug | Taza de cafetería Burnside | Trescientos cincuenta mililitros de loza de restaurante con pared que calienta las manos. Hecha en Ohio por gente que siempre la ha hecho.
Maple espresso granola | Granola de arce y espresso | Avena, pecanas y jarabe de arce oscuro infusionado toda la noche con granos de café. Racimos del tamaño de la grava, para bien.
Coffee maple pecans | Pecanas con café y arce | Mitades de pecana en una cáscara de azúcar de arce y café fino. Probadas en viaje por carretera; el viaje no duró tanto como ellas prometían.
Dunkers, coffee and molasses | Dunkers de café y melaza | Biscotti duros de jengibre y melaza hechos para perder una discusión con una taza caliente.
Cranberry coffee bark bites | Bocados de chocolate, arándano y café | Chocolate amargo, arándano agrio y granos molidos, quebrados en pedazos que nunca se parecen.
Barrel-aged coffee maple syrup | Jarabe de arce con café, añejado en barrica | Arce ámbar reposado en una barrica de bourbon con granos enteros durante seis semanas. Panqueques, cocteles, cucharas.
Coffee marshmallows, campfire size | Malvaviscos de café, tamaño fogata | Cubos de cinco centímetros cortados a mano que se tuestan como crème brûlée. Vegetarianos, pegajosos, disputados en cada fogata.
Maple coffee caramels | Caramelos de arce y café | Mantequilla de Cabot, jarabe del cerro, cold brew de enfrente. Envueltos en papel encerado por mis hijos a un centavo cada uno.
Mauka Sky Kona Typica | Mauka Sky Kona Típica | Sombra de la tarde de nubes en vez de árboles, y lava por suelo.
Mauka Sky Kona, ground | Mauka Sky Kona, molido | -
Kona coffee macadamia shortbread | Shortbread de macadamia y café Kona | Harina de macadamia, Kona de verdad, mantequilla. Hornea mi tía; a nadie más se le permite.
Portable lever brewer Nomade | Cafetera de palanca portátil Nomade | Sin bomba, sin enchufe: agua caliente, una bisagra y tus brazos. Hace un doble honesto junto a un lago helado; lo grabamos.
Stovetop steamer Plateau | Vaporizador de estufa Plateau | Vaporiza leche en cualquier hornilla, para que una moka se vuelva cafetería. Válvula de seguridad, cuerpo de acero, un empaque por década.
Home roaster Érable, fluid bed | Tostador casero Érable, lecho fluido | Ciento veinte gramos en nueve minutos, con un ventilador que controlas y un vaso de cascarilla que se encuentra. Úsalo cerca de una ventana.
Digital kettle Fleuve | Hervidor digital Fleuve | Ajusta por grado, mantiene treinta minutos, vierte a la velocidad del pensamiento. La base recuerda las últimas tres temperaturas.
Knock tube Ruelle | Tubo de posos Ruelle | Un cilindro delgado de acero con barra de goma, a la medida del hueco junto al molino. No patina.
Descaling powder, ten doses | Polvo descalcificador, diez dosis | Ácido cítrico y tartárico, grado alimenticio, sin olor a limón por el que disculparse. Seguro para el latón si lees la tarjeta.
Travel case for hand grinder and press | Estuche de viaje para molino manual y prensa | Lona encerada sobre fieltro, cosida dos pisos arriba de nosotros. Se sujeta a una alforja, se abre plano.
Barista gloves for hot portafilters | Guantes de barista para portafiltros calientes | Sin encanto hasta la tercera quemadura. Tejido de aramida, agarre de silicona, una talla que sirve a casi todos los inviernos.
Blue Mountain No. 1, barrel-packed | Blue Mountain n.º 1, en barril | Clasificado por malla, certificado por la junta y enviado en un barrilito de madera con el número quemado en la tapa.
Blue Mountain medium roast | Blue Mountain, tueste medio | Un equilibrio tan completo que la gente lo confunde con sencillez.
Blue Mountain, ground | Blue Mountain, molido | -
Blue Mountain peaberry | Blue Mountain caracolillo | Los redonditos, que mi madre guardaba para los domingos.
Rum and coffee fruit cake bites | Bocados de pastel de frutas con ron y café | Pastel negro en cubos, bañado en ron fuerte y café, cubierto de chocolate amargo. La Navidad sin los parientes.
Marmelade Typica, washed | Marmelade Típica, lavado | Árboles viejos de la isla, suaves y redondos, bajados al acopio en cabezas y burros.
`;
