export const britishIsles = `
Slow Tide Ethiopia Aricha | Slow Tide Etiopía Aricha | La taza que me hizo dejar un trabajo sensato.
Slow Tide Aricha, ground for pour-over | Slow Tide Aricha, molido para goteo | -
Slow Tide Kenya Thiriku | Slow Tide Kenia Thiriku | Brillante lo bastante para una mañana de febrero, y guardamos casi todo el nuestro justo para eso.
Slow Tide Colombia Las Mingas | = | Una minga son vecinos que llegan a ayudar; cuarenta llenaron este contenedor.
Slow Tide Las Mingas, ground for cafetière | Slow Tide Las Mingas, molido para émbolo | -
Slow Tide El Salvador Honey | Slow Tide El Salvador miel | Mermelada de chabacano en pan moreno, con mucha mantequilla.
Slow Tide Peru La Convención | Slow Tide Perú La Convención | Orgánico, suave y el primero en desaparecer de la lata de la oficina.
Slow Tide Rwanda Gatare | Slow Tide Ruanda Gatare | La estación de lavado más antigua de su distrito, reconstruida por las mujeres que hoy la dirigen.
Slow Tide Dock Road Blend | Slow Tide mezcla Dock Road | Nuestra bolsa de diario: Perú, Brasil y lo que el mes necesite para seguir siendo ella.
Slow Tide Dock Road, filter grind | Slow Tide Dock Road, molido para filtro | -
Slow Tide Spring Tide Espresso | Slow Tide Espresso Spring Tide | Marea alta: denso, de fruta oscura y en su punto a los quince días del tueste.
Slow Tide Spring Tide, espresso grind | Slow Tide Spring Tide, molido para espresso | -
Slow Tide Moonless Decaf | Slow Tide Descafeinado Sin Luna | Descafeinado con caña que los clientes piden por error y después a propósito.
Slow Tide Spring Tide, café kilo | Slow Tide Spring Tide, kilo para cafetería | El mismo espresso en el tamaño de nuestras cafeterías, con válvula y una fecha de tueste que se lee sin lentes.
Slow Tide whiskey coffee truffles, nine | Trufas Slow Tide de whiskey y café, nueve | Whiskey irlandés de pot still, espresso Spring Tide y crema de una granja de Moycullen. Mejores dentro del mes; nunca las probamos más allá de una semana.
Slow Tide oat and coffee cookies | Galletas Slow Tide de avena y café | Avena, mantequilla tostada y una cucharada de Dock Road molido en la masa. Borde crujiente, centro blando.
Slow Tide starter brewer, V-cone and server | Cafetera inicial Slow Tide, cono en V y jarra | Un cono de vidrio, una jarra de 600 ml y cuarenta papeles, con nuestra receta impresa donde la vas a ver: en la tapa de la caja.
Slow Tide stoneware mug | Taza de gres Slow Tide | Torneada en Clifden por un alfarero que nos cobra en café. El esmalte es la bahía a las seis de la mañana.
Slow Tide tea-towel-sized bar cloth | Paño de barra Slow Tide, tamaño cocina | Lino irlandés, con la tabla de mareas del puerto de Galway tejida en el borde. Vencida desde enero, todavía seca vasos.
Brickmoor Guatemala El Bosque | = | Manzana acaramelada en palito, más o menos, sin la fila.
Brickmoor Ethiopia Suke Quto | Brickmoor Etiopía Suke Quto | Un productor llamado Tesfaye replantó esta ladera después de los derrumbes de 2012.
Brickmoor Arch 9 Espresso | Brickmoor Espresso Arch 9 | Galleta con chocolate en una tacita; dejamos de resistirnos a la descripción.
Brickmoor Arch 9, stovetop grind | Brickmoor Arch 9, molido para moka | -
Brickmoor Allotment Blend, cafetière grind | Brickmoor mezcla Allotment, molida para émbolo | Para termos, cobertizos y apoyarse en la pala.
Brickmoor cold brew bottle | Botella de cold brew Brickmoor | Setecientos mililitros, pico de silicona y una malla que llega hasta el fondo. La gente del té también puede usarla, si la pide.
Brickmoor enamel tin, 250 g | Lata esmaltada Brickmoor, 250 g | Verde por fuera, crema por dentro, tapa justa. Se apila con las de su especie.
Coffee petticoat-tail shortbread | Shortbread de café en gajos | Un disco, ocho gajos, pura mantequilla, con café colombiano molido fino batido desde el principio. Se quiebra limpio.
Oatcakes with coffee and black treacle | Galletas de avena con café y melaza negra | Avena de Aberdeenshire de molienda gruesa, apenas dulces, excelentes bajo un queso azul. El café se lee como humo.
Dundee cake with espresso | Pastel Dundee con espresso | Pasas remojadas tres días en espresso y jerez, almendras puestas a mano en anillos. Dura hasta que alguien lo encuentra.
Cranachan granola with coffee | Granola cranachan con café | Avena cortada, frambuesas, miel de brezo y un hilo de cold brew. Tuesta también la cocina.
Coffee tablet | Tablet escocés de café | Tablet escocés: azúcar, mantequilla, leche condensada y una buena batida, más dos espressos dobles. Un cuadro es una porción, en teoría.
Espresso marshmallows | Malvaviscos de espresso | Blandos, cuadrados y cubiertos de cacao. Se derriten sobre un mocha como un pequeño frente de lluvia.
Whisky coffee fudge sauce | Salsa de fudge con whisky y café | Espesa para sostener una cuchara de pie hasta que se entibia. El whisky es de Islay y no se esconde.
`;
