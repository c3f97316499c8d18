export const asia = `
Baba Budan Selection 795, washed | Baba Budan Selection 795, lavado | Neto de Liberica com especiaria doce na xícara, à sombra de grevílleas e figueiras-bravas.
Baba Budan Kaapi Royale robusta | = | Robusta lavado de peneira 17, a espinha do café filtrado e de vários espressos italianos que não o mencionam.
Kaapi Royale, roasted whole bean | Kaapi Royale, torrado em grãos | -
South Indian filter coffee, 80:20 chicory | Café de filtro do sul da Índia, 80:20 chicória | Oitenta partes de café, vinte de chicória, decocção grossa o bastante para manchar um copo de aço.
Brass South Indian filter, four cups | Filtro de latão do sul da Índia, quatro xícaras | Duas câmaras empilhadas e um disco êmbolo, torneados pelos caldeireiros de Kumbakonam. Encha à noite; o café da manhã faz o resto.
Dabara and tumbler set, brass | Conjunto de dabara e copo, latão | O copo serve, a dabara esfria, e o arco entre os dois faz a espuma. Dois pares, sem verniz.
Jackfruit chips with coffee jaggery | Chips de jaca com rapadura de café | Jaca madura frita em óleo de coco e envolta em calda de rapadura feita com robusta. Crocantes até a monção achar o pote.
Araku Hills natural, SLN 9 | = | Um cruzamento etíope que adora nossa terra vermelha, seco entre as fileiras de grevíllea.
Araku Hills natural, light-medium | Araku Hills natural, torra média-clara | -
Gayo Mountain wet-hulled grade 1 | Gayo Mountain descascado úmido, grau 1 | Catado três vezes em mesas de Takengon por mulheres que conversam sem tirar os olhos dos grãos.
Gayo Bener Meriah honey | = | Um dos poucos lotes de Sumatra secos até o fim em pergaminho, sob domos de plástico.
Bener Meriah honey, medium roast | Bener Meriah honey, torra média | -
Gayo wet-hulled, dark roast | Gayo descascado úmido, torra escura | Denso como xarope e pouco ácido, no seu melhor com uma fatia de algo doce e uma chuva longa.
Gayo wet-hulled, ground coarse | Gayo descascado úmido, moagem grossa | -
Mandheling Lintong | = | Da margem sul do lago Toba; duas balsas, um vulcão.
Toraja Sapan | = | Desce dos morros de Sapan em lombo de cavalo quando a estrada some, o que é frequente.
Flores Bajawa honey | = | Cinco balsas. Todas valem a pena pela doçura de açúcar de palma.
Bali Kintamani natural | = | Cresce entre laranjeiras na borda da caldeira, irrigado pelo calendário do templo.
Kopi tubruk, Java robusta | Kopi tubruk, robusta de Java | Pó fino, água fervendo, um copo e três minutos sem mexer.
Palm sugar and coffee dodol | Dodol de açúcar de palma e café | Arroz glutinoso, leite de coco e açúcar de palma mexidos por seis horas com café de Toraja. Embrulhado em palha de milho, puxa-se com as duas mãos.
Langbiang Typica honey | Langbiang Típica honey | Típicas velhas sob caquizeiros, com pinheiros acima e nuvens quase sempre dentro dos dois.
Langbiang Typica, small roast | Langbiang Típica, torra pequena | -
Steel phin, single cup | Phin de aço, uma xícara | Prensa por gravidade, furos a laser e uma tampa que serve de porta-copo. Quatro minutos para uma xícara que você só vai diluir com gelo.
Brass phin, etched lotus | Phin de latão, lótus gravado | Mais pesado, mais lento para esfriar e mais bonito de deixar na mesa. O lótus é gravado à mão depois que a prensa fez a parte dela.
Party phin, one litre | Phin de festa, um litro | Um filtro do tamanho de uma panela para casamentos, escritórios e manhãs de café com ovo. Apoia-se em qualquer panela ou jarra.
Glass cups for cà phê sữa đá, four | Copos para cà phê sữa đá, quatro | Altos, canelados e grossos para a colher longa. A linha marca dois dedos de leite condensado.
Robusta butter roast, phin grind | Robusta torrado na manteiga, moído para phin | Torra escura com um pouco de manteiga e sal grosso, como sempre em Buôn Ma Thuột.
Culi peaberry robusta, phin grind | Robusta Culi moca, moído para phin | Grãos redondos e únicos com o dobro da teimosia; sirva sobre gelo antes que ele discuta.
Hà Nội weekend blend | Blend de fim de semana Hà Nội | Arábica de Da Lat e robusta lavado, suave o bastante para beber puro numa varanda de domingo.
Coconut coffee crisps | Crocantes de coco e café | Discos finos de coco assados na brasa em Bến Tre, pincelados com robusta forte. Quebram antes de você estar pronto.
Condensed milk coffee candy | Balas de café e leite condensado | Duras por fora, mastigáveis por dentro, e nas duas o sabor de uma esquina. Embrulhadas uma a uma, para você fingir que conta.
Doi Mork washed Catimor | Doi Mork Catimor lavado | De lotes na mata onde as árvores de sombra são mais que os cafeeiros.
Doi Mork anaerobic Typica | Doi Mork Típica anaeróbica | Quatro dias em tambores azuis lacrados, deixados no riacho para não esquentar.
Doi Mork anaerobic, small batch | Doi Mork anaeróbico, lote pequeno | -
Doi Mork iced coffee, coarse grind | Doi Mork café gelado, moagem grossa | Torrado para copos altos, gelo picado e abris de quarenta graus.
Coffee-roasted cashews with lime leaf | Castanhas de caju tostadas no café com folha de limão | Castanhas de Uttaradit tostadas na fumaça de café com folha de limão makrut. Fazemos nos dias de chuva, e chove muito.
Ywangan natural, village lot | Ywangan natural, lote de aldeia | Revolvido em esteiras de bambu a cada meia hora por quem estiver em casa.
Nujiang old Typica, washed | Nujiang Típica antiga, lavada | Pés altos, sem poda, dos primeiros plantios, num vale quente e seco que os amadurece devagar.
Baoshan Catimor honey | = | Catimor tratado com mais respeito que o normal, e retribuindo.
Baoshan honey, medium roast | Baoshan honey, torra média | -
Nujiang Typica, light roast | Nujiang Típica, torra clara | Torrado como torramos o chá: parando logo antes de ficar óbvio.
Yunnan drip bags, box of ten | Sachês de coar de Yunnan, caixa com dez | Dez filtros suspensos com onze gramas cada, para trens, escritórios e alojamentos.
Flower cakes with coffee filling | Bolinhos de flor com recheio de café | Folhado de pétalas de rosa de Yunnan, com banha como deve ser e uma colher de pasta de café sob as pétalas. Seis bolinhos, melhores dentro do mês.
Alishan Typica, home garden | Alishan Típica, quintal de casa | Cresce ao lado do oolong e, juramos, com um pouco de ciúme dele.
Mist Gesha, Colombia Huila | Mist Gesha, Colômbia Huila | Torrado para xícaras de prova: sirva em goles de sessenta mililitros e compare o terceiro com o primeiro.
Mist Ethiopia Guji, oolong-style rest | Mist Etiópia Guji, descanso à moda oolong | Descansado três semanas em barro antes de embalar, um hábito que trouxemos do chá.
Mist drip bags, seven mornings | Sachês de coar Mist, sete manhãs | Sete cafés, sete dias, um cartãozinho para cada um com a temperatura da água e o tempo.
Tasting cups in celadon, pair | Xícaras de prova em celadon, par | Uma xícara alta para o aroma, uma baixa para beber, torneadas em Yingge sob esmalte verde craquelado. Deixam você uns quatro minutos mais devagar.
Pineapple cakes with espresso | Bolinhos de abacaxi com espresso | Geleia de abacaxi nativo cozida com espresso numa massa de leite em pó. Oito tijolinhos dourados, cada um com umas três mordidas educadas.
Hangang Zero scale | Balança Hangang Zero | Um décimo de grama, vinte leituras por segundo e um cronômetro que começa sozinho. O prato é uma só lâmina de vidro, então a água não tem onde se esconder.
Hangang Pocket scale | Balança Hangang Pocket | Pequena para a bandeja de gotejamento do espresso e pode ser enxaguada na torneira. Dura três meses com uma carga.
Hangang G83 flat burr grinder | Moinho de mós planas Hangang G83 | Mós de oitenta e três milímetros, de 300 a 1.400 rotações e uma câmara que abre sem ferramentas. Barulhento o bastante para confiar, silencioso o bastante para as cinco da manhã.
Hangang Mini electric grinder | Moinho elétrico Hangang Mini | Mós cônicas de quarenta e oito milímetros, dose única, com um fole que não é um remendo. Ocupa o espaço de um livro de bolso.
Hangang Drip, programmable pour-over | Hangang Drip, coador programável | Repete o seu jeito de verter: pré-infusão, pulsos, pausas, altura da água. Aprende uma receita vendo você fazê-la na balança.
Cold drip tower Namsan, eight hours | Torre de gotejamento frio Namsan, oito horas | Globos de borossilicato, uma válvula de agulha que mantém o ajuste e uma estrutura de freixo. Uma gota a cada segundo e meio.
Hangang immersion dripper | Coador de imersão Hangang | Infundir, levantar, escoar: uma base com válvula sob um cone de quarenta e cinco graus. Difícil de errar às seis da manhã.
Magnetic dosing cup, 58 mm | Copo dosador magnético, 58 mm | Recolhe todo o pó e vira sobre o filtro sem derramar. Por dentro, um acabamento jateado que solta a estática.
Puck screen, 58.5 mm, two pieces | Tela para o puck, 58,5 mm, duas peças | Aço sinterizado de 1,7 milímetro para manter o chuveiro limpo e a água uniforme. Ferva aos domingos.
Water hardness drops and mineral kit | Gotas de dureza da água e kit de minerais | Gotas de teste e dois frasquinhos de concentrado para montar água de café a partir de qualquer torneira. Rende duzentos litros.
Kissa No. 1, charcoal roast | Kissa nº 1, torra no carvão | A receita do avô, sem mudança: Brasil e Mandheling sobre carvão de carvalho, descansados três dias antes da venda.
Kissa No. 1, ground for nel drip | Kissa nº 1, moído para coador nel | -
Kissa No. 4, for milk | Kissa nº 4, para leite | Feito para café com leite servido de dois bules ao mesmo tempo, com mão firme ou avental.
Kyō Ethiopia Chelbesa | Kyō Etiópia Chelbesa | A torra que ele teria chamado de chá, e da qual teria pedido outra xícara.
Kyō Panama Boquete Geisha | Kyō Panamá Boquete Geisha | Dez xícaras, numa caixa de paulównia, para abrir num dia sem nada dentro.
Kyō Guatemala Antigua | = | O café que servimos com torrada grossa, na hora em que a luz chega ao segundo lugar.
Kyō Costa Rica honey | = | Casca de cítrico em calda, daquela que chega com as visitas de inverno.
Kissa drip bags, box of twelve | Sachês de coar Kissa, caixa com doze | Cada sachê é enchido, purgado e selado dentro da hora, e carimbado por quem o fez.
Nel drip set with cherry handle | Conjunto de coador nel com cabo de cerejeira | Três panos de flanela, um cabo torneado de cerejeira e uma jarra de vidro marcada para um, dois e três. As instruções pedem paciência e têm só nove palavras.
Kyoto cold drip, tabletop | Gotejamento frio de Quioto, de mesa | Estrutura de nogueira, válvula de latão, vidro soprado em Shiga. Enche a sala com o som de quase nada.
Coffee jelly in syrup, four jars | Gelatina de café em calda, quatro potes | Cubos trêmulos de café torrado no carvão em calda de açúcar mascavo, com creme para você servir. A sobremesa das kissaten, com sua própria colher.
Coffee yokan | Yokan de café | Geleia de feijão azuki branco e café de coador nel, lisa como laca. Corte fino; dura uma semana de tardes.
Slim-spout kettle Hoso, 600 ml | Chaleira de bico fino Hoso, 600 ml | Um bico de sete milímetros que verte reto para baixo, mesmo quase vazia. Inox escovado, emendas polidas por dentro.
Copper kettle Tsuru, 700 ml | Chaleira de cobre Tsuru, 700 ml | Martelada de uma só chapa com mais de 2.400 golpes, estanhada por dentro. Vai do rosa ao marrom-chá no primeiro ano.
Steel dripper with fine mesh, no paper | Coador de aço com malha fina, sem papel | Malha dupla fotogravada, com uma dobra que segura a borra. Enxágue, seque e esqueça os papéis.
Travel pour-over set Tabi | Conjunto de viagem Tabi para coar | Coador dobrável, chaleira de 350 ml e duas xícaras encaixadas num rolo de lona. Pesa menos que um romance.
Measuring scoop, long handle | Colher medidora de cabo longo | Dez gramas rasos, curvada para ficar pendurada na borda da lata. Espelhada por fora, acetinada por dentro.
Drip thermometer with clip | Termômetro com presilha para coar | Lê em quatro segundos, prende em qualquer borda e pode ser recalibrado com uma porca sob o mostrador.
Stainless canister Maru, 200 grams | Lata de inox Maru, 200 gramas | A tampa interna desce devagar com seu próprio sopro de ar. Emendas invisíveis, amassados perdoados.
Latte spoon pair, hammered | Colheres de latte marteladas, par | Conchas rasas para a espuma e ponta chanfrada para a crema. Feitas dos mesmos retalhos das chaleiras.
Porcelain dripper Ame, one to two cups | Coador de porcelana Ame, uma a duas xícaras | Estrias curvas e fundas e parede fina que aquece rápido. Esmalte cinza-chuva, pé sem esmalte.
Porcelain dripper Hare, three to four cups | Coador de porcelana Hare, três a quatro xícaras | O cone maior, no branco de um dia claro, com uma janela para ver o nível.
Ceramic filter block Mizu | Filtro de bloco cerâmico Mizu | Cerâmica porosa de infravermelho longo que filtra sem papel e suaviza a água dura. Pede cinco minutos de fogo no fogão uma vez por mês.
Stacking cup Kumo, 200 ml | Xícara empilhável Kumo, 200 ml | Branco-nuvem por fora, anel de barro cru embaixo e uma borda que encaixa exata. Compre uma e você vai querer seis.
Stacking mug Yuki, 320 ml | Caneca empilhável Yuki, 320 ml | Esmalte de neve, paredes retas, asa para dois dedos. Vai ao micro-ondas com a consciência limpa.
Espresso cup Yoi, pair with saucers | Xícaras de espresso Yoi, par com pires | Azul-anoitecer, setenta mililitros, com um pires fundo o bastante para um biscoito.
Drip tray and spoon rest | Bandeja de gotejamento e descanso de colher | Um oval raso para o coador chorar entre uma água e outra. Combina com tudo por não combinar com nada.
Jalan Besar kopi powder | Kopi em pó Jalan Besar | Robusta e Liberica torrados no wok com açúcar até os vizinhos reclamarem.
Liberica kopi, Johor | Kopi Liberica, Johor | Grãos grandes e tortos que cheiram a jaca antes mesmo da torra.
Kopi sock and long-spout pot | Coador de kopi e bule de bico longo | Um coador de algodão num aro de arame e um bule de lata alto o bastante para puxar da altura do ombro. Cuidado com o teto.
Kopitiam cup and saucer, green flower | Xícara e pires de kopitiam, flor verde | Porcelana grossa com a estampa em que nossos pais bebiam. O pires é para esfriar, digam o que disserem as visitas.
Kaya toast biscuits with kopi | Biscoitos de kaya toast com kopi | Biscoitos de manteiga com coco, pandan e kopi. Ovos quentes não incluídos.
Gula melaka coffee pralines | Bombons de gula melaka e café | Cascas de chocolate amargo com centro líquido de açúcar de palma e kopi-o. Coma inteiros ou vista-os.
`;
