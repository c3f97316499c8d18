export const centralAmerica = `
San Jerónimo Bourbon lavado SHB | = | Bourbon de trinta anos em solo vulcânico, selecionado três vezes antes de chegar ao terreiro.
San Jerónimo Tablón del Volcán, natural | = | Um único talhão, o mais alto, secado por vinte e cinco dias em camas cobertas.
San Jerónimo Antigua clásico | San Jerónimo Antigua clássico | -
San Jerónimo Antigua molido para filtro | San Jerónimo Antigua moído para filtro | -
Huehuetenango SHB orgánico, Flor de los Cuchumatanes | Huehuetenango SHB orgânico, Flor de los Cuchumatanes | Lotes de meio hectare pendurados na serra, fermentados em tanques de cimento atrás de cada casa.
Huehuetenango Microlote Catarina | = | Da presidente da cooperativa, que o secou na laje de casa e ganhou o concurso interno.
Flor de los Cuchumatanes, tueste de altura | Flor de los Cuchumatanes, torra de altitude | Torrado pela primeira turma de jovens que concluiu a escola de café da cooperativa.
Chocolate de mesa con café de Atitlán | Chocolate de mesa com café de Atitlán | Tabletes redondos de cacau, açúcar mascavo e café moído na mesma pedra. Batem-se em água ou leite quente até a espuma cobrir a xícara.
Barra 70 % con granos enteros de Atitlán | Barra 70% com grãos inteiros de Atitlán | Cacau de Suchitepéquez e grãos de San Juan, de torra clara para que estalem sem amargar. Embrulhada em papel tingido com anil.
Bombones de cardamomo y café, nueve piezas | Bombons de cardamomo e café, nove peças | Ganache macia com cardamomo de Cobán e uma camada bem fina de chocolate amargo. São feitos às quartas; viajam com gelo se faz calor.
Granola del lago con nibs y café | Granola do lago com nibs e café | Aveia, macadâmia de Antigua, nibs de cacau e um xarope reduzido de café. Sai do forno tostada e continua tostada, mesmo com leite.
Macadamias cubiertas de chocolate y café | Macadâmias cobertas de chocolate e café | Macadâmia da encosta do Pacífico, chocolate 65% e pó de café por cima. Vêm num saquinho de pano tecido à mão.
Tres Hermanas Tarrazú miel roja | Tres Hermanas Tarrazú honey vermelho | Lote La Higuera: despolpado sem tirar o mel e secado por onze dias, mexido a cada hora.
Tres Hermanas Tarrazú lavado | = | O clássico da zona de Los Santos, limpo como água de riacho.
Tres Hermanas lavado, tueste casero | Tres Hermanas lavado, torra caseira | -
Tres Hermanas miel negra, Potrero Alto | Tres Hermanas honey preto, Potrero Alto | Vinte dias de secagem lenta, com mais mel grudado no grão do que um grande beneficiamento ousaria deixar.
Tres Hermanas miel negra, molido para V60 | Tres Hermanas honey preto, moído para V60 | -
Poás Valle Central | Poás Vale Central | Fazendas familiares nas encostas do vulcão, a menos de uma hora da torrefação.
Poás Valle Central molido para chorreador | Poás Vale Central moído para chorreador | -
Poás Valle Occidental, miel amarilla | Poás Vale Ocidental, honey amarelo | O Villa Sarchí nasceu aqui ao lado, em Sarchí, e quase ninguém mais o planta.
Poás Espresso Cráter | Poás Espresso Cratera | Um espresso denso, de crema cor de telha, que aguenta bem o leite de uma manhã de neblina.
Cajetas de coco y café Poás | Cajetas de coco e café Poás | Cajeta macia de coco, rapadura e café, cortada em losangos como na feira de Grecia. Catorze peças por caixa.
Chorreador de madera de cristóbal | Chorreador de madeira de cristóbal | Duas hastes torneadas, uma base que não balança e seu saquinho de algodão. Monta-se sem ferramentas e cabe na mala de quem vai para longe.
Chorreador pintado de carreta, edición Sarchí | Chorreador pintado como carro de boi, edição Sarchí | A mesma peça, pintada à mão livre com as flores dos carros de boi. Leva oito dias para secar e dois para embrulhar.
Bolsitas de repuesto para chorreador, tres unidades | Saquinhos de reposição para chorreador, três unidades | Pano de algodão cru com costura dupla. Bem tratado, cada saquinho dura dois meses de café diário.
Celaque SHG orgánico | Celaque SHG orgânico | Variedades que resistiram à ferrugem, secas em domos solares que os próprios sócios construíram.
Celaque Parainema, lote de joven catadora | Celaque Parainema, lote de jovem provadora | Escolhido por Karen, de dezenove anos, na sua primeira mesa de prova como jurada.
Raíces de Celaque | = | Doce e sem complicações, com o nome da produtora da vez escrito à mão.
Raíces de Celaque, molienda gruesa | Raíces de Celaque, moagem grossa | -
Los Pinos Pacas lavado, El Cielito | = | Os aguaceiros de Yojoa obrigam a secar sob teto durante quase um mês.
Los Pinos Pacas, tueste claro | Los Pinos Pacas, torra clara | -
Santa Rosalía Pacamara lavado | = | Grão enorme de um cruzamento salvadorenho, colhido na face norte da cratera.
Santa Rosalía Bourbon miel | Santa Rosalía Bourbon honey | Bourbons podados e vergados à moda antiga, que parecem candelabros.
Santa Rosalía Pacamara natural | = | Trinta dias de secagem à sombra e um aroma que enche a cozinha inteira.
Santa Rosalía Pacamara natural, molido para prensa | Santa Rosalía Pacamara natural, moído para prensa | -
Izalco Faro del Pacífico | Izalco Farol do Pacífico | Torra longa para um café que se toma à noite, com semita de abacaxi.
Izalco de cochera, molido fino | Izalco de garagem, moído fino | Moemos no mesmo dia do envio e por isso o pacote chega inflado como travesseiro.
Las Cafetaleras Jinotega SHG | = | Um café amável e de bom corpo, do norte frio onde o musgo cresce nas cercas.
Las Cafetaleras, bolsa morada | Las Cafetaleras, pacote roxo | De cada pacote, um dólar vai para a bolsa de estudos que já formou duas agrônomas.
Las Cafetaleras, bolsa morada molida | Las Cafetaleras, pacote roxo moído | -
Rosquillas somoteñas para el café | Rosquilhas de Somoto para o café | Milho nixtamalizado, coalhada seca e forno de barro; duras na primeira mordida, perfeitas depois de molhadas. São feitas pelas sócias de Somoto.
Boquete Alto Geisha lavado, lote Bajareque | = | Cento e oitenta quilos em toda a colheita, com 91 pontos na mesa da fazenda.
Boquete Alto Geisha natural nocturno | Boquete Alto Geisha natural noturno | Colhido entre dez da noite e três da manhã, com a cereja a nove graus.
Boquete Alto Caturra de sombra | = | O vizinho modesto da Geisha e o que mais se toma na casa.
Boquete Alto Caturra molido | Boquete Alto Caturra moído | -
Caja Barú, cuatro cafés de Chiriquí | Caixa Barú, quatro cafés de Chiriquí | Quatro pacotes de cem gramas, um por família, com o mapa das fazendas por dentro da tampa.
Casa Barú desayuno panameño | Casa Barú café da manhã panamenho | Para tomar com hojaldre e queijo branco, mesmo que lá fora esteja dez abaixo de zero.
Jarabacoa Alto Típica lavado | = | A Típica da ilha, suave e de pouca acidez, cada vez mais rara no Caribe.
Jarabacoa Alto, colado de la casa | Jarabacoa Alto, coado da casa | -
Jarabacoa Alto molido para colador | Jarabacoa Alto moído para coador | -
`;
