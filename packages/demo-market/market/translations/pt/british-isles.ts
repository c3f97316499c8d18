export const britishIsles = `
Slow Tide Ethiopia Aricha | Slow Tide Etiópia Aricha | A xícara que me fez largar um emprego sensato.
Slow Tide Aricha, ground for pour-over | Slow Tide Aricha, moído para coar | -
Slow Tide Kenya Thiriku | Slow Tide Quênia Thiriku | Vivo o bastante para uma manhã de fevereiro, e guardamos quase todo o nosso exatamente para isso.
Slow Tide Colombia Las Mingas | Slow Tide Colômbia Las Mingas | Uma minga são vizinhos que aparecem para ajudar; quarenta deles encheram este contêiner.
Slow Tide Las Mingas, ground for cafetière | Slow Tide Las Mingas, moído para prensa | -
Slow Tide El Salvador Honey | Slow Tide El Salvador honey | Geleia de damasco no pão preto, com bastante manteiga.
Slow Tide Peru La Convención | = | Orgânico, suave e o primeiro a sumir da lata do escritório.
Slow Tide Rwanda Gatare | Slow Tide Ruanda Gatare | A estação de lavagem mais antiga do distrito, reconstruída pelas mulheres que hoje a dirigem.
Slow Tide Dock Road Blend | Slow Tide blend Dock Road | Nosso pacote do dia a dia: Peru, Brasil e o que o mês precisar para continuar o mesmo.
Slow Tide Dock Road, filter grind | Slow Tide Dock Road, moído para filtro | -
Slow Tide Spring Tide Espresso | Slow Tide Espresso Spring Tide | Maré cheia: xaroposo, de fruta escura e no ponto quinze dias depois da torra.
Slow Tide Spring Tide, espresso grind | Slow Tide Spring Tide, moído para espresso | -
Slow Tide Moonless Decaf | Slow Tide Descafeinado Sem Lua | Descafeinado com cana que os fregueses pedem por engano e depois de propósito.
Slow Tide Spring Tide, café kilo | Slow Tide Spring Tide, quilo para cafeteria | O mesmo espresso no tamanho das nossas cafeterias, com válvula e uma data de torra que se lê sem óculos.
Slow Tide whiskey coffee truffles, nine | Trufas Slow Tide de whiskey e café, nove | Whiskey irlandês de pot still, espresso Spring Tide e creme de uma fazenda em Moycullen. Melhores em até um mês; nunca testamos além de uma semana.
Slow Tide oat and coffee cookies | Cookies Slow Tide de aveia e café | Aveia, manteiga dourada e uma colher de Dock Road moído na massa. Borda crocante, meio macio.
Slow Tide starter brewer, V-cone and server | Kit inicial Slow Tide, cone em V e jarra | Um cone de vidro, uma jarra de 600 ml e quarenta papéis, com nossa receita impressa onde você vai ver: na tampa da caixa.
Slow Tide stoneware mug | Caneca de grés Slow Tide | Torneada em Clifden por um ceramista que nos cobra em café. O esmalte é a baía às seis da manhã.
Slow Tide tea-towel-sized bar cloth | Pano de bancada Slow Tide, tamanho cozinha | Linho irlandês, com a tábua de marés do porto de Galway tecida na barra. Vencida desde janeiro, ainda seca copos.
Brickmoor Guatemala El Bosque | = | Maçã do amor no palito, mais ou menos, sem a fila.
Brickmoor Ethiopia Suke Quto | Brickmoor Etiópia Suke Quto | Um produtor chamado Tesfaye replantou esta encosta depois dos deslizamentos de 2012.
Brickmoor Arch 9 Espresso | Brickmoor Espresso Arch 9 | Biscoito com chocolate numa xicrinha; paramos de resistir à descrição.
Brickmoor Arch 9, stovetop grind | Brickmoor Arch 9, moído para cafeteira italiana | -
Brickmoor Allotment Blend, cafetière grind | Brickmoor blend Allotment, moído para prensa | Para garrafas térmicas, galpões e apoiar-se na enxada.
Brickmoor cold brew bottle | Garrafa de cold brew Brickmoor | Setecentos mililitros, bico de silicone e uma malha que chega até o fundo. O pessoal do chá também pode usar, se pedir.
Brickmoor enamel tin, 250 g | Lata esmaltada Brickmoor, 250 g | Verde por fora, creme por dentro, tampa justa. Empilha com as da sua espécie.
Coffee petticoat-tail shortbread | Shortbread de café em gomos | Um disco, oito gomos, pura manteiga, com café colombiano moído fino batido desde o início. Quebra limpo.
Oatcakes with coffee and black treacle | Bolachas de aveia com café e melaço | Aveia de Aberdeenshire de moagem grossa, quase sem açúcar, excelentes sob um queijo azul. O café aparece como fumaça.
Dundee cake with espresso | Bolo Dundee com espresso | Passas de molho três dias em espresso e jerez, amêndoas postas à mão em anéis. Dura até alguém encontrar.
Cranachan granola with coffee | Granola cranachan com café | Aveia cortada, framboesas, mel de urze e um fio de cold brew. Tosta a cozinha também.
Coffee tablet | Tablet escocês de café | Tablet escocês: açúcar, manteiga, leite condensado e uma boa batida, mais dois espressos duplos. Um quadrado é uma porção, em teoria.
Espresso marshmallows | Marshmallows de espresso | Macios, quadrados e cobertos de cacau. Derretem sobre um mocha como uma pequena frente fria.
Whisky coffee fudge sauce | Calda de fudge com whisky e café | Grossa o bastante para segurar uma colher em pé até esquentar. O whisky é de Islay e não se esconde.
`;
