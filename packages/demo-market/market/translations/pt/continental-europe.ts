export const continentalEurope = `
Espresso praline bouchons, twelve | Bouchons de praliné de espresso, doze | Praliné de avelã moído com café etíope em cascas escuras em forma de rolha. Têm gosto de bistrô às onze da manhã.
Dark bar 72%, Yirgacheffe | Barra amarga 72%, Yirgacheffe | Cacau de origem única de Madagascar e café de origem única de Kochere: cítrico sobre cítrico, com sombra.
Milk bar 48%, café au lait | Barra ao leite 48%, café com leite | Chocolate ao leite com muito cacau, café moído fino e flor de sal. A tigela do café da manhã, em quadrados.
Coffee pâte de fruits, blackcurrant | Pâte de fruits de café e cassis | Cassis da Borgonha e café do Quênia em cubos com casca de açúcar. Um tem gosto do outro e ninguém sabe dizer qual.
Chocolate-hazelnut coffee spread | Creme de chocolate, avelã e café | Sessenta por cento de avelã do Piemonte, sem óleo de palma, e espresso moído tão fino que você o procura. Esconda o segundo pote.
Florentines with coffee caramel | Florentinas com caramelo de café | Amêndoas e casca de laranja em caramelo de café, com chocolate amargo por trás. Renda que se come.
Kiezgold Honduras Café Orgánico | = | De uma cooperativa que nos audita tão a fundo quanto nós a ela.
Kiezgold Uganda Rwenzori | = | Seco ao pé das Montanhas da Lua, e doce como o nome.
Kiezgold Späti Espresso | Kiezgold Espresso Späti | Abre até tarde, não faz perguntas.
Kiezgold Späti, ground for moka pot | Kiezgold Späti, moído para cafeteira italiana | -
Kiezgold Filterkaffee, grandma grind | Kiezgold Filterkaffee, moagem da vovó | Para filtros de papel, cones de porcelana e segundas fatias de bolo.
Cantuccini with coffee and sunflower seeds | Cantuccini com café e sementes de girassol | Uma ideia italiana com consciência alemã: espelta integral, girassol de Brandemburgo e bastante espresso.
Klingenthal K1 hand grinder | Moedor manual Klingenthal K1 | Mós cônicas de quarenta e sete milímetros, rolamento duplo, manivela de nogueira. Dezoito gramas em trinta e cinco segundos sem ranger os dentes.
Klingenthal K1 Reise, travel grinder | Moedor de viagem Klingenthal K1 Reise | A mesma geometria de mós num corpo mais fino que cabe dentro de uma prensa. O cabo dobra, e fica dobrado.
Klingenthal lap mill 1921 | Moedor de colo Klingenthal 1921 | Caixa de faia, gaveta em rabo de andorinha, manivela de ferro: o moinho da cozinha da sua tia-avó, com mós que ela teria invejado.
Klingenthal M64 grinder | Moinho Klingenthal M64 | Motor de indução de baixa rotação, mós de 64 milímetros, nenhuma tela. Ligue, ajuste, desligue.
Klingenthal shop grinder Kontor | Moinho de loja Klingenthal Kontor | Um quilo em quarenta e dois segundos, com presilha para o pacote e alavanca de batida. Feito para balcões com fila.
Klingenthal replacement burr set, 47 mm | Mós de reposição Klingenthal, 47 mm | Um par casado e numerado para todos os K1. Troque a cada oitocentos quilos, ou quando sua filha assumir.
Klingenthal cleaning brush set | Conjunto de escovas de limpeza Klingenthal | Pelo de cabra para o pó, cerda para os óleos, faia para a mão. Pendura num gancho só.
Klingenthal sieve tin, two sizes | Lata-peneira Klingenthal, duas malhas | Duas placas cortadas a laser de 350 e 800 mícrons para quem quer saber. Vem com uma colher e um aviso sobre o tempo.
Uganda Rwenzori natural, bed-dried | Uganda Rwenzori natural, seco em camas | Bem colhido e seco em camas, a um mundo dos naturais de antigamente, derriçados.
Peru Cajamarca Fairtrade organic | Peru Cajamarca orgânico de comércio justo | O burro de carga de todo blend orgânico alemão, e melhor do que isso soa.
Congo Kivu 3, washed | = | Pré-financiado desde 2015 com três cooperativas à beira do lago.
Swiss-water decaf, Honduras | Descafeinado com água suíça, Honduras | Descafeinado só com água e paciência, e depois descansado até torrar por igual.
Papua New Guinea Kindeng, AX | Papua-Nova Guiné Kindeng, AX | Lavado na fazenda com cereja de pequenos produtores, limpo e um pouco salgado.
Indonesia Java Jampit estate, washed | Indonésia Java Jampit de fazenda, lavado | De uma fazenda do governo tão antiga quanto o comércio de Java, com ombros que o provam.
Mexico Veracruz Huatusco, natural | = | Um pequeno experimento de uma produtora que costuma lavar, e que talvez não volte a fazê-lo.
Sample box, eight origins | Caixa de amostras, oito origens | Oito pacotes de duzentos gramas com cartões numerados; as origens vão num envelope lacrado.
Siphon Spinoza, three cups | Sifão Spinoza, três xícaras | Globos resistentes ao calor, filtro de pano e um queimador de butano cuja chama dá mesmo para controlar. Aula de física incluída.
Plunger brewer Delft, inverted or not | Cafeteira de pressão Delft, invertida ou não | Uma cafeteira de êmbolo com marcas métricas dos dois lados, para ser lida de cabeça para baixo. Usa papéis redondos pequenos comuns.
Moka pot Kade, three cups | Cafeteira italiana Kade, três xícaras | Alumínio grosso, uma válvula que assobia com educação e uma base que se segura molhada.
Cold brew tower Maas, two litres | Torre de cold brew Maas, dois litros | Torneira de cerveja, núcleo fino de aço e uma tampa que fecha. Cabe na porta de uma geladeira holandesa, ou seja, em qualquer uma.
Glass pour-over carafe Zaandam | Jarra de vidro para coar Zaandam | Ampulheta de borossilicato de uma peça com colar de couro amarrado, não colado. Seis xícaras, um bico, sem frescura.
French press Kruik, stoneware | Prensa francesa Kruik, de grés | Uma jarra de parede grossa que guarda calor como mágoa. O êmbolo tem três molas e nenhum plástico.
Round papers for plunger brewers, 350 | Papéis redondos para cafeteira de pressão, 350 | Cortados de um papel um pouco mais grosso que o normal, para aguentar um enxágue e um segundo uso.
Wooden filter stand with drawer | Suporte de madeira para filtros com gaveta | Sobras de carvalho do outro negócio, pinos de latão, uma gaveta para papéis e colheres.
Stroopwafels with coffee syrup, ten | Stroopwafels com xarope de café, dez | Prensados em Gouda e recheados com um xarope feito de espresso. Ponha um sobre uma xícara quente e espere um minuto.
Mokka pralines, sixteen | Bombons mokka, dezesseis | Cascas de chocolate ao leite com ganache de manteiga e café lavado da Guatemala. O clássico mokka belga, com menos açúcar.
Speculoos and coffee ganaches, nine | Ganaches de speculoos e café, nove | Farelo de speculoos embaixo, ganache de café em cima, chocolate amargo em volta. Dezembro em qualquer mês.
Coffee cuberdons | Cuberdons de café | O doce cônico de Gante com coração de xarope, de café em vez de framboesa. Coma frescos; com a idade endurecem, como os tios.
Speculoos with espresso | Speculoos com espresso | Finos, escuros e prensados em formas de pereira, com espresso moído ao lado da canela. Moinhos de vento, na maioria.
Coffee lace waffles | Waffles rendados com café | Waffles quebradiços e translúcidos com açúcar mascavo e café. Mantêm o estalo na lata.
Vesuvio Una, one-group lever | Vesuvio Una, alavanca de um grupo | Alavanca de mola, caldeira de cobre e uma pressão que cai como a voz no fim de uma boa história. Quente em catorze minutos.
Vesuvio Due, two-group lever | Vesuvio Due, alavanca de dois grupos | A máquina de bar: duas alavancas, auxílio hidráulico no vapor e painéis que saem para polir. Instalação recomendada; ajuda por telefone, em voz alta.
Vesuvio Piccola, home espresso | Vesuvio Piccola, espresso de casa | Grupo de cinquenta e oito milímetros, caldeira de latão, sem menu. Tudo o que você aprender nela vale para as grandes.
Cuccumella, Neapolitan flip pot | Cuccumella, cafeteira napolitana | Encher, ferver, virar, esperar. Alumínio, três xícaras, com o cone de papel no bico que guarda o aroma.
Vesuvio doser grinder Mergellina | Moinho dosador Vesuvio Mergellina | Mós planas de sessenta milímetros e o claque-claque com que todo bar de Nápoles marca o compasso. Ajusta-se de ouvido.
Moka Posillipo, six cups | Cafeteira italiana Posillipo, seis xícaras | Base grossa, válvula de latão, tampa que fica em pé sozinha. Melhor depois do primeiro mês.
Brass tamper Vesuvio, 58 mm | Tamper de latão Vesuvio, 58 mm | Torneado de uma só barra, sem mola, sem clique. Seu braço vai aprender.
Espresso cups Vesuvio, six, hot-rack | Xícaras de espresso Vesuvio, seis, quentes | Ovais pesadas que ficam sobre a caldeira e queimam lábios distraídos, como deve ser. Marrom por fora, branca por dentro.
Milk pitcher Capri, 600 ml | Leiteira Capri, 600 ml | Bico redondo para folhas clássicas, aço grosso o bastante para não queimar a mão. Sem revestimento para descascar.
Group brush and backflush kit | Escova de grupo e kit de retrolavagem | Escova em ângulo, filtro cego e trezentos gramas de detergente. Dez minutos no domingo à noite salvam uma vedação.
Caffè Vesuvio, ground for moka | Caffè Vesuvio, moído para cafeteira italiana | O blend do bar, metade robusta e sem vergonha.
Gianduiotti al caffè, gift box | Gianduiotti de café, caixa de presente | Avelãs das Langhe, cacau e espresso, extrudados em forma de barco e embrulhados em papel laminado. Amolecem antes de derreter.
Bicerin in a jar | Bicerin em pote | Café, chocolate e creme em camadas de passar. Amorne o pote na água, sirva, e você está na mesa de mármore.
Cremini with coffee, ten cubes | Cremini de café, dez cubos | Três faixas: gianduia ao leite, café, gianduia ao leite. Cortado quadrado, comido quadrado.
Hazelnut and coffee baci di dama | Baci di dama de avelã e café | Duas cúpulas de avelã que se beijam sobre chocolate amargo com café. Pequenos de propósito.
Amaretti morbidi al caffè | Amaretti macios de café | Macios, rachados e agridoces, com amêndoa de damasco e um ristretto forte. Cada um no seu papel torcido.
Josefstadt Melange | = | Feito para se esconder pela metade sob a espuma de leite e nunca se perder nela.
Josefstadt Kleiner Brauner | = | Para uma xícara pequena, uma jarrinha de creme e o jornal inteiro.
Josefstadt Kleiner Brauner, ground | Josefstadt Kleiner Brauner, moído | -
Josefstadt Kenya, matinee roast | Josefstadt Quênia, torra de matinê | Algo vivo para antes do meio-dia; a crítica ficou dividida.
Coffee and apricot bonbons | Bombons de café e damasco | Geleia de damasco de Wachau sobre marzipã de café em chocolate amargo. A Sachertorte das coisas pequenas.
Vanilla crescents with coffee | Meias-luas de baunilha com café | Amêndoa moída, manteiga e açúcar de baunilha, com café em metade delas. Quebram se você olhar sério.
Jizera drip carafe with glass cone | Jarra Jizera com cone de vidro para coar | Soprada de um fôlego, junta esmerilhada, sem plástico nem cola. Três xícaras, ou duas com generosidade.
Jizera syphon, five cups | Sifão Jizera, cinco xícaras | Vidro de laboratório com gargalo esmerilhado que veda sem borracha. Traga sua própria paciência e chama.
Jizera glass server, 800 ml | Jarra de vidro Jizera, 800 ml | Marcas de medida em esmalte branco, uma asa baixa para o equilíbrio e uma tampa que não cai.
Double-wall espresso glasses, four | Copos de espresso de parede dupla, quatro | Oitenta mililitros que parecem flutuar. Soprados à boca, então não há dois que flutuem na mesma altura.
Jizera tasting glasses, tulip, pair | Taças de prova Jizera, tulipa, par | Fechadas na borda para reunir o aroma; o café filtrado finalmente cheira como o pacote prometia.
Glass storage jar with cork, 500 g | Pote de vidro com cortiça, 500 g | Vidro âmbar contra a luz, cortiça portuguesa contra o ar. Vê-se o nível e nada mais.
Kypseli Greek coffee, blond | Kypseli café grego, loiro | De torra loira, moído até virar pó e generoso na espuma se você não apressar.
Kypseli Freddo espresso beans | Kypseli grãos para Freddo espresso | Feito para continuar doce depois de batido com gelo até quase o fim da vida.
Enamel briki, four sizes nested | Briki esmaltado, quatro tamanhos encaixados | Esmalte branco, borda azul, de uma a seis xícaras. Pendure em fila e alguém vai chamar de decoração.
Pid Levom Espresso | = | Torrado nas horas em que a rede elétrica permite e provado nas que não.
`;
