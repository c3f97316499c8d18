/** Portugal, Angola, Cape Verde, Mozambique, São Tomé and Príncipe, Timor-Leste. */
export const portugalLusophone = `
@torra-alfama | Torra de Alfama | roastery | premium | PT | Lisboa | Lisboa | - | Inês Carvalhal
> Em Lisboa pede-se bica e não se fala mais nisso; nós gostamos de falar. Torramos numa antiga padaria de Alfama, com o forno ainda na parede, cafés de Angola, São Tomé, Timor, Brasil e do resto do mundo. Trabalhamos com as mesmas famílias há nove colheitas e vamos lá sempre que os aviões deixam.
R:md | Alfama Bica | - | - | - | - | - | dark_chocolate,caramel,hazelnut | 13.50 | 250 | Arábica do Cerrado e um robusta de Angola bem lavado: creme espesso, fim de boca doce, sem cheiro a queimado.
+D:md/espresso | Alfama Bica moído para máquina | 13.50 | 250
R:m | Alfama Timor Letefoho | TL | Ermera | 1500 | Híbrido de Timor | w | brown_sugar,cedar,orange | 15.50 | 250 | De um híbrido que nasceu sozinho na ilha e acabou por salvar cafezais no mundo inteiro.
R:ml | Alfama São Tomé Monte Café | ST | Monte Café | 800 | Bourbon e Típica | w | cocoa,banana,lime | 18.00 | 250 | Duas ilhas, poucas sacas e um travo a cacau que vem da roça ao lado.
R:l | Alfama Etiópia Guji Uraga | ET | Guji | 2100 | Heirloom | w | jasmine,peach,lemon | 18.50 | 250 | A chávena que pomos à frente de quem jura que café é tudo igual.
+D:l/filter | Alfama Uraga moído para filtro | 18.50 | 250
R:m | Alfama Angola Amboim | AO | Amboim | 1000 | Robusta Amboim | n | cocoa,walnut,molasses | 14.50 | 250 | Em 1973 Angola era dos maiores produtores do mundo; este saco faz parte do regresso.
R:ml | Alfama Burundi Kayanza | BI | Kayanza | 1850 | Bourbon vermelho | w | redcurrant,black_tea,caramel | 17.00 | 250 | Fruta vermelha e chá preto, numa chávena que se mantém boa até arrefecer.
R:m | Alfama Descafeinado da Avó | BR | Sul de Minas | 1100 | Catuaí | n | milk_chocolate,almond,biscuit | 14.50 | 250 | Para a minha avó, que tomava quatro cafés depois do jantar e agora dorme.
D:m/moka | Alfama Manhã, moído para cafeteira italiana | - | - | - | - | - | caramel,milk_chocolate,orange | 12.90 | 250 | Uma mistura meiga, com pão torrado e manteiga em mente.
D:m/press | Alfama Cevada e Café, meio por meio | - | - | - | - | - | malt,toast,caramel | 9.50 | 250 | Metade cevada minhota torrada por nós, metade café: o galão dos miúdos crescidos.
A | Chávena de bica em porcelana, par | cup | 19.00 | 340 | Paredes grossas e boca estreita, sessenta mililitros até à risca. Feita em Ílhavo, sem logótipo, como pediram os clientes.
@olaria-barcelos | Olaria do Cávado | equipment_manufacturer | basic | PT | Barcelos | Braga | - | Joaquim Esteves
> Barcelos tem galos e tem barro; nós ficámos com o barro. Rodamos cones, canecas e jarros de grés numa oficina com quatro rodas e um forno que leva dois dias a arrefecer. Vidramos com cinza de videira do Minho, e por isso cada fornada sai de cor ligeiramente diferente.
E | Cone de grés com vidrado de cinza | pourover | 38.00 | 510 | Estrias em espiral feitas à mão e base larga que assenta em quase tudo. Para duas chávenas, com filtro de papel número dois.
E | Jarro de serviço em grés, 600 mililitros | server:691200 | 42.00 | 720 | Bico que corta a gota e asa onde cabem quatro dedos. Mantém o café quente o tempo de uma conversa.
E | Cafeteira de saco minhota | cloth-filter:691200 | 54.00 | 1300 | Bule alto de barro vidrado com aro de madeira e saco de algodão, como os das cozinhas de aldeia. Faz oito chávenas de café de cevada ou do outro.
A | Caneca de grés Cávado, 280 mililitros | mug | 17.50 | 380 | Fundo pesado, borda fina e um polegar marcado na asa. Nenhuma tem a cor da fotografia, mas todas são parentes.
A | Chávenas de café Galo, conjunto de quatro | cup | 36.00 | 720 | Oitenta mililitros, pintadas com um galo tão pequeno que só se vê quando a chávena está vazia.
A | Açucareiro e pote de café, par | canister | 29.00 | 640 | Duas peças irmãs com tampa de cortiça. A do café leva cento e cinquenta gramas em grão.
A | Descanso de colher em forma de folha | tray:691200 | 8.00 | 110 | Para a colher que acabou de mexer e ainda pinga. Um pormenor que evita muitas nódoas.
@pastelaria-ribeira | Pastelaria da Ribeira | other | basic | PT | Porto | Porto | - | Amélia Sottomayor
> A pastelaria é de 1931 e o balcão ainda é de mármore. Nos últimos anos começámos a mandar para fora o que viaja bem: biscoitos, bolos secos, caramelos. A receita do bolo de café da minha bisavó está no cofre; a das areias roubaram-na há muito e não faz mal.
S | Areias de café, lata de meio quilo | cookies | 13.90 | 500 | Manteiga, açúcar, farinha e café moído muito fino, com a crosta que areja entre os dentes. A lata fecha bem; a mão é que não.
S | Biscoitos de vinho do Porto e café | biscotti | 8.80 | 220 | Secos e aromáticos, com um tawny de dez anos na massa. Pedem um café curto e uma janela para o Douro.
S | Bolo de café da bisavó | cake | 16.50 | 600 | Miga escura, calda de café e nozes de Trás-os-Montes por cima. Aguenta três semanas embrulhado e melhora na primeira.
S | Tostas de figo, noz e café | cookies:190540 | 7.20 | 150 | Finíssimas, com figo de Torres Novas. Ficam do lado do queijo ou do lado da chávena, conforme a hora.
S | Amêndoas torradas com sal e café | nuts | 7.90 | 140 | Amêndoa do Douro Superior, flor de sal de Castro Marim e café em pó. Um pires e a conversa dura mais.
C | Caramelos de nata e café | caramels | 8.20 | 180 | Cozidos a 118 graus num tacho de cobre e cortados ainda mornos. Moles, mas com carácter.
C | Trufas de café e vinho do Porto, nove peças | truffles | 16.00 | 120 | Ganache de chocolate negro com ruby e espresso, passada por cacau. Para depois do jantar e não antes.
C | Marmelada de café em cubos | candy:200799 | 7.60 | 220 | Marmelo de outubro e um café forte que o torna quase balsâmico. Corta-se em cubos e desaparece aos cubos.
C | Salame de chocolate e café | bar:180632 | 9.90 | 300 | Bolacha partida à mão, cacau, manteiga e uma chávena cheia de café. Às rodelas, do frigorífico.
@quinta-da-faja | Quinta da Fajã | coffee_farm | freemium | PT | Calheta | São Jorge, Açores | - | Manuel Azevedo
> Nas fajãs de São Jorge, ao nível do mar, há um microclima onde o café cresce atrás dos muros de pedra. A minha avó secava-o no quintal e dizia que era remédio. Temos setecentos pés e uma lista de espera; pedimos paciência atlântica.
R:m | Quinta da Fajã Arábica dos Açores | PT | São Jorge | 50 | Típica | n | milk_chocolate,licorice,walnut | 34.00 | 125 | Suave, de cafeína baixa, seco ao sol entre o basalto e o mar.
+D:m/filter | Quinta da Fajã moído | 34.00 | 125
@amboim | Cooperativa Novo Amboim | cooperative | basic | AO | Gabela | Cuanza Sul | O | Domingos Cassule
> A linha de comboio de Amboim parou, os cafeeiros ficaram e a floresta cuidou deles durante trinta anos. Quando voltámos, em 2006, foi preciso abrir caminho à catana até às árvores dos nossos pais. Hoje somos cento e vinte famílias a colher robusta de sombra, sem química, porque nunca a houve.
G | Novo Amboim Robusta natural, sombra de mulemba | AO | Amboim | 1000 | Robusta Amboim | n | cocoa,walnut,toast | 33.00 | 5000 | Árvores com mais de cinquenta anos, redescobertas dentro da mata e podadas uma a uma.
G | Novo Amboim Robusta lavado, peneira 18 | AO | Amboim | 1050 | Robusta Amboim | w | dark_chocolate,almond,malt | 9.80 | 1000 | O primeiro lavado da cooperativa, feito numa estação que chegou em três contentores.
G | Planalto do Huambo Catimor lavado | AO | Huambo | 1650 | Catimor | w | caramel,orange,cocoa | 12.60 | 1000 | O arábica do planalto está a voltar devagar, com as primeiras sessenta sacas em quarenta anos.
+R:m | Huambo em grão, torrado em Luanda | 13.50 | 250
D:md/filter | Novo Amboim, café da manhã de Gabela | AO | Amboim | 1000 | Robusta Amboim | n | cocoa,molasses,peanut | 10.50 | 250 | Forte e macio, para beber com leite e bombó frito.
@terras-de-fogo | Terras do Fogo | coffee_farm | freemium | CV | Mosteiros | Fogo | O | Nha Bibinha Lopes
> Plantamos café na encosta do vulcão, onde a chuva é rara e a névoa faz o serviço. Em 2014 a lava levou a adega dos primos, mas parou antes dos cafeeiros. Cada casa dos Mosteiros tem pilão, e é no pilão que o nosso café ainda se descasca.
G | Terras do Fogo Típica natural | CV | Fogo | 900 | Típica | n | raisin,almond,cocoa | 17.50 | 1000 | Sem rega, na cinza negra de Mosteiros, com raízes que procuram a água a muitos metros.
+R:m | Terras do Fogo torrado à moda dos Mosteiros | 18.00 | 250
@chimanimani | Serra de Chimanimani | coffee_farm | freemium | MZ | Sussundenga | Manica | R | Celeste Muianga
> O Idai levou as pontes em 2019 e a estrada só voltou um ano depois; o café, plantado para segurar a encosta, segurou-a. Trabalhamos com oitenta famílias vizinhas do parque nacional. Por cada saca plantamos dez árvores nativas, contadas por satélite e por crianças da escola.
G | Chimanimani Catimor lavado | MZ | Manica | 1200 | Catimor e Costa Rica 95 | w | caramel,peach,black_tea | 13.80 | 1000 | Jovem e surpreendentemente limpo, da terceira colheita de cafeeiros plantados depois do ciclone.
+R:ml | Chimanimani em grão | 15.00 | 250
@roca-monte-verde | Roça Monte Verde | coffee_brand_owner | basic | ST | Trindade | Mé-Zóchi | O | Aurélio Pires dos Santos
> Crescemos numa roça de portas fechadas e voltámos para as abrir. Temos cacau, café, baunilha e pimenta na mesma encosta, e uma pequena fábrica onde tudo acaba por se encontrar. Os meninos da roça são os provadores; são severos.
G | Monte Verde Arábica de ilha, lavado | ST | Monte Café | 850 | Bourbon | w | cocoa,lime,banana | 16.80 | 1000 | Cresce debaixo de eritrinas, entre o cacau e a neblina da tarde.
+R:m | Monte Verde torrado na roça | 17.00 | 250
C | Chocolate 75 % com nibs e café da roça | bar | 8.40 | 70 | Cacau amelonado velho e café da mesma encosta, moídos juntos durante quarenta horas. Terroso, direito, com um fim a fruta seca.
C | Grãos de café cobertos de chocolate e baunilha | candy:180690 | 7.90 | 100 | Grãos nossos, chocolate nosso e baunilha nossa: nada andou mais de dois quilómetros antes de entrar no saco.
S | Banana seca com cacau e café | dried-fruit:080390 | 6.30 | 120 | Banana-prata seca ao sol, enrolada e passada por cacau em pó e café. Mastiga-se devagar, como tudo na ilha.
@letefoho | Cooperativa Letefoho | cooperative | basic | TL | Letefoho | Ermera | FO | Martinho Soares
> Em Letefoho acordamos acima das nuvens. Depois da independência o café era a única coisa que tínhamos para vender e a única que não nos tinham tirado. Quinhentas famílias despolpam hoje a própria cereja e discutem em tétum, português e gargalhadas sobre qual aldeia faz o melhor lote.
G | Letefoho Híbrido de Timor lavado orgânico | TL | Ermera | 1500 | Híbrido de Timor | w | brown_sugar,orange,cedar | 48.00 | 5000 | Fermentado a seco trinta e seis horas em tanques de aldeia e lavado com água da nascente.
G | Letefoho Típica, aldeia Lacau | TL | Ermera | 1600 | Típica | w | red_apple,honey,black_tea | 14.60 | 1000 | Típicas do tempo dos avós, à sombra de albízias gigantes.
G | Letefoho natural de Eraulo | TL | Ermera | 1550 | Híbrido de Timor | n | plum,cocoa,clove | 14.20 | 1000 | A aldeia mais teimosa secou a cereja inteira contra todos os conselhos e tinha razão.
R:md | Letefoho, torra de Díli | TL | Ermera | 1500 | Híbrido de Timor | w | dark_chocolate,brown_sugar,clove | 14.00 | 250 | Torrado em Díli por antigos alunos da cooperativa, num prédio com vista para o Cristo Rei.
+D:md/filter | Letefoho moído | 14.00 | 250
`;
