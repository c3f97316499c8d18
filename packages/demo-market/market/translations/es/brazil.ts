export const brazil = `
Serra Clara Catuaí natural, talhão 14 | Serra Clara Catuaí natural, lote 14 | Cosecha única, patio de concreto y treinta días en tolva de madera antes del beneficio.
Serra Clara Mundo Novo natural | = | Cuerpo de sobra y acidez bajita, hecho para quien arma mezclas de espresso.
Serra Clara Arara fermentado | = | Setenta y dos horas en tambor cerrado; el aroma de maracuyá aparece antes de abrir el saco.
Serra Clara Paraíso cereja descascado | Serra Clara Paraíso semilavado | Cereza despulpada el mismo día, con mucílago suficiente para endulzar sin pesar.
Serra Clara Todo Dia | Serra Clara Todos los Días | La bolsa que va a la mesa de los empleados cada lunes, igualita a la que vendemos.
Serra Clara Todo Dia moído para coador | Serra Clara Todos los Días, molido para colar | -
Serra Clara Arara, torra clara | Serra Clara Arara, tueste claro | Para colar despacio un domingo y discutir si es maracuyá o durazno.
Serra Clara Espresso Terreiro | = | Bolsa de un kilo para cafetería: crema gruesa y tolerancia con el barista nuevo.
Serra Clara Terreiro moído para espresso | Serra Clara Terreiro, molido para espresso | -
Boa Vista Bourbon Amarelo natural | Boa Vista Bourbon Amarillo natural | La ladera que recibe el sol de la tarde, cosechada en tres pasadas.
Boa Vista Bourbon Amarelo, torra do filho | Boa Vista Bourbon Amarillo, tueste del hijo | -
Boa Vista Catucaí despolpado | Boa Vista Catucaí despulpado | Lavado con agua de la sierra, lo que en Minas todavía da que hablar en la feria.
Boa Vista, café da roça no coador | Boa Vista, café de campo para colador | Molido lo bastante grueso para colador de tela y lo bastante oloroso para llamar a los vecinos.
Doce de leite com café do sítio | Dulce de leche con café de la finca | Leche de las seis vacas del vecino, azúcar y café colado fuerte, revueltos en un cazo que fue de mi suegra. Punto de cuchara, brillo de barniz.
Caparaó Catuaí cereja descascado | Caparaó Catuaí semilavado | Secado en invernadero, porque en Caparaó la nube entra sin tocar la puerta.
Caparaó Conilon fino lavado | = | Conilon cosechado maduro y fermentado limpio: olvida lo que oíste sobre el robusta.
Vertentes do Caparaó em grãos | Vertentes do Caparaó en grano | Lo tuesta Tainá, la primera maestra tostadora formada por la cooperativa.
Vertentes do Caparaó moído na hora do envio | Vertentes do Caparaó, molido al enviarlo | -
Bonde Chapada Diamantina | = | De Piatã, la ciudad más fría de Bahía, con una acidez que hace que un carioca pida abrigo.
Bonde Sul de Minas | = | El café con el que la mayoría aprendimos a disfrutar el café, solo que bien tratado.
Bonde Sul de Minas moído para italiana | Bonde Sul de Minas, molido para moka | -
Bonde Robusta Amazônico de Rondônia | Bonde Robusta Amazónico de Rondônia | Cultivado por familias suruí en Cacoal, y el café más pedido por quienes llegan diciendo que no les gusta el robusta.
Bonde Norte Pioneiro | = | La helada de 1975 casi acabó con todo por allá; este lote es la respuesta.
Bonde Mantiqueira Geisha | = | Veintidós kilos, una caja de fósforos de café. Se acaba en una tarde.
Bonde Espresso Curva do Curvelo | = | Cerrado y Caparaó, dulce y con cuerpo, para tomar de pie y salir andando.
Bonde Carioquíssimo, torra escura | Bonde Carioquíssimo, tueste oscuro | Para el cafecito de termo que nadie admite que ama. Sin quemado, con nostalgia.
Bonde Carioquíssimo moído | Bonde Carioquíssimo molido | -
Bonde Praia, sachês para café gelado | Bonde Playa, bolsitas para café frío | Seis bolsitas gigantes: un litro de agua, doce horas de refrigerador y la tarde está lista.
Copo americano Bonde, seis unidades | Vaso de panadería Bonde, seis unidades | El vaso de panadería de siempre, ciento noventa mililitros, con el riel del tranvía serigrafiado en el borde. El cortado se ve mejor en él.
Caneca esmaltada Bonde | Taza esmaltada Bonde | Peltre blanco, borde azul y un despostillado que tarde o temprano va a aparecer. Aguanta el hornillo del campamento.
Coado nº 1, clássico | Coado n.º 1, clásico | De la tierra roja de Franca, molido para filtro de papel 103 y para el modo de casa.
Coado nº 2, frutado | Coado n.º 2, frutal | Una fermentación de treinta y seis horas que deja la mora bien a la vista.
Coado nº 3, encorpado | Coado n.º 3, con cuerpo | Pide colador de tela, azúcar para quien quiera y un pan a la plancha.
Coado nº 4, para italiana | Coado n.º 4, para moka | Molienda probada en siete mokas diferentes, incluso una sin mango.
Coado nº 5, orgânico da agrofloresta | Coado n.º 5, orgánico de agroforesta | Cafetos entre plátanos y jacarandás, en una finca de Machado que no ve veneno desde 1997.
Coado descafeinado, processo de água | Coado descafeinado, proceso de agua | Sin cafeína y sin cara de castigo, para el café de las nueve de la noche.
Coado em grãos, nº 1 | Coado en grano, n.º 1 | El mismo lote del molido, para quien compró un molino en Navidad.
Filtros de papel Coado 103, cem unidades | Filtros de papel Coado 103, cien unidades | Papel de fibra virgen, blanqueado con oxígeno y con costura plisada que no se abre. Cien coladas y ningún sabor a cartón.
Brigadeiro de café na palha, doze unidades | Brigadeiros de café en virutas, doce unidades | Leche condensada, cacao y espresso, envueltos en virutas de chocolate con leche. Corteza finita, centro que se estira.
Pé de moleque com café | Pé de moleque de maní con café | Maní tostado al momento, panela de Itaguara y café molido grueso. Se quiebra con buen ruido.
Rapadurinha de café e gengibre | Panelitas de café y jengibre | Tabletas pequeñas, oscuras, con un calorcito de jengibre que se queda en la garganta. Sirven de caramelo y de azúcar para el café.
Ambrosia de café, pote | Ambrosía de café, frasco | Huevos, leche cortada con paciencia y almíbar de café. Dulce de domingo, de los que se comen con la tapa todavía en la mano.
Palha italiana de café | = | Brigadeiro firme con galleta quebrada y un golpe de ristretto. Ocho cuadritos que desaparecen.
Balas de café da Vovó | Caramelos de café de la abuela | Leche, miel y café estirados a mano hasta aclarar, cortados con tijera. Vienen envueltos en papel de seda.
Biscoito de polvilho com café | Galletas de almidón de yuca con café | Huecas, ligeras, quebradizas, con un fondito de café en la masa. Una bolsa dura un capítulo de telenovela.
Broa de fubá com erva-doce e café | Pan de maíz con anís y café | Harina de maíz de molino de agua, anís y almíbar de café por encima. Llega entero y dura dos días, si lo dejan.
Sequilhos de nata e café, lata | Galletitas de nata y café, lata | Se deshacen antes de terminar la frase. La lata se reutiliza; guardar botones es tradición.
Paçoca de colher com café | Paçoca de maní para cuchara con café | Maní molido, azúcar morena, sal y café bien fino. Para la cuchara, el pan o el plátano.
Torrador Araucária de bancada, um quilo | Tostador de mesa Araucária, un kilo | Tambor de hierro fundido, quemador de gas y enfriador separado, con curva de tueste leída por USB. Va desmontado en dos cajas y se arma en una tarde.
Torrador de bolinha para fogão, 300 gramas | Tostador de bola para estufa, 300 gramos | Esfera de acero con manivela, como la de las haciendas, ahora con termómetro en el eje. Hace humo, hace desorden y hace un café inolvidable.
Moinho Pinhão de parede | Molino de pared Pinhão | Hierro esmaltado, vidrio para cien gramos y muelas que cambiamos por correo. Queda atornillado en la cocina por generaciones.
Cafeteira italiana Araucária, três xícaras | Cafetera italiana Araucária, tres tazas | Aluminio pulido, válvula de latón y mango de imbuia que no quema la mano. La junta es de tamaño estándar, se encuentra en cualquier tienda.
Chaleira bico de ganso Iguaçu, 900 mililitros | Hervidor cuello de cisne Iguaçu, 900 mililitros | Acero cepillado y pico que gotea o vierte según el pulso. Sirve en gas, eléctrica e inducción.
Suporte de coador em arame, Campo Largo | Soporte de alambre para colador, Campo Largo | Alambre inoxidable soldado en tres puntos, firme sobre taza o termo. Acepta filtro de tela y de papel.
Colher dosadora de cobre | Cuchara medidora de cobre | Diez gramos al ras, mango largo para llegar al fondo de la lata. El cobre se oscurece con el uso; para eso es.
Lata hermética Araucária 500 gramas | Lata hermética Araucária, 500 gramos | Hojalata litografiada, tapa a presión y goma atóxica. El dibujo de los piñones es de mi madre.
Altos de Piatã Catuaí lavado orgânico | Altos de Piatã Catuaí lavado orgánico | Cosecha extendida hasta noviembre, cereza por cereza, antes de la lluvia.
Altos de Piatã, torra da casa | Altos de Piatã, tueste de la casa | -
`;
