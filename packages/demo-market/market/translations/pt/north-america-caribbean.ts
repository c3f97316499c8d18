export const northAmericaCaribbean = `
Burnside Ethiopia Halo Beriti | Burnside Etiópia Halo Beriti | Alto, frio e catado à mão tantas vezes que os catadores têm apelidos para os defeitos.
Burnside Guatemala Acatenango | = | Cresce do outro lado do vale de um vulcão ativo que fornece cinza e atmosfera.
Burnside Sumatra Wahana | = | Para todos os que se mudaram para cá pela chuva.
Burnside Mexico Chiapas women's lot | Burnside México Chiapas, lote de mulheres | Noventa e duas produtoras, uma fatura e um prêmio que o grupo vota.
Burnside PIES Blend | Burnside blend PIES | Torta de cereja, com a massa e tudo. O letreiro deu o nome antes de a gente provar.
Burnside PIES, drip grind | Burnside PIES, moído para coar | -
Burnside Night Welder Espresso | Burnside Espresso Night Welder | Denso, doce e imperturbável diante do leite de aveia.
Burnside Sleepwalker Decaf | Burnside Descafeinado Sleepwalker | Processado com água na Colúmbia Britânica, depois torrado como se importasse.
Burnside Cold Brew Pouches, four | Burnside sachês para cold brew, quatro | Um sachê, uma jarra, uma noite na geladeira. Sem bagunça, sem desculpa.
Burnside field guide to brewing | Guia de campo Burnside para preparar café | Noventa e seis páginas, em espiral, escritas para levar respingos. Receitas para nove cafeteiras, e o que mudar quando fica ruim.
Burnside diner mug | Caneca de lanchonete Burnside | Trezentos e cinquenta mililitros de louça de restaurante com parede que aquece as mãos. Feita em Ohio por quem sempre a fez.
Maple espresso granola | Granola de bordo e espresso | Aveia, nozes-pecã e xarope de bordo escuro em infusão com grãos de café a noite toda. Pedaços do tamanho de cascalho, no bom sentido.
Coffee maple pecans | Nozes-pecã com café e bordo | Metades de noz-pecã numa casca de açúcar de bordo e café fino. Testadas em viagem de carro; acabaram antes da viagem.
Dunkers, coffee and molasses | Dunkers de café e melaço | Biscotti duros de gengibre e melaço feitos para perder uma discussão com uma caneca quente.
Cranberry coffee bark bites | Pedaços de chocolate, cranberry e café | Chocolate amargo, cranberry azedinha e grãos triturados, quebrados em pedaços que nunca combinam.
Barrel-aged coffee maple syrup | Xarope de bordo com café, envelhecido em barril | Bordo âmbar descansado num barril de bourbon com grãos inteiros por seis semanas. Panquecas, drinques, colheres.
Coffee marshmallows, campfire size | Marshmallows de café, tamanho fogueira | Cubos de cinco centímetros cortados à mão que tostam como crème brûlée. Vegetarianos, grudentos, disputados em toda fogueira.
Maple coffee caramels | Caramelos de bordo e café | Manteiga de Cabot, xarope do morro, cold brew do outro lado da rua. Embrulhados em papel encerado pelos meus filhos a um centavo cada.
Mauka Sky Kona Typica | Mauka Sky Kona Típica | Sombra da tarde de nuvens em vez de árvores, e lava como chão.
Mauka Sky Kona, ground | Mauka Sky Kona, moído | -
Kona coffee macadamia shortbread | Shortbread de macadâmia e café Kona | Farinha de macadâmia, Kona de verdade, manteiga. Quem assa é minha tia; ninguém mais pode.
Portable lever brewer Nomade | Cafeteira de alavanca portátil Nomade | Sem bomba, sem tomada: água quente, uma dobradiça e seus braços. Faz um duplo honesto ao lado de um lago congelado; nós filmamos.
Stovetop steamer Plateau | Vaporizador de fogão Plateau | Vaporiza leite em qualquer boca, e a cafeteira italiana vira cafeteria. Válvula de segurança, corpo de inox, uma arruela por década.
Home roaster Érable, fluid bed | Torrador doméstico Érable, leito fluidizado | Cento e vinte gramas em nove minutos, com um ventilador que você controla e um copo de casca que dá para achar. Use perto de uma janela.
Digital kettle Fleuve | Chaleira digital Fleuve | Ajuste grau a grau, mantenha por trinta minutos, verta na velocidade do pensamento. A base lembra as últimas três temperaturas.
Knock tube Ruelle | Tubo de borra Ruelle | Um cilindro fino de aço com barra de borracha, na medida do vão ao lado do moinho. Não escorrega.
Descaling powder, ten doses | Pó descalcificante, dez doses | Ácido cítrico e tartárico, grau alimentício, sem cheiro de limão pelo qual se desculpar. Seguro para latão se você ler o cartão.
Travel case for hand grinder and press | Estojo de viagem para moedor manual e prensa | Lona encerada sobre feltro, costurada dois andares acima de nós. Prende num alforje, abre plano.
Barista gloves for hot portafilters | Luvas de barista para porta-filtros quentes | Sem glamour até a terceira queimadura. Malha de aramida, aderência de silicone, um tamanho que serve a quase todos os invernos.
Blue Mountain No. 1, barrel-packed | Blue Mountain nº 1, em barril | Classificado por peneira, certificado pela junta e enviado num barrilzinho de madeira com o número queimado na tampa.
Blue Mountain medium roast | Blue Mountain, torra média | Um equilíbrio tão completo que as pessoas o confundem com simplicidade.
Blue Mountain, ground | Blue Mountain, moído | -
Blue Mountain peaberry | Blue Mountain moca | Os redondinhos, que minha mãe guardava para os domingos.
Rum and coffee fruit cake bites | Cubinhos de bolo de frutas com rum e café | Bolo preto em cubos, embebido em rum forte e café, banhado em chocolate amargo. O Natal sem os parentes.
Marmelade Typica, washed | Marmelade Típica, lavado | Pés antigos da ilha, suaves e redondos, levados ao depósito em cabeças e jumentos.
`;
