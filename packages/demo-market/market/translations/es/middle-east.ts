export const middleEast = `
Haraz Mountain natural | = | Secado en azoteas junto a la ropa y las cabras, en un aire tan seco que bastan diez días.
Bani Matar natural | = | La fuente del viejo comercio de Moca, trillado entre piedras que alguna vez movió un camello.
Haraz Mountain, roasted in Sana'a | Haraz Mountain, tostado en Saná | Lo tostamos un poco más claro que nuestros padres y lo bebemos en tazas más pequeñas que las tuyas.
Qishr with ginger, ground | Qishr con jengibre, molido | La cáscara seca de la cereza con jengibre: lo que bebemos en casa mientras los granos se van al extranjero.
Dallah Najd, brass coffee pot | Dallah Najd, cafetera de latón | Pico de media luna, tapa con bisagra e interior estañado, seguro para hervir largo. Caben diez tacitas de café con azafrán.
Sand heater for ibrik, café size | Calentador de arena para ibrik, tamaño cafetería | Una bandeja de cobre con arena fina sobre un termostato, para un café que sube despacio y nunca se quema. Se enchufa donde sea; los invitados lo van a grabar.
Commercial batch brewer, twin 2.5 litre | Cafetera comercial doble, 2.5 litros | Dos lados programables con preinfusión y pulsos, en un cuerpo que cabe bajo repisas estándar. Se descalcifica sola mientras trapeas.
Gooseneck kettle Liwa, variable heat | Hervidor cuello de cisne Liwa, calor variable | Se ajusta al grado de 40 a 100 y lo mantiene una hora, incluso junto a una puerta abierta en agosto. El mango no se calienta; el nuestro va por su cuarto año.
Finjan cups with gold rim, dozen | Tacitas finjan con borde dorado, docena | Porcelana delgada, medio llena como pide la costumbre. En caja de fieltro para que salgan doce y lleguen doce.
Insulated serving flask, one litre | Termo de servicio, un litro | Acero por dentro y por fuera, con palanca que se acciona con la bandeja en la mano. Ocho horas de calor sin sabor a lata.
Cardamom mill in olive wood | Molinillo de cardamomo en madera de olivo | Un pequeño molino de cerámica para vainas verdes, ajustado para quebrar y no para pulverizar. Tenlo al lado de la cafetera.
Khawlani blond roast | Khawlani, tueste rubio | Tostado oro pálido como exige la hospitalidad; prepáralo largo, con cardamomo y una hebra de azafrán.
Saudi coffee with cardamom and saffron | Café saudí con cardamomo y azafrán | Granos rubios, cardamomo verde, clavo y azafrán de verdad, molidos juntos el día del envío.
Sukkari dates filled with coffee cream | Dátiles sukkari rellenos de crema de café | Dátiles dorados y blandos de Qassim, abiertos a mano y rellenos de tahini, mascarpone en polvo y café Khawlani. Duran tres semanas, en una casa sin primos.
Ajwa dates in dark chocolate and coffee | Dátiles ajwa en chocolate amargo y café | Ajwa de Medina, casi negro, bajo una capa fina de chocolate al 72 % con café molido. Sírvelo con algo amargo.
Cardamom coffee halva | Halva de café y cardamomo | Halva de sésamo estirada en hebras largas y sedosas, con vetas de café y cardamomo. Córtala con un cuchillo tibio.
Kleicha coffee and date cookies | Galletas kleicha de café y dátil | Galletas en espiral de pasta de dátil y lima negra, con café en la masa. Horneadas para el Eid y para cada jueves.
Hammered copper cezve, two cups | Cezve de cobre martillado, dos tazas | Milímetro y medio de cobre, estañado a mano, con mango de latón y tres remaches. Grueso lo bastante para subir la espuma despacio.
Hammered copper cezve, five cups | Cezve de cobre martillado, cinco tazas | El tamaño familiar, de cuello más ancho para una espuma generosa. El reestañado es gratis los primeros diez años.
Engraved copper cezve, tulip pattern | Cezve de cobre grabado, motivo de tulipanes | La de dos tazas con una franja de tulipanes a cincel, tres tardes de trabajo. No hay dos franjas que se unan en el mismo punto.
Brass hand mill, Antep | Molinillo manual de latón, Antep | Delgado para sostenerlo, pesado para fiarse de él, muele a polvo como pide el cezve. Se desarma en dos tazas y una historia.
Copper cups with porcelain liner, pair | Tazas de cobre con interior de porcelana, par | Las tapas abombadas guardan la espuma; la porcelana se saca para lavarla. Perillas de tulipán, claro.
Copper serving tray, round | Bandeja redonda de cobre | Treinta centímetros, borde grabado, hecha para llevar dos tazas, dos vasos de agua y un lokum para cada quien.
Menengiç and coffee, ground | Menengiç con café, molido | Pistacho silvestre de nuestros cerros machacado con café de Brasil, el sabor de cada tarde de Antep.
Bazaar roast Turkish coffee | Café turco, tueste de bazar | Molido en piedra más fino que la harina, sellado aún tibio, y todavía la razón de los descansos de los caldereros.
Pistachio and coffee lokum | Lokum de pistacho y café | Lokum blando de almidón con pistacho grueso de Antep y una veta de café. Espolvoreado, en caja, y terminado a la segunda visita.
Hammana coffee with cardamom | Café Hammana con cardamomo | Una parte de cardamomo verde por nueve de café; pide más y solo vamos a sonreír.
Hammana coffee, plain and dark | Café Hammana, solo y oscuro | Para mañanas, funerales y el final de los almuerzos largos.
Hammana Brazil and Ethiopia, whole bean | Hammana Brasil y Etiopía, en grano | Lo compra la gente de arriba, que tiene máquina y aun así baja a discutir.
Sesame barazek with coffee | Barazek de sésamo con café | Galletas finas de miel, sésamo de un lado y pistacho del otro, con café en el medio donde nadie lo espera.
Roasted seed mix, coffee and sumac | Mezcla de semillas tostadas, café y zumaque | Semillas de calabaza, melón y girasol tostadas con sal de café y un poco de zumaque. Las cáscaras son media conversación.
Coffee and rosewater nougat | Nougat de café y agua de rosas | Nougat blanco con pistacho, chabacano y granos de café confitados, perfumado con agua de rosas de la Bekaa.
`;
