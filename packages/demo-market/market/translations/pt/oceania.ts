export const oceania = `
Lantern Lane Papua New Guinea Waghi | Lantern Lane Papua-Nova Guiné Waghi | Nosso vizinho de café mais próximo, e o mais subestimado.
Lantern Lane Kenya Kii | Lantern Lane Quênia Kii | Crumble de ruibarbo, se você deixar esfriar e for honesto consigo.
Lantern Lane Colombia Pink Bourbon | Lantern Lane Colômbia Bourbon Rosa | Das irmãs Ordóñez, que mandam áudios sobre o tempo às três da manhã no nosso horário.
Lantern Lane Flat White Blend | Lantern Lane blend Flat White | Construído de trás para frente a partir de 160 mililitros de leite integral.
Lantern Lane Flat White, espresso grind | Lantern Lane Flat White, moído para espresso | -
Lantern Lane Tram Stop Espresso | Lantern Lane Espresso Tram Stop | O pacote de quilo que move onze cafeterias e um escritório de advocacia muito educado.
Lantern Lane Filter Trio | Lantern Lane trio de filtro | Três pacotes pequenos para quem não consegue decidir, escolhidos por quem também não conseguiu.
Lantern Lane Batch Brew, coarse for cold | Lantern Lane Batch Brew, grosso para gelado | Deixe a noite toda, coe sobre gelo e leve ao críquete.
Reusable cup Lane, cork band | Copo reutilizável Lane, faixa de cortiça | Vidro temperado com faixa de cortiça de Portugal e tampa de encaixe. Cabe sob um grupo, num porta-copo e na bolsa.
Barista cloth set, three | Conjunto de três panos de barista | Bico de vapor, porta-filtro, bancada: três tecidos, três cores, nenhuma discussão.
Macadamia and coffee granola | Granola de macadâmia e café | Pedaços grandes assados devagar com xarope de café frio, coco e meia xícara de castanhas em cada pacote. Não há pó no fundo; conferimos.
Espresso Anzac biscuits | Biscoitos Anzac com espresso | Aveia, golden syrup, coco e um espresso duplo, mastigáveis no meio como manda a lei.
Cold brew protein bar | Barra de proteína com cold brew | Tâmaras, macadâmia e cold brew, com opinião firme sobre adoçantes. Sobrevive a um dia de surfe no carro.
Wattleseed and coffee shortbread | Shortbread de wattleseed e café | A wattleseed torrada já tem gosto de meio caminho até o café, então terminamos a viagem. Cortado em dedos, com açúcar demerara.
Dark-roast macadamias | Macadâmias de torra escura | Castanhas inteiras envoltas em óleo de café e sal em flocos. O estalo é metade da graça.
Macadamia coffee brittle | Crocante de macadâmia e café | Fino como vidraça, com grãos quebrados e castanhas tostadas. Quebre sobre sorvete ou sobre um silêncio constrangedor.
Coffee caramel sauce | Calda de caramelo de café | Açúcar queimado, creme e ristretto, que se despeja morna. Boa em panquecas, melhor na tampa.
Waghi Valley Typica, washed | Waghi Valley Típica, lavado | Café de quintal de várias centenas de lotes de encosta, despolpado em tambor manual e lavado no riacho.
Waghi Valley, medium roast | Waghi Valley, torra média | -
`;
