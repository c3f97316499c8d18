export const brazil = `
@serra-clara | Fazenda Serra Clara | coffee_farm | premium | BR | Patrocínio | Minas Gerais | R | Henrique Borges
> No Cerrado Mineiro a chuva sabe a hora de parar: a florada vem toda junta e a colheita acontece no seco, sob um céu que parece pintado. Estamos em Patrocínio desde 1978, quando diziam que ali só nascia capim. Hoje cada talhão tem código, mapa e histórico de xícara, e metade da energia vem do sol.
G | Serra Clara Catuaí natural, talhão 14 | BR | Cerrado Mineiro | 1100 | Catuaí vermelho | n | milk_chocolate,hazelnut,caramel | 168.00 | 30000 | Colheita única, terreiro de concreto e tulha de madeira por trinta dias antes do benefício.
G | Serra Clara Mundo Novo natural | BR | Cerrado Mineiro | 1050 | Mundo Novo | n | peanut,cocoa,brown_sugar | 41.00 | 5000 | Corpo de sobra e acidez baixinha, feito para quem monta blend de espresso.
G | Serra Clara Arara fermentado | BR | Cerrado Mineiro | 1150 | Arara | a | passion_fruit,honey,milk_chocolate | 13.90 | 1000 | Setenta e duas horas em tambor fechado; o aroma de maracujá aparece antes de abrir a saca.
G | Serra Clara Paraíso cereja descascado | BR | Cerrado Mineiro | 1120 | Paraíso 2 | h | caramel,orange,almond | 43.00 | 5000 | Cereja descascada no mesmo dia, com mucilagem suficiente para adoçar sem pesar.
R:m | Serra Clara Todo Dia | BR | Cerrado Mineiro | 1100 | Catuaí | n | milk_chocolate,hazelnut,caramel | 11.50 | 250 | O pacote que vai para a mesa dos funcionários toda segunda-feira, igualzinho ao que vendemos.
+D:m/filter | Serra Clara Todo Dia moído para coador | 11.50 | 250
R:ml | Serra Clara Arara, torra clara | BR | Cerrado Mineiro | 1150 | Arara | a | passion_fruit,honey,cream | 16.50 | 250 | Para coar devagar num domingo e discutir se é maracujá ou pêssego.
R:md | Serra Clara Espresso Terreiro | BR | Cerrado Mineiro | 1050 | Mundo Novo e Catuaí | n | cocoa,peanut,brown_sugar | 34.00 | 1000 | Pacote de quilo para cafeteria: crema grossa e tolerância com barista novo.
+D:md/espresso | Serra Clara Terreiro moído para espresso | 11.90 | 250
@sitio-boa-vista | Sítio Boa Vista da Mantiqueira | coffee_farm | basic | BR | Carmo de Minas | Minas Gerais | - | Neuza Pereira
> O sítio tem quatro alqueires, todos em pé: trator não sobe, quem sobe é gente. Meu marido colhe, eu cuido do terreiro suspenso, e nosso filho voltou de São Paulo para torrar. Ganhamos um concurso em 2019 e gastamos o prêmio num telhado novo e numa festa.
G | Boa Vista Bourbon Amarelo natural | BR | Mantiqueira de Minas | 1300 | Bourbon amarelo | n | apricot,honey,milk_chocolate | 15.50 | 1000 | A face que pega o sol da tarde, colhida em três passadas.
+R:ml | Boa Vista Bourbon Amarelo, torra do filho | 16.50 | 250
G | Boa Vista Catucaí despolpado | BR | Mantiqueira de Minas | 1250 | Catucaí | w | lemon,caramel,almond | 46.00 | 5000 | Lavado com água da serra, o que em Minas ainda causa conversa na feira.
D:m/cloth | Boa Vista, café da roça no coador | BR | Mantiqueira de Minas | 1200 | Catuaí | n | caramel,peanut,milk_chocolate | 9.90 | 250 | Moído grosso o bastante para coador de pano e cheiroso o bastante para chamar vizinho.
C | Doce de leite com café do sítio | spread | 8.20 | 350 | Leite das seis vacas do vizinho, açúcar e café coado forte, mexidos num tacho que já foi da minha sogra. Ponto de colher, brilho de verniz.
@caparao-cooperativa | Cooperativa Vertentes do Caparaó | cooperative | basic | BR | Iúna | Espírito Santo | F | Josiel Emerick
> A gente vivia à sombra do Pico da Bandeira e vendia café a preço de esquina. Em 2010, trinta e cinco famílias resolveram descascar a cereja e provar o próprio café. Deu no que deu: prêmio, turista e filho que volta. Tudo é colhido a dedo porque o morro não deixa ser de outro jeito.
G | Caparaó Catuaí cereja descascado | BR | Caparaó | 1200 | Catuaí vermelho | h | caramel,orange,cocoa | 45.00 | 5000 | Secado em estufa, porque no Caparaó a nuvem entra sem bater.
G | Caparaó Conilon fino lavado | BR | Espírito Santo | 650 | Conilon | w | cashew,cocoa,toast | 31.00 | 5000 | Conilon colhido maduro e fermentado limpo: deixe de lado o que ouviu falar sobre robusta.
R:m | Vertentes do Caparaó em grãos | BR | Caparaó | 1200 | Catuaí | h | caramel,brown_sugar,mandarin | 13.00 | 250 | Quem torra é a Tainá, primeira mestre de torra formada pela cooperativa.
+D:m/filter | Vertentes do Caparaó moído na hora do envio | 13.00 | 250
@torrefacao-bonde | Torrefação Bonde | roastery | premium | BR | Rio de Janeiro | Rio de Janeiro | - | Thaís Albuquerque
> Ficamos em Santa Teresa, numa casa onde o bonde faz curva e as xícaras tremem. Torramos só cafés brasileiros, porque cabe um mundo entre Rondônia e o Norte Pioneiro. Na parede há um mapa com alfinetes: cada produtor que visita espeta o seu, e falta parede.
R:ml | Bonde Chapada Diamantina | BR | Chapada Diamantina | 1350 | Catuaí vermelho | w | lemon,jasmine,sugar_cane | 18.00 | 250 | De Piatã, a cidade mais fria da Bahia, com uma acidez que faz o carioca pedir casaco.
R:m | Bonde Sul de Minas | BR | Sul de Minas | 1150 | Catuaí amarelo | n | caramel,milk_chocolate,hazelnut | 13.50 | 250 | O café com que a maioria de nós aprendeu a gostar de café, só que bem tratado.
+D:m/moka | Bonde Sul de Minas moído para italiana | 13.50 | 250
R:ml | Bonde Robusta Amazônico de Rondônia | BR | Matas de Rondônia | 250 | Robusta amazônico | n | cacao_nibs,rum,banana | 16.00 | 250 | Cultivado por famílias suruí em Cacoal, e o café mais pedido por quem chega dizendo que não gosta de robusta.
R:ml | Bonde Norte Pioneiro | BR | Norte Pioneiro do Paraná | 700 | Obatã | h | plum,caramel,vanilla | 14.50 | 250 | A geada de 1975 quase acabou com tudo por lá; este lote é a resposta.
R:l | Bonde Mantiqueira Geisha | BR | Mantiqueira de Minas | 1400 | Geisha | n | jasmine,lychee,honey | 29.00 | 150 | Vinte e dois quilos, uma caixa de fósforos de café. Acaba em uma tarde.
R:md | Bonde Espresso Curva do Curvelo | - | - | - | - | - | dark_chocolate,caramel,almond | 14.00 | 250 | Cerrado e Caparaó, doce e encorpado, para tomar em pé e sair andando.
R:d | Bonde Carioquíssimo, torra escura | - | - | - | - | - | dark_chocolate,toast,molasses | 11.00 | 250 | Para o cafezinho de garrafa térmica que ninguém admite amar. Sem queimado, com saudade.
+D:d/filter | Bonde Carioquíssimo moído | 11.00 | 250
D:m/cold | Bonde Praia, sachês para café gelado | - | - | - | - | - | milk_chocolate,orange,caramel | 15.00 | 240 | Seis sachês gigantes: um litro de água, doze horas de geladeira e está pronta a tarde.
A | Copo americano Bonde, seis unidades | glass | 12.00 | 1100 | O copo de padaria de sempre, cento e noventa mililitros, com o trilho do bonde serigrafado na borda. Pingado fica mais bonito nele.
A | Caneca esmaltada Bonde | mug | 13.50 | 180 | Ágata branca, borda azul e um lascadinho que cedo ou tarde vai aparecer. Aguenta fogareiro de acampamento.
@coado-paulista | Coado | coffee_brand_owner | basic | BR | São Paulo | São Paulo | O | Rodrigo Yamamoto
> O Coado nasceu de uma teimosia: café moído de supermercado pode ser bom. Compramos lotes pequenos, moemos em atmosfera de nitrogênio e escrevemos na embalagem o dia, não o ano. Meu avô veio de navio para colher café em Lins; eu vou de metrô para vender.
D:m/filter | Coado nº 1, clássico | BR | Alta Mogiana | 950 | Mundo Novo | n | milk_chocolate,peanut,caramel | 8.90 | 250 | Da terra roxa de Franca, moído para coador de papel 103 e para o jeito de casa.
D:ml/filter | Coado nº 2, frutado | BR | Matas de Minas | 1100 | Catuaí | a | blackberry,honey,cocoa | 11.90 | 250 | Uma fermentação de trinta e seis horas que deixa a amora bem à mostra.
D:md/cloth | Coado nº 3, encorpado | BR | Sul de Minas | 1000 | Catuaí e Acaiá | n | dark_chocolate,brown_sugar,walnut | 8.90 | 250 | Pede coador de pano, açúcar de quem quiser e um pão na chapa.
D:m/moka | Coado nº 4, para italiana | - | - | - | - | - | cocoa,caramel,cherry | 9.50 | 250 | Moagem testada em sete cafeteiras italianas diferentes, inclusive uma sem cabo.
D:m/filter | Coado nº 5, orgânico da agrofloresta | BR | Sul de Minas | 1050 | Catucaí | n | caramel,orange,almond | 12.50 | 250 | Pés de café entre bananeiras e jacarandás, numa fazenda em Machado que não vê veneno desde 1997.
D:m/filter | Coado descafeinado, processo de água | BR | Cerrado Mineiro | 1000 | Catuaí | n | milk_chocolate,hazelnut,malt | 12.90 | 250 | Sem cafeína e sem cara de castigo, para o café das nove da noite.
R:m | Coado em grãos, nº 1 | BR | Alta Mogiana | 950 | Mundo Novo | n | milk_chocolate,peanut,caramel | 9.50 | 250 | O mesmo lote do moído, para quem comprou moinho no Natal.
A | Filtros de papel Coado 103, cem unidades | filter-papers | 5.20 | 190 | Papel de fibra virgem, clareado com oxigênio e com costura frisada que não abre. Cem coadas e nenhum gosto de papelão.
@vovo-zelia | Doces da Vovó Zélia | other | basic | BR | Belo Horizonte | Minas Gerais | - | Zélia Drummond
> Mineiro recebe visita com café e alguma coisa do lado, e a alguma coisa é conosco. Vovó Zélia tem oitenta e um anos, prova tudo e reprova bastante. A cozinha fica em Santa Efigênia, com fogão a lenha para os doces de tacho e forno de verdade para as quitandas.
C | Brigadeiro de café na palha, doze unidades | truffles:180690 | 13.50 | 240 | Leite condensado, cacau e espresso, enrolados em raspas de chocolate ao leite. Casca fininha, miolo que puxa.
C | Pé de moleque com café | candy:170490 | 6.50 | 200 | Amendoim torrado na hora, rapadura de Itaguara e café moído grosso. Quebra com barulho bom.
C | Rapadurinha de café e gengibre | candy | 5.40 | 150 | Tabletes pequenos, escuros, com um calorzinho de gengibre que fica na garganta. Serve de bala e de açúcar para o café.
C | Ambrosia de café, pote | jar:210690 | 9.90 | 300 | Ovos, leite talhado com paciência e calda de café. Doce de domingo, daqueles que se comem com a tampa ainda na mão.
C | Palha italiana de café | candy:180690 | 7.80 | 180 | Brigadeiro firme com biscoito quebrado e uma dose de ristretto. Oito quadradinhos que somem.
C | Balas de café da Vovó | caramels | 5.90 | 160 | Leite, mel e café puxados à mão até clarear, cortados com tesoura. Vêm embrulhadas em papel de seda.
S | Biscoito de polvilho com café | cookies | 4.90 | 120 | Oco, leve, quebradiço, com um fundinho de café na massa. Um saco dura um capítulo de novela.
S | Broa de fubá com erva-doce e café | cake | 8.90 | 320 | Fubá de moinho d'água, erva-doce e calda de café por cima. Chega inteira e dura dois dias, se deixarem.
S | Sequilhos de nata e café, lata | cookies | 9.60 | 280 | Desmancham antes de a gente terminar a frase. A lata é reaproveitável; guardar botão é tradição.
S | Paçoca de colher com café | spread:200811 | 6.90 | 200 | Amendoim moído, açúcar mascavo, sal e café bem fininho. Para a colher, o pão ou a banana.
@metalurgica-araucaria | Metalúrgica Araucária | equipment_manufacturer | basic | BR | Curitiba | Paraná | - | Eduardo Kowalczyk
> Meu avô polonês fazia panela; eu faço torrador, moinho e cafeteira com as mesmas prensas. Gostamos de peça que se conserta: cada produto vem com vista explodida e número de todos os parafusos. Quem traz um moinho nosso de 1981 ganha café enquanto espera.
E | Torrador Araucária de bancada, um quilo | roaster:841981 | 2450.00 | 48000 | Tambor de ferro fundido, queimador a gás e resfriador separado, com curva de torra lida por USB. Vai desmontado em duas caixas e se monta numa tarde.
E | Torrador de bolinha para fogão, 300 gramas | roaster:732393 | 89.00 | 1900 | Esfera de aço com manivela, como a das fazendas, agora com termômetro no eixo. Faz fumaça, faz bagunça e faz um café inesquecível.
E | Moinho Pinhão de parede | grinder:821000 | 96.00 | 3200 | Ferro esmaltado, vidro para cem gramas e rebolos que trocamos por correio. Fica parafusado na cozinha por gerações.
E | Cafeteira italiana Araucária, três xícaras | moka | 27.00 | 430 | Alumínio polido, válvula de latão e cabo de imbuia que não queima a mão. A junta é tamanho padrão, encontrada em qualquer armazém.
E | Chaleira bico de ganso Iguaçu, 900 mililitros | kettle | 44.00 | 620 | Inox escovado e bico que goteja ou verte conforme o pulso. Serve em gás, elétrico e indução.
E | Suporte de coador em arame, Campo Largo | pourover:732393 | 19.00 | 340 | Arame inox soldado em três pontos, firme sobre caneca ou garrafa térmica. Aceita coador de pano e de papel.
A | Colher dosadora de cobre | spoon | 12.00 | 45 | Dez gramas rasos, cabo longo para chegar ao fundo da lata. O cobre escurece com o uso; é para isso mesmo.
A | Lata hermética Araucária 500 gramas | canister | 18.50 | 350 | Folha de flandres litografada, tampa de pressão e borracha atóxica. O desenho das pinhas é da minha mãe.
@piata-altos | Altos de Piatã | coffee_farm | freemium | BR | Piatã | Bahia | O | Silvana Novais
> Em Piatã faz frio de verdade, coisa que baiano da capital não acredita. São três hectares sem agrotóxico, a 1.340 metros, com água que nasce dentro do terreno. Vendemos pouco e direto, porque assim a história chega junto com o café.
G | Altos de Piatã Catuaí lavado orgânico | BR | Chapada Diamantina | 1340 | Catuaí vermelho | w | lime,honey,red_apple | 16.40 | 1000 | Colheita estendida até novembro, cereja por cereja, antes da chuva.
+R:ml | Altos de Piatã, torra da casa | 18.00 | 250
`;
