export const portugalLusophone = `
Alfama Bica | = | Arábica del Cerrado y un robusta de Angola bien lavado: crema espesa, final dulce, sin olor a quemado.
Alfama Bica moído para máquina | Alfama Bica, molido para máquina | -
Alfama Timor Letefoho | = | De un híbrido que nació solo en la isla y acabó salvando cafetales en el mundo entero.
Alfama São Tomé Monte Café | = | Dos islas, pocos sacos y un dejo a cacao que viene de la hacienda de al lado.
Alfama Etiópia Guji Uraga | Alfama Etiopía Guji Uraga | La taza que ponemos delante de quien jura que el café es todo igual.
Alfama Uraga moído para filtro | Alfama Uraga, molido para filtro | -
Alfama Angola Amboim | = | En 1973 Angola era de los mayores productores del mundo; esta bolsa es parte del regreso.
Alfama Burundi Kayanza | = | Fruta roja y té negro, en una taza que sigue buena hasta enfriarse.
Alfama Descafeinado da Avó | Alfama Descafeinado de la Abuela | Para mi abuela, que tomaba cuatro cafés después de la cena y ahora duerme.
Alfama Manhã, moído para cafeteira italiana | Alfama Mañana, molido para cafetera italiana | Una mezcla suave, pensada para el pan tostado con mantequilla.
Alfama Cevada e Café, meio por meio | Alfama Cebada y Café, mitad y mitad | Mitad cebada de Minho tostada por nosotros, mitad café: el galão de los niños ya crecidos.
Chávena de bica em porcelana, par | Tacitas de bica en porcelana, par | Paredes gruesas y boca estrecha, sesenta mililitros hasta la línea. Hechas en Ílhavo, sin logotipo, como pidieron los clientes.
Cone de grés com vidrado de cinza | Cono de gres con esmalte de ceniza | Estrías en espiral hechas a mano y base ancha que se asienta en casi todo. Para dos tazas, con filtro de papel número dos.
Jarro de serviço em grés, 600 mililitros | Jarra de servicio de gres, 600 mililitros | Pico que corta la gota y asa donde caben cuatro dedos. Mantiene el café caliente lo que dura una conversación.
Cafeteira de saco minhota | Cafetera de manga de Minho | Jarra alta de barro vidriado con aro de madera y manga de algodón, como las de las cocinas de aldea. Hace ocho tazas de café de cebada o del otro.
Caneca de grés Cávado, 280 mililitros | Taza de gres Cávado, 280 mililitros | Fondo pesado, borde fino y un pulgar marcado en el asa. Ninguna tiene el color de la fotografía, pero todas son parientes.
Chávenas de café Galo, conjunto de quatro | Tazas de café Galo, juego de cuatro | Ochenta mililitros, pintadas con un gallo tan pequeño que solo se ve cuando la taza está vacía.
Açucareiro e pote de café, par | Azucarero y frasco de café, par | Dos piezas hermanas con tapa de corcho. La del café lleva ciento cincuenta gramos en grano.
Descanso de colher em forma de folha | Descanso de cuchara en forma de hoja | Para la cuchara que acaba de revolver y todavía gotea. Un detalle que evita muchas manchas.
Areias de café, lata de meio quilo | Areias de café, lata de medio kilo | Mantequilla, azúcar, harina y café molido muy fino, con una costra que se vuelve arena entre los dientes. La lata cierra bien; la mano no.
Biscoitos de vinho do Porto e café | Galletas de vino de Oporto y café | Secas y aromáticas, con un tawny de diez años en la masa. Piden un café corto y una ventana al Duero.
Bolo de café da bisavó | Pastel de café de la bisabuela | Miga oscura, almíbar de café y nueces de Trás-os-Montes por encima. Aguanta tres semanas envuelto y mejora en la primera.
Tostas de figo, noz e café | Tostadas de higo, nuez y café | Finísimas, con higo de Torres Novas. Van al lado del queso o al lado de la taza, según la hora.
Amêndoas torradas com sal e café | Almendras tostadas con sal y café | Almendra del Alto Duero, flor de sal de Castro Marim y café en polvo. Un platito y la charla dura más.
Caramelos de nata e café | Caramelos de nata y café | Cocidos a 118 grados en cazo de cobre y cortados todavía tibios. Blandos, pero con carácter.
Trufas de café e vinho do Porto, nove peças | Trufas de café y vino de Oporto, nueve piezas | Ganache de chocolate negro con ruby y espresso, pasada por cacao. Para después de la cena y no antes.
Marmelada de café em cubos | Dulce de membrillo con café en cubos | Membrillo de octubre y un café fuerte que lo vuelve casi balsámico. Se corta en cubos y desaparece en cubos.
Salame de chocolate e café | Salami de chocolate y café | Galleta partida a mano, cacao, mantequilla y una taza llena de café. En rodajas, del refrigerador.
Quinta da Fajã Arábica dos Açores | Quinta da Fajã Arábica de las Azores | Suave, de cafeína baja, secado al sol entre el basalto y el mar.
Quinta da Fajã moído | Quinta da Fajã molido | -
Novo Amboim Robusta natural, sombra de mulemba | = | Árboles de más de cincuenta años, redescubiertos dentro del bosque y podados uno a uno.
Novo Amboim Robusta lavado, peneira 18 | Novo Amboim Robusta lavado, malla 18 | El primer lavado de la cooperativa, hecho en una estación que llegó en tres contenedores.
Planalto do Huambo Catimor lavado | Altiplano de Huambo Catimor lavado | El arábica del altiplano está volviendo despacio, con los primeros sesenta sacos en cuarenta años.
Huambo em grão, torrado em Luanda | Huambo en grano, tostado en Luanda | -
Novo Amboim, café da manhã de Gabela | Novo Amboim, café de la mañana de Gabela | Fuerte y suave, para beber con leche y bombó frito.
Terras do Fogo Típica natural | = | Sin riego, en la ceniza negra de Mosteiros, con raíces que buscan el agua a muchos metros.
Terras do Fogo torrado à moda dos Mosteiros | Terras do Fogo, tostado a la manera de Mosteiros | -
Chimanimani Catimor lavado | = | Joven y sorprendentemente limpio, de la tercera cosecha de cafetos plantados después del ciclón.
Chimanimani em grão | Chimanimani en grano | -
Monte Verde Arábica de ilha, lavado | Monte Verde Arábica de isla, lavado | Crece bajo eritrinas, entre el cacao y la neblina de la tarde.
Monte Verde torrado na roça | Monte Verde, tostado en la hacienda | -
Chocolate 75 % com nibs e café da roça | Chocolate 75 % con nibs y café de la hacienda | Cacao amelonado viejo y café de la misma ladera, molidos juntos durante cuarenta horas. Terroso, directo, con un final a fruta seca.
Grãos de café cobertos de chocolate e baunilha | Granos de café cubiertos de chocolate y vainilla | Granos nuestros, chocolate nuestro y vainilla nuestra: nada anduvo más de dos kilómetros antes de entrar en la bolsa.
Banana seca com cacau e café | Banano seco con cacao y café | Banano plateado secado al sol, enrollado y pasado por cacao en polvo y café. Se mastica despacio, como todo en la isla.
Letefoho Híbrido de Timor lavado orgânico | Letefoho Híbrido de Timor lavado orgánico | Fermentado en seco treinta y seis horas en tanques de aldea y lavado con agua de manantial.
Letefoho Típica, aldeia Lacau | Letefoho Típica, aldea Lacau | Típicas del tiempo de los abuelos, a la sombra de albizias gigantes.
Letefoho natural de Eraulo | = | La aldea más terca secó la cereza entera contra todos los consejos y tenía razón.
Letefoho, torra de Díli | Letefoho, tueste de Dili | Tostado en Dili por antiguos alumnos de la cooperativa, en un edificio con vista al Cristo Rei.
Letefoho moído | Letefoho molido | -
`;
