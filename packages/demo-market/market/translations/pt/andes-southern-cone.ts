export const andesSouthernCone = `
Valle Inca Cusco orgánico, grado 1 | Valle Inca Cusco orgânico, grau 1 | Típicas velhas sob pacaes, adubadas com guano de ilha e composto de polpa.
Valle Inca Geisha de Santa Teresa | = | Cresce ao pé do nevado Salkantay, tão alto que a banana já não dá.
Geisha de Santa Teresa, tueste claro | Geisha de Santa Teresa, torra clara | -
Valle Inca, de La Convención | = | Um café de manhã fria, doce e tranquilo, como pede um pão chuta.
Valle Inca molido de gota | Valle Inca moído para gotejar | -
El Cedro Bourbon amarillo, La Coipa | El Cedro Bourbon Amarelo, La Coipa | Quarenta horas em tina de cedro e dezoito dias em camas, à vista do Marañón.
El Cedro Caturra natural | = | Nosso primeiro natural: saiu tão bem que já não sabemos fazer menos.
Barranco Puno Sandia | = | Do vale de Tambopata, a catorze horas de ônibus e dois campeonatos mundiais de distância.
Barranco Villa Rica | = | Colonos de Pozuzo e comunidades yánesha o cultivam parede com parede.
Barranco Amazonas Rodríguez de Mendoza | = | O vale mais antigo do café peruano, onde as pessoas passam dos cem anos e põem a culpa na água.
Barranco Espresso Malecón | = | Villa Rica para o corpo e um terço de Puno para não adormecer.
Barranco Malecón molido para moka | Barranco Malecón moído para moka | -
Tejas de café y pecanas | Tejas de café e noz-pecã | Doce de leite com café, uma noz-pecã inteira de Ica e cobertura de fondant branco. Oito unidades embrulhadas uma a uma, como balas grandes.
Granola de quinua, cañihua y café | Granola de quinoa, cañihua e café | Três grãos andinos tostados em frigideira seca, adoçados com yacón e um concentrado de café. Faz barulho ao morder e sustenta até o almoço.
Barra de kiwicha con café y sal de Maras | Barra de kiwicha com café e sal de Maras | Kiwicha estourada, chocolate de Cusco e uma pitada de sal rosa que se sente no fim. Caixa não; bolso sim.
Chips de plátano verde con polvo de café | Chips de banana-da-terra verde com pó de café | Banana de Chanchamayo cortada finíssima e polvilhada com café e pimenta charapita. Arde pouco e tarde.
Habas tostadas al café | Favas torradas com café | Favas descascadas de Puno, estouradas em areia quente e finalizadas com um glacê de café e mel. O lanche de viagem da vovó, um pouco mais desperto.
Toffees de algarrobina y café | Toffees de algarrobina e café | Algarrobina de Piura cozida com manteiga e espresso até o ponto de bala dura. Gruda nos dentes e ninguém reclama.
Íntag Sidra lavado | = | A Sidra equatoriana: floral como uma Geisha e doce como um Bourbon, plantada aqui desde 2011.
Íntag Típica Mejorado, fermentación con levadura | Íntag Típica Mejorado, fermentação com levedura | Maceração em tanques de leite reaproveitados, com a cereja inteira e cinco dias de paciência.
Típica Mejorado de Íntag, en grano | Típica Mejorado de Íntag, em grãos | -
Río Íntag, café de bosque nublado | Río Íntag, café de floresta nublada | Cada libra financia um metro de corredor para o urso-andino.
Barra 60 % leche y café de Mindo | Barra 60% leite e café de Mindo | Leite de Nono, cacau arriba e café moído fino desde a primeira hora de conchagem. Cremosa, com um final de capuccino.
Barra 85 % con café de Loja | Barra 85% com café de Loja | Para quem toma o café sem açúcar e o chocolate sem perdão. Longa, seca, com algo de ameixa.
Granos de café bañados en chocolate | Grãos de café banhados em chocolate | Grãos inteiros de Loja, torrados um ponto a menos, sob duas camadas de chocolate e uma de cacau em pó. Impossível comer três.
Miel de cacao y café para panqueques | Mel de cacau e café para panquecas | A polpa branca do cacau, reduzida com café filtrado até cobrir a colher. Ácida, frutada, nada enjoativa.
Trufas de maracuyá y espresso, doce piezas | Trufas de maracujá e espresso, doze peças | Maracujá do litoral para o golpe ácido, espresso para o fundo e uma casca que estala. Conservam-se três semanas em lugar fresco.
Uchumachi Caranavi lavado orgánico | Uchumachi Caranavi lavado orgânico | Secado lá em cima, em Achachicala, a quase quatro mil metros, onde o ar não tem umidade.
Uchumachi de los Yungas | Uchumachi dos Yungas | -
Illimani Java de Samaipata | = | Uma variedade etíope que chegou via Camarões e encontrou casa ao pé da fortaleza.
Illimani Yungas, tueste de altura | Illimani Yungas, torra de altitude | Redondo e limpo, preparado para água que nunca chega aos cem graus.
Illimani Yungas molido grueso | Illimani Yungas, moagem grossa | -
La Neblina Típica lavado | = | Café de terreiro de Mérida, suave e longo, daqueles que há um século Hamburgo pedia.
La Neblina, guayoyo de la hacienda | La Neblina, guayoyo da fazenda | Moído para coador de pano, claro e abundante, como se serve o guayoyo no meio da tarde.
San Telmo Brasil Sul de Minas | = | O café da esquina, para o pingado das onze e a conversa que não acaba.
San Telmo Perú Cajamarca | San Telmo Peru Cajamarca | Vem em contêiner até Callao e de caminhão pela cordilheira; chega cansado e nós o deixamos descansar.
San Telmo Espresso Feria | = | Blend de três origens que muda com a estação e nunca perde o fundo de doce de leite.
San Telmo Feria, molido para cafetera italiana | San Telmo Feria, moído para cafeteira italiana | -
San Telmo Kenia Kirinyaga | San Telmo Quênia Kirinyaga | O que abrimos quando um cliente diz que não gosta de café ácido.
San Telmo Torrado, sin azúcar | San Telmo Torrado, sem açúcar | Escuro como o torrado dos avós, mas sem o açúcar queimado que cobria tudo.
Taza de bar porteña, loza gruesa | Xícara de bar portenha, louça grossa | A de parede gorda e asa pequena dos cafés históricos, fabricada em Rosario com o molde original. Setenta mililitros, nem um a mais.
Alfajores de café y dulce de leche, caja de seis | Alfajores de café e doce de leite, caixa com seis | Massas com espresso, doce de leite confeiteiro e banho meio amargo. É preciso deixá-los em temperatura ambiente, por mais que custe esperar.
Conitos de dulce de leche al café, ocho piezas | Conitos de doce de leite com café, oito peças | Uma base de biscoito, uma torre de doce de leite com café e chocolate até o chão. Comê-los com elegância não é possível.
Dulce de leche con café | Doce de leite com café | Cozimento lento de sete horas com café em grãos em infusão, coado no fim. Para torradas, panquecas ou colher noturna.
Bay biscuits de vainilla y café | Bay biscuits de baunilha e café | Assados duas vezes, longos e secos, feitos para a xícara grande. Levam só um pouco de anis, por respeito à tradição.
Nueces confitadas con café y merquén | Nozes confeitadas com café e merkén | Nozes do Alto Valle, açúcar dourado e o defumado do merkén que se faz do outro lado da cordilheira.
Budín marmolado de café y naranja | Bolo mármore de café e laranja | Miolo úmido, veios de café e casquinhas cristalizadas. Embrulhado duas vezes para chegar como saiu.
Cerro Alegre Colombia Quindío, miel | Cerro Alegre Colômbia Quindío, honey | Doce como pêssego em calda, de uma fazenda em Buenavista que exporta apenas vinte sacas.
Cerro Alegre Etiopía Sidama | Cerro Alegre Etiópia Sidama | Cheira a geleia recém-feita; foi assim que conquistamos quem vinha por um chá.
Cerro Alegre Honduras Marcala | = | A primeira denominação de origem do café centro-americano e uma xícara que não se discute.
Cerro Alegre Espresso Ascensor | = | Sobe rápido e desce suave. Ótimo com leite, melhor com um sanduíche Barros Luco.
Cerro Alegre Ascensor, molido fino | Cerro Alegre Ascensor, moído fino | -
Calzones rotos al café | Calzones rotos com café | Massa frita, açúcar de confeiteiro e café moído entre as dobras. Frágeis: chegam um pouco mais rasgados do que diz o nome.
Cono de greda esmaltada, dos tazas | Cone de cerâmica esmaltada, duas xícaras | Paredes grossas, estrias em espiral e um único furo grande. Aquece-se com água antes de usar e depois não solta o calor.
Tazón de greda de Pomaire | Caneca de barro de Pomaire | Trezentos mililitros, curada com leite e cinza como mandam as antigas. Com os meses escurece e melhora.
Chanchito de greda guardagranos | Porquinho de barro guarda-grãos | Três pernas para dar sorte e uma tampa nas costas por onde cabem duzentos gramas de café. Dar um de presente traz amizade, dizem.
Moka de aluminio Ciudad Vieja, seis tazas | Cafeteira italiana de alumínio Ciudad Vieja, seis xícaras | Corpo octogonal, junta de silicone e cabo que não esquenta. Traz um redutor para fazer três xícaras quando a casa está vazia.
Moka de acero para inducción, cuatro tazas | Cafeteira italiana de aço para indução, quatro xícaras | Aço 18/10 com fundo plano que aquece por igual em qualquer boca. Lava-se inteira, sem medo de ficar cinza.
Prensa francesa Rambla, un litro | Prensa francesa Rambla, um litro | Vidro borossilicato e malha dupla de aço, sem uma só peça de plástico em contato com o café. O vidro se vende avulso, caso o gato insista.
Molinillo manual Pocitos, muelas cónicas | Moedor manual Pocitos, mós cônicas | Trinta e oito milímetros de aço temperado e ajuste por cliques que se leem sem óculos. Mói vinte e cinco gramas em menos de um minuto.
Termo cebador con pico vertedor | Garrafa térmica com bico vertedor | Mantém a água a noventa graus por seis horas e verte um fio fino: serve ao chimarrão e ao V60, sem tomar partido.
Yerbera y latera de café, dúo de cuero | Latas de erva e café, dupla de couro | Dois recipientes de lata forrados em couro de Tacuarembó, um para cada vício. A tampa do café tem junta; a da erva, bico.
Cepillo de crin para limpiar molinos | Escova de crina para limpar moedores | Cabo de ipê e crina de cavalo, firme o bastante para tirar os restos do fundo da mó sem riscá-la.
`;
