export const middleEast = `
Haraz Mountain natural | = | Seco em lajes ao lado da roupa e das cabras, num ar tão seco que bastam dez dias.
Bani Matar natural | = | A fonte do antigo comércio de Moca, descascado entre mós que um camelo já girou.
Haraz Mountain, roasted in Sana'a | Haraz Mountain, torrado em Saná | Torramos um pouco mais claro que nossos pais e bebemos em xícaras menores que as suas.
Qishr with ginger, ground | Qishr com gengibre, moído | A casca seca da cereja com gengibre: o que bebemos em casa enquanto os grãos vão para fora.
Dallah Najd, brass coffee pot | Dallah Najd, bule de latão | Bico em meia-lua, tampa com dobradiça e interior estanhado, seguro para ferver longamente. Cabem dez xicrinhas de café com açafrão.
Sand heater for ibrik, café size | Aquecedor de areia para ibrik, tamanho cafeteria | Uma bandeja de cobre com areia fina sobre um termostato, para um café que sobe devagar e nunca queima. Liga em qualquer tomada; os convidados vão filmar.
Commercial batch brewer, twin 2.5 litre | Cafeteira comercial dupla, 2,5 litros | Dois lados programáveis com pré-infusão e pulsos, num corpo que cabe sob prateleiras comuns. Descalcifica sozinha enquanto você passa o pano.
Gooseneck kettle Liwa, variable heat | Chaleira bico de ganso Liwa, calor variável | Ajusta grau a grau de 40 a 100 e mantém por uma hora, mesmo ao lado de uma porta aberta em agosto. O cabo não esquenta; a nossa está no quarto ano.
Finjan cups with gold rim, dozen | Xícaras finjan com borda dourada, dúzia | Porcelana fina, cheia pela metade como manda o costume. Em caixa de feltro para que saiam doze e cheguem doze.
Insulated serving flask, one litre | Garrafa térmica de servir, um litro | Aço por dentro e por fora, com alavanca que se aciona segurando a bandeja. Oito horas de calor sem gosto de lata.
Cardamom mill in olive wood | Moedor de cardamomo em madeira de oliveira | Um pequeno moinho de cerâmica para bagas verdes, ajustado para quebrar e não para pulverizar. Deixe-o ao lado do bule.
Khawlani blond roast | Khawlani, torra loira | Torrado ouro-pálido como exige a hospitalidade; prepare-o longo, com cardamomo e um fio de açafrão.
Saudi coffee with cardamom and saffron | Café saudita com cardamomo e açafrão | Grãos loiros, cardamomo verde, cravo e açafrão de verdade, moídos juntos no dia do envio.
Sukkari dates filled with coffee cream | Tâmaras sukkari recheadas com creme de café | Tâmaras douradas e macias de Qassim, abertas à mão e recheadas com tahine, mascarpone em pó e café Khawlani. Duram três semanas, numa casa sem primos.
Ajwa dates in dark chocolate and coffee | Tâmaras ajwa em chocolate amargo e café | Ajwa de Medina, quase preta, sob uma casca fina de chocolate 72% com café moído. Sirva com algo amargo.
Cardamom coffee halva | Halva de café e cardamomo | Halva de gergelim puxada em fios longos e sedosos, com veios de café e cardamomo. Corte com uma faca morna.
Kleicha coffee and date cookies | Biscoitos kleicha de café e tâmara | Biscoitos em espiral de pasta de tâmara e limão negro, com café na massa. Assados para o Eid e para toda quinta-feira.
Hammered copper cezve, two cups | Cezve de cobre martelado, duas xícaras | Um milímetro e meio de cobre, estanhado à mão, com cabo de latão e três rebites. Grosso o bastante para subir a espuma devagar.
Hammered copper cezve, five cups | Cezve de cobre martelado, cinco xícaras | O tamanho família, de pescoço mais largo para uma espuma generosa. O reestanhamento é grátis nos primeiros dez anos.
Engraved copper cezve, tulip pattern | Cezve de cobre gravado, motivo de tulipas | O de duas xícaras com uma faixa de tulipas a cinzel, três noites de trabalho. Não há duas faixas que se encontrem no mesmo ponto.
Brass hand mill, Antep | Moedor manual de latão, Antep | Fino para segurar, pesado para confiar, mói até virar pó como o cezve pede. Desmonta-se em duas xícaras e uma história.
Copper cups with porcelain liner, pair | Xícaras de cobre com interior de porcelana, par | As tampas abauladas guardam a espuma; a porcelana sai para lavar. Pegadores de tulipa, naturalmente.
Copper serving tray, round | Bandeja redonda de cobre | Trinta centímetros, borda gravada, feita para levar duas xícaras, dois copos d'água e um lokum para cada um.
Menengiç and coffee, ground | Menengiç com café, moído | Pistache selvagem dos nossos morros pilado com café do Brasil, o sabor de toda tarde de Antep.
Bazaar roast Turkish coffee | Café turco, torra de bazar | Moído em pedra mais fino que farinha, selado ainda morno, e ainda a razão das pausas dos caldeireiros.
Pistachio and coffee lokum | Lokum de pistache e café | Lokum macio de amido com pistache grosso de Antep e um veio de café. Polvilhado, na caixa, e acabado na segunda visita.
Hammana coffee with cardamom | Café Hammana com cardamomo | Uma parte de cardamomo verde para nove de café; peça mais e só vamos sorrir.
Hammana coffee, plain and dark | Café Hammana, puro e escuro | Para manhãs, velórios e o fim de almoços longos.
Hammana Brazil and Ethiopia, whole bean | Hammana Brasil e Etiópia, em grãos | Comprado pelo pessoal de cima, que tem máquina e mesmo assim desce para discutir.
Sesame barazek with coffee | Barazek de gergelim com café | Biscoitos finos de mel, gergelim de um lado e pistache do outro, com café no meio onde ninguém espera.
Roasted seed mix, coffee and sumac | Mix de sementes torradas, café e sumagre | Sementes de abóbora, melão e girassol torradas com sal de café e um pouco de sumagre. As cascas são metade da conversa.
Coffee and rosewater nougat | Nougat de café e água de rosas | Nougat branco com pistache, damasco e grãos de café cristalizados, perfumado com água de rosas do Bekaa.
`;
