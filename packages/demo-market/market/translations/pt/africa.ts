export const africa = `
Yirgacheffe Aricha, washed grade 1 | Yirgacheffe Aricha, lavado grau 1 | Seiscentos e cinquenta pequenos produtores entregam a pé em Aricha, a maioria antes das nove da manhã.
Yirgacheffe Kochere, natural grade 1 | Yirgacheffe Kochere, natural grau 1 | Dezoito dias em camas suspensas, revolvido à mão a cada hora e coberto no calor do meio-dia.
Gedeb Worka, anaerobic natural | = | Fechado em tanques por cinco dias antes da secagem, ideia que pegamos de um queijeiro em visita.
Yirgacheffe Konga, washed export lot | Yirgacheffe Konga, lote lavado de exportação | Meia saca para pequenos torradores, beneficiada e catada à mão por uma equipe de quarenta mulheres em Dilla.
Sidama Bensa, washed | = | De vizinhos do outro lado da serra, em Bensa, que pediram que o levássemos ao mercado com o nosso.
Gedeo Highlands Aricha, light | Gedeo Highlands Aricha, torra clara | Torrado na escola de torra da própria união por gente que cresceu colhendo-o.
Gedeo Highlands Aricha, ground for filter | Gedeo Highlands Aricha, moído para filtro | -
Hambela Forest natural | Hambela natural de floresta | Pés de aspecto selvagem sob copa fechada, colhidos vermelhos e secos onde ficavam as colmeias.
Hambela Garden washed | Hambela lavado de quintal | Um único tanque de fermentação por semana, de molho a noite toda em água de nascente.
Abol, first round | Abol, primeira rodada | A primeira e mais forte da cerimônia, por isso a torra vai um ponto além das outras.
Tona, second round | Tona, segunda rodada | Quando a água entra de novo, a fruta aparece; este começa aí.
Bonga forest coffee | Café de floresta de Bonga | Colhido na floresta nublada de Kaffa, o lugar que deu nome à bebida.
Harar longberry, city dark | Harar de grão longo, torra escura | Empoeirado, vinhoso e intenso, como o leste da Etiópia sempre o vendeu.
Harar longberry, pounded fine | Harar de grão longo, moído fino | -
Jebena grind, house blend | Blend da casa, moído para jebena | Pilado grosso para assentar na barriga do bule e não entre os dentes.
Black clay jebena with straw lid | Jebena de barro preto com tampa de palha | Barriga redonda, pescoço longo e um bico estreito o bastante para segurar a borra. Defumada com lenha de oliveira, então o primeiro bule cheira um pouco a fogueira.
Sini cups, set of six | Xícaras sini, conjunto de seis | Xícaras de porcelana sem asa, não maiores que um ovo, com a borda pintada. Seis é o menor número que conta como companhia.
Kolo, roasted barley and peanuts with coffee | Kolo, cevada e amendoim torrados com café | Cevada, grão-de-bico e amendoim torrados na panela dos grãos, com um toque de berbere e café moído. Passa-se enquanto a água ferve.
Nyeri AA, double washed | Nyeri AA, lavagem dupla | Peneira 18 e acima, fermentado a seco, lavado e depois de molho mais uma noite em água limpa.
Nyeri Peaberry | Nyeri moca | Mais ou menos uma cereja em vinte tem um único grão redondo; separamos à mão e de ouvido.
Nyeri Peaberry, roasted in Nairobi | Nyeri moca, torrado em Nairóbi | -
Nyeri Ruiru and Batian AB | Nyeri Ruiru e Batian AB | Os pés mais novos e resistentes, que ficam melhores a cada safra conforme as raízes descem.
Kiambu SL34, washed | Kiambu SL34, lavado | De fazendas tão perto da cidade que os ônibus da colheita saem do mesmo ponto que os nossos.
Kirinyaga AB, all-day roast | Kirinyaga AB, torra para o dia todo | Tiramos a aresta da acidez e deixamos o suco.
Kirinyaga AB, coarse ground | Kirinyaga AB, moagem grossa | -
Matatu Espresso | Espresso Matatu | Barulhento, rápido, pintado de quatro cores, e leva você lá.
Embu Kibugu, light | Embu Kibugu, torra clara | Afiado como lápis novo nos primeiros cinco minutos; depois, só frutas vermelhas.
Coffee mandazi crisps | Crocantes de mandazi com café | Massa de mandazi aberta fina, frita até ficar crocante e polvilhada com cardamomo, açúcar e café fino. Têm gosto de quatro da tarde.
Macadamias with coffee glaze | Macadâmias com glacê de café | Macadâmias de Embu numa camada quebradiça de caramelo de espresso e sal marinho. Catadas duas vezes por causa das cascas, comidas uma vez.
Kivu Lakeside Red Bourbon, washed | Kivu Lakeside Bourbon Vermelho, lavado | Passado na água, fermentado, classificado em canais e depois catado à mão pelos sócios de cujos pés veio.
Kivu Lakeside honey, cup of the season | Kivu Lakeside honey, xícara da safra | Nosso primeiro lote honey que não pegou chuva.
Abakundakawa medium roast | Abakundakawa, torra média | Uma xícara constante e doce que já pagou mais mensalidades escolares do que conseguimos contar.
Abakundakawa ground coffee | Abakundakawa, café moído | -
Mpemba Hill washed Bourbon | Mpemba Hill Bourbon lavado | Só os que afundam, despolpados num disco a manivela e deixados de molho duas vezes.
Mpemba Hill, light-medium roast | Mpemba Hill, torra média-clara | -
Kilimanjaro AA, washed | = | Quintais à sombra de bananeiras, irrigados por sulcos cavados à mão desde a beira da floresta.
Kilimanjaro Peaberry | Kilimanjaro moca | Grãos pequenos, redondos e densos que torram tão por igual que parece trapaça.
Kilimanjaro Peaberry, medium | Kilimanjaro moca, torra média | -
Kilimanjaro Peaberry, ground for press | Kilimanjaro moca, moído para prensa | -
Sipi Falls washed SL14 | Sipi Falls SL14 lavado | Quintais altos acima da segunda cachoeira, lavado na sua água e seco no seu vento.
Sipi Falls natural | = | Grande, doce e um pouco selvagem; secamos devagar em túneis parabólicos feitos de conduíte curvado.
Sipi Falls natural, roasted | Sipi Falls natural, torrado | -
Idjwi Island washed Bourbon | Ilha Idjwi Bourbon lavado | Cresce nas encostas de uma ilha vulcânica e vai ao continente de barco, de dia.
Idjwi Island, medium roast | Ilha Idjwi, torra média | -
Idjwi Island, ground | Ilha Idjwi, moído | -
Misuku Hills Geisha, washed | Misuku Hills Geisha, lavado | Descendente de lotes de ensaio coloniais; tímido no começo, floral quando esfria.
Tafelberg Rwanda Huye Mountain | Tafelberg Ruanda Huye Mountain | Doce, arrumado e generoso; o pacote que damos a quem acabou de comprar um moinho.
Tafelberg Zambia Mafinga Hills | Tafelberg Zâmbia Mafinga Hills | Cresce perto da nascente de nada em particular e no fim de uma estrada muito longa.
Tafelberg South-Easter Espresso | Tafelberg Espresso South-Easter | Uganda para o peso, Etiópia para a leveza. Segura o seu chapéu.
Tafelberg South-Easter, espresso grind | Tafelberg South-Easter, moído para espresso | -
Tafelberg Stoep blend, plunger grind | Tafelberg blend Stoep, moído para prensa | Para prensas na varanda, reabastecidas até alguém acender o fogo.
Buttermilk rusks with coffee | Rusks de leitelho com café | Assados duas vezes, irregulares e feitos para molhar. Trocamos um terço do leitelho por café gelado e não contamos nada às avós.
Biltong-spiced coffee cashews | Castanhas de caju com café e tempero de biltong | Coentro, pimenta-do-reino, vinagre escuro e café sobre castanhas torradas devagar. Não há carne no pacote, pense o cachorro o que pensar.
Coffee fudge with sea salt | Fudge de café com sal marinho | Fudge quebradiço do Cabo com uma dose de espresso e sal das salinas da costa oeste. Dezesseis quadrados, em teoria.
`;
