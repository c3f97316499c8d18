export const colombiaMexico = `
La Aurora Caturra lavado, lote La Loma | = | Da parte alta da fazenda, onde a neblina desce às quatro e alonga a maturação.
La Aurora Bourbon Rosado miel | La Aurora Bourbon Rosado honey | São apenas novecentas árvores junto ao riacho; dali sai tudo o que oferecemos a cada ano.
Bourbon Rosado de La Aurora, tueste de finca | Bourbon Rosado de La Aurora, torra da fazenda | -
La Aurora de todos los días | La Aurora de todos os dias | O café que se toma na nossa própria cozinha, torrado às terças num tambor de doze quilos.
La Aurora molido para colar | La Aurora moído para coar | -
Macizo San Agustín, lavado excelso | Macizo San Agustín, excelso lavado | Blend regional de duzentos pequenos produtores, a mesma xícara safra após safra.
Macizo Orgánico Vereda El Tablón | Macizo Orgânico Vereda El Tablón | Trinta e uma famílias que largaram os químicos em 2006 e não pensam em voltar.
Macizo Inzá Tierradentro | = | Vai de mula até a estrada de Inzá e dali, enfim, de caminhão.
Macizo Mujeres Cafeteras, lavado 48 horas | Macizo Mulheres Cafeicultoras, lavado 48 horas | Lote das oitenta e seis sócias que desde 2014 vendem com nome próprio e contas próprias.
Macizo Mujeres Cafeteras, en grano | Macizo Mulheres Cafeicultoras, em grãos | Cada pacote leva a assinatura da sócia cujo lote abriu o blend da semana.
Macizo Mujeres Cafeteras, molienda media | Macizo Mulheres Cafeicultoras, moagem média | -
Macizo Noche en la Plaza | Macizo Noite na Praça | Nasceu para o cafezinho das festas de San Pedro: redondo, escuro, com açúcar de cana no fim.
Macizo Noche en la Plaza, molido para moka | Macizo Noite na Praça, moído para moka | -
Macizo Tierradentro, tueste claro | Macizo Tierradentro, torra clara | Um único produtor, seu Eliécer Pame, guarda as Típicas do pai entre os abacateiros.
Guaduas Nariño Buesaco | = | A mais de dois mil metros, na borda do vulcão Galeras, a cereja leva onze meses para amadurecer.
Guaduas Cauca Geisha de El Tambo | = | A primeira colheita de um lote que dona Marlene plantou sem contar a ninguém.
Guaduas Tolima Planadas natural | = | Planadas ficou fechada meio século pela guerra; hoje seus naturais ganham concursos.
Guaduas Antioquia Jardín | = | Da cidade das fachadas coloridas, um café para o café da manhã com arepa e queijo fresco.
Guaduas Jardín molido para prensa | Guaduas Jardín moído para prensa francesa | -
Guaduas Espresso Séptima | = | Huila e Sierra Nevada em partes iguais: o espresso do nosso balcão na Carrera Séptima.
Guaduas Séptima, molido para espresso | Guaduas Séptima, moído para espresso | -
Guaduas Descafeinado de caña | Guaduas Descafeinado de cana | Descafeinado em Manizales com acetato natural de cana; difícil adivinhar de olhos fechados.
Guaduas Santander Mesa de los Santos anaeróbico | = | Noventa e seis horas em tanque fechado e doze dias em cama africana à sombra.
Jarra de goteo Guaduas, juego para seis tazas | Jarra de coar Guaduas, conjunto para seis xícaras | Jarra de vidro de uma peça com colar de bambu guadua torneado em La Vega, em vez de madeira importada. Traz vinte filtros e uma receita escrita à mão por quem a embala.
Filtros de tela Guaduas, pack de dos | Filtros de pano Guaduas, pacote com dois | Algodão cru costurado em Bogotá, com aro de aço que cabe em qualquer jarra. Enxáguam-se com água quente, guardam-se úmidos na geladeira e duram umas noventa coadas.
Sierra Viva orgánico, vertiente norte | Sierra Viva orgânico, vertente norte | À sombra de louros-pardos, com mais de sessenta espécies de aves contadas no ano passado.
Sierra Viva natural de Minca | = | O sol do Caribe o seca em dezesseis dias; o cheiro de passas se sente da estrada.
Sierra Viva Minca, tueste medio | Sierra Viva Minca, torra média | -
Sierra Viva Nabusimake | = | As famílias arhuacas o trazem duas vezes por ano, depois de pedir licença à montanha.
Sierra Viva Nabusimake molido | Sierra Viva Nabusimake moído | -
Arequipe con café de la Abuela Inés | Arequipe com café da Abuela Inés | Leite integral, rapadura e uma infusão de café de Jericó, mexidos por quatro horas em tacho de cobre. Espesso, brilhante, com um amargo que chega no fim e tira o enjoativo.
Bocadillo veleño con corazón de café | Bocadillo de Vélez com coração de café | Goiaba vermelha cozida até dar corte, com uma faixa de doce de café no centro. Vem embrulhado em folha de bijao, como na venda do povoado.
Cocadas morenas al café, doce unidades | Cocadas morenas de café, doze unidades | Coco ralado grosso, rapadura tostada e café moído à turca que estala um pouco entre os dentes. Duram pouco em qualquer mesa.
Panelitas de leche con café | Panelitas de leite com café | Quadradinhos macios de leite e rapadura, cada um com um grão torrado em cima. Fazemos às segundas e quintas e despachamos no dia seguinte.
Galletas de panela y café | Biscoitos de rapadura e café | Crocantes por fora, com pedacinhos de rapadura que derretem quando molhados no cafezinho. A receita estava no verso de uma fatura de 1971.
Maní garrapiñado con café tostado | Amendoim doce com café torrado | Amendoim do Magdalena numa casca de açúcar, canela e café moído na hora. Começa-se por um e acaba-se o pacote.
Rosquitas de achira al café | Rosquinhas de achira com café | Polvilho de achira e queijo costenho, assados até ficarem ocos, com um toque de café que quase não se nota e não se esquece.
El Mirador Caturra lavado, 2.100 metros | = | Colheita curta, de maio a julho, com noites de sete graus que endurecem o grão.
El Mirador, primer tueste | El Mirador, primeira torra | -
Sierra Norte Altura, lavado orgánico | Sierra Norte Altura, lavado orgânico | Cresce sob pimenta-da-jamaica e mamey, em lotes que do alto parecem mata.
Kuojtakiloyan, café del monte | Kuojtakiloyan, café da mata | -
Sierra Norte Tueste de Feria | Sierra Norte Torra de Feira | Bebe-se em outubro, quando voam os voladores e faz frio na praça de Cuetzalan.
Café de olla Sierra Norte, con canela y piloncillo | Café de olla Sierra Norte, com canela e rapadura | Café de moagem grossa com canela do sítio, rapadura em pedaço e um bilhete com a receita da dona Rufina.
Miel melipona con granos de café | Mel de melípona com grãos de café | Mel líquido e um pouco ácido de abelha sem ferrão, pisilnekmej, com cerejas de café desidratadas em infusão. Só se colhe em abril e maio.
Palanqueta de amaranto, cacahuate y café | Palanqueta de amaranto, amendoim e café | Amaranto estourado na chapa, amendoim e mel, com um toque de café de altitude. Um lanche de caminho, daqueles que cabem no embornal.
Cerro Azul Chiapas, lavado de montaña | Cerro Azul Chiapas, lavado de montanha | Marsellesa replantada depois da ferrugem, com os poucos Bourbons que resistiram.
Cerro Azul, tueste medio | Cerro Azul, torra média | -
Cerro Azul molido para prensa francesa | Cerro Azul moído para prensa francesa | -
Mezquite Oaxaca Pluma Hidalgo | = | A pluma é uma Típica que virou da casa: quase não existe fora destes morros.
Mezquite Veracruz Coatepec | = | Da cidade que se gaba, com razão, de tomar café da manhã com café desde 1808.
Mezquite Coatepec molido para moka | Mezquite Coatepec moído para moka | -
Mezquite Guerrero Atoyac natural | = | A serra de Atoyac seca ao sol em esteiras, como sempre; nós só pedimos mais paciência.
Mezquite Chiapas Geisha, Siltepec | = | Quarenta quilos por ano, do canto mais frio do ejido.
Mezquite Media Noche | Mezquite Meia-Noite | Para quem cresceu com o café bem preto de pensão e não quer ouvir falar de flores.
Mezquite Media Noche, molienda gruesa para cold brew | Mezquite Meia-Noite, moagem grossa para cold brew | -
Mezquite Descafeinado de montaña, Chiapas | Mezquite Descafeinado de montanha, Chiapas | Descafeinado com água em Córdoba, Veracruz, a três horas de onde foi colhido.
Taza Talavera Mezquite, edición azul | Xícara Talavera Mezquite, edição azul | Pintada a pincel num ateliê de Puebla; nenhuma repete o desenho. Cabem 180 mililitros, a medida de um café de olla com pão doce.
Bote hermético Mezquite, medio kilo | Lata hermética Mezquite, meio quilo | Chapa esmaltada com válvula de uma via e uma janelinha para ver quanto resta. Feita em Ecatepec pela mesma oficina que faz os moinhos de nixtamal.
Olla de barro para café, un litro y medio | Panela de barro para café, um litro e meio | Barro vermelho curado, próprio para fogo baixo, com bico que serve sem pingar. Antes do primeiro café ferve-se leite nela: está explicado na etiqueta.
Gotero de barro negro, una taza | Coador de barro preto, uma xícara | Cone estriado à mão, sem esmalte por fora e selado por dentro. Aceita qualquer filtro cônico pequeno e mantém o calor até a última gota.
Jarritos de barro bruñido, juego de cuatro | Jarrinhos de barro brunido, conjunto de quatro | Quatro canecas de 150 mililitros, escuras como a noite e mais leves do que parecem. Não vão à lava-louças; vão à mesa.
Platito y cuchara de barro para catar | Pratinho e colher de barro para degustar | Uma colher funda de barro vidrado e seu pratinho de descanso, pensados para quem degusta devagar em casa.
Tarro de barro negro con tapa de copal | Pote de barro preto com tampa de copal | Guarda duzentos e cinquenta gramas em grãos, sem luz e com tampa justa de madeira de copal entalhada em Arrazola.
`;
