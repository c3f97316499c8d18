export const northernEurope = `
Fjordlys Ethiopia Yirgacheffe Konga | Fjordlys Etiópia Yirgacheffe Konga | O café que tornou famosa a nossa torra clara e desconfiados os nossos primeiros clientes.
Fjordlys Konga, filter grind | Fjordlys Konga, moído para filtro | -
Fjordlys Ethiopia Hambela natural | Fjordlys Etiópia Hambela natural | Aberto no escritório, dá para achar da escada.
Fjordlys Kenya Gichathaini | Fjordlys Quênia Gichathaini | Groselhas silvestres na chuva, assunto que conhecemos.
Fjordlys Gichathaini, filter grind | Fjordlys Gichathaini, moído para filtro | -
Fjordlys Colombia Inzá | Fjordlys Colômbia Inzá | Sétima safra com as mesmas trinta famílias, e a primeira que trouxemos a vela.
Fjordlys Inzá, coarse grind | Fjordlys Inzá, moagem grossa | -
Fjordlys Guatemala San Pedro Necta | = | Comprado num aperto de mão em 2008, renovado por e-mail desde então.
Fjordlys Burundi Heza | = | Uma estação no alto do morro onde os canais de lavagem correm como tubos de órgão.
Fjordlys Rwanda Gitesi | Fjordlys Ruanda Gitesi | Uma estação de pai e filho que purifica a própria água e a de metade da vila.
Fjordlys Costa Rica Poás honey | = | De uma fazenda que é quase toda mata e um pouco tucano.
Fjordlys Panama Volcán Geisha | Fjordlys Panamá Volcán Geisha | Vendido em pacotes de nove xícaras. As pessoas se planejam em torno dele.
Fjordlys Brazil Santuário natural | Fjordlys Brasil Santuário natural | Para inverno, waffles e parentes.
Fjordlys Santuário, filter grind | Fjordlys Santuário, moído para filtro | -
Fjordlys Sumatra Gayo, semi-washed | Fjordlys Sumatra Gayo, semilavado | Chão de floresta depois da chuva, só que mais seco que o nosso.
Fjordlys Peru San Ignacio | = | Lotes pequenos dos morros da fronteira, que chegam em março e acabam no meio do verão.
Fjordlys Honduras Santa Bárbara Pacas | = | A seis quilômetros do lago, a seis gerações do primeiro pé.
Fjordlys Decaf Tolima | Fjordlys Descafeinado Tolima | Descafeinado naturalmente com álcool de cana e preparado por metade do nosso turno da noite.
Fjordlys Decaf Tolima, filter grind | Fjordlys Descafeinado Tolima, moído para filtro | -
Fjordlys Bryggen Blend | Fjordlys blend Bryggen | O café da casa desde o primeiro dia: Colômbia e Guatemala, ajustado a cada mês só pelo paladar.
Fjordlys Bryggen Blend, filter grind | Fjordlys blend Bryggen, moído para filtro | -
Fjordlys Coastal Steamer Blend, one kilo | Fjordlys blend Coastal Steamer, um quilo | Feito para garrafas térmicas, conveses que balançam e turnos de doze horas.
Fjordlys Lysekrone Espresso | Fjordlys Espresso Lysekrone | Um espresso de pés leves que não precisa pedir desculpas.
Fjordlys Lysekrone, espresso grind | Fjordlys Lysekrone, moído para espresso | -
Fjordlys Jul, December coffee | Fjordlys Jul, café de dezembro | Sai no primeiro domingo do Advento e sempre acaba antes de montarem a árvore.
Fjordlys Midsummer, cold brew grind | Fjordlys Midsummer, moído para cold brew | Dezoito horas de luz numa jarra; deixe gelar no fiorde, se você tiver um.
Fjordlys Hytte coffee, boil-up grind | Café Fjordlys Hytte, moído para ferver | Café de moagem grossa para a chaleira no fogão da cabana. Um punhado para o bule.
Fjordlys batch brewer Vardø | Cafeteira Fjordlys Vardø | Resistência de cobre, 93 graus da primeira à última gota, um litro e um quarto em seis minutos. Conserta-se com uma chave de fenda, feita na Noruega.
Fjordlys flat-bottom dripper | Coador de fundo plano Fjordlys | Aço, três furos, fundo estriado: uma cama uniforme mesmo em manhãs desiguais.
Fjordlys grinder Sund | Moinho Fjordlys Sund | Quarenta passos, da italiana ao fervido, e um temporizador de dose que lembra o seu ajuste de inverno. Mós de aço de 54 milímetros.
Fjordlys kokekanne, enamel kettle | Kokekanne Fjordlys, bule esmaltado | O bule preto esmaltado de toda cabana norueguesa, com correntinha na tampa. À vontade no gás, na brasa ou na indução.
Fjordlys cabin press, double wall | Prensa de cabana Fjordlys, parede dupla | Aço de ponta a ponta, então sobrevive a mochilas e lava-louças. Mantém sete xícaras quentes enquanto vocês discutem a rota.
Fjordlys steel thermos cup | Copo térmico de aço Fjordlys | Meio litro, sem vazamento, e uma pintura que arranha com elegância. A tampa se desmonta em quatro partes para limpar.
Fjordlys filter papers, flat, 100 | Filtros de papel Fjordlys, planos, 100 | Branqueados com oxigênio, frisados para fluir e testados às cegas contra outros onze. Não têm gosto de absolutamente nada.
Fjordlys bag clip in birch | Prendedor de pacote Fjordlys em bétula | Uma colher de sete gramas com um prendedor de mola como cabo. Fecha o pacote que você acabou de abrir.
Fjordlys wool mug sleeve | Capa de lã para caneca Fjordlys | Tricotada em Dale com sobras de lã de suéter, então a estampa é a do inverno passado.
Fjordlys cupping set for four | Conjunto de prova Fjordlys para quatro | Quatro tigelas, quatro colheres, folhas de pontuação e um guia curto para discordar com educação.
Fjordlys brown cheese and coffee crackers | Bolachas Fjordlys de brunost e café | Bolachas finas de centeio com brunost assado e café pincelado. Estranhas por uma mordida, depois acabadas.
Fjordlys oat bars with espresso | Barras de aveia Fjordlys com espresso | Flocos de aveia, mirtilo-vermelho e uma dose de Lysekrone. Cabem duas num casaco de esqui.
Fjordlys salted coffee caramels | Caramelos salgados de café Fjordlys | Caramelos macios com sal marinho de Bømlo e um espresso forte o bastante para notar. Embrulhados à mão, mal no começo.
Fjordlys milk chocolate with Jul coffee | Chocolate ao leite Fjordlys com café Jul | Quadrados grossos, canela ao fundo e grãos quebrados por baixo.
Brygkant Kenya Karimikui | Brygkant Quênia Karimikui | Ácido, claro e um pouco convencido, como nadar em março.
Brygkant Ethiopia Nano Challa | Brygkant Etiópia Nano Challa | Café orgânico de floresta de uma vila que votou por sua própria estação de lavagem.
Brygkant Colombia Sidra, carbonic | Brygkant Colômbia Sidra, carbônico | Fermentado inteiro sob gás carbônico como um Beaujolais; tem gosto de quem sabe disso.
Brygkant Quay Blend | Brygkant blend Quay | Dois cafés lavados para quem bebe quatro xícaras e ainda quer dormir.
Brygkant Quay Blend, ground | Brygkant blend Quay, moído | -
Brygkant bike mug | Caneca de bicicleta Brygkant | Cabe no suporte de garrafa e fecha com um quarto de volta. Trezentos e cinquenta mililitros, sem pingos nos paralelepípedos.
Liquorice and coffee drops | Gotas de alcaçuz e café | Alcaçuz puro da Calábria por dentro, chocolate branco com espresso por fora. Para dinamarqueses e convertidos.
Kaamos Polar Night | Kaamos Noite Polar | Claro como manda a tradição, mas doce o bastante para valer a décima segunda xícara.
Kaamos Polar Night, filter grind | Kaamos Noite Polar, moído para filtro | -
Pulla rusks with coffee and cardamom | Torradas de pulla com café e cardamomo | Os pãezinhos de cardamomo de ontem, fatiados, açucarados, secos e pincelados com cold brew. Feitos para molhar até a primavera.
Hraun Geothermal Roast | Hraun Torra Geotérmica | Aquecido por um poço, resfriado por uma janela aberta, pronto em todas as estações.
Hraun Campervan Coffee | Hraun Café de Motorhome | Moído para uma prensa no acostamento, sob uma cachoeira cujo nome você ainda não sabe dizer.
Lava salt and coffee chocolate | Chocolate com sal de lava e café | Chocolate ao leite escuro, sal negro de lava e café Hraun. Estala como a subida.
`;
