export const oceania = `
Lantern Lane Papua New Guinea Waghi | Lantern Lane Papúa Nueva Guinea Waghi | Nuestro vecino cafetero más cercano, y el más subestimado.
Lantern Lane Kenya Kii | Lantern Lane Kenia Kii | Crumble de ruibarbo, si lo dejas enfriar y eres honesto contigo.
Lantern Lane Colombia Pink Bourbon | Lantern Lane Colombia Bourbon Rosado | De las hermanas Ordóñez, que mandan notas de voz sobre el clima a las tres de la mañana hora nuestra.
Lantern Lane Flat White Blend | Lantern Lane mezcla Flat White | Construida hacia atrás desde 160 mililitros de leche entera.
Lantern Lane Flat White, espresso grind | Lantern Lane Flat White, molido para espresso | -
Lantern Lane Tram Stop Espresso | Lantern Lane Espresso Tram Stop | La bolsa de un kilo que mueve once cafeterías y un bufete de abogados muy cortés.
Lantern Lane Filter Trio | Lantern Lane trío de filtro | Tres bolsas chicas para quien no se decide, elegidas por quien tampoco pudo.
Lantern Lane Batch Brew, coarse for cold | Lantern Lane Batch Brew, grueso para frío | Déjalo toda la noche, cuélalo sobre hielo y llévalo al críquet.
Reusable cup Lane, cork band | Vaso reutilizable Lane, banda de corcho | Vidrio templado con banda de corcho de Portugal y tapa a presión. Cabe bajo un grupo, en un portavasos y en un bolso.
Barista cloth set, three | Juego de tres paños de barista | Varilla de vapor, portafiltros, barra: tres tejidos, tres colores, ninguna discusión.
Macadamia and coffee granola | Granola de macadamia y café | Racimos grandes horneados despacio con jarabe de goteo frío, coco y media taza de nueces en cada bolsa. No queda polvo en el fondo; lo revisamos.
Espresso Anzac biscuits | Galletas Anzac con espresso | Avena, golden syrup, coco y un espresso doble, masticables en el centro como manda la ley.
Cold brew protein bar | Barra de proteína con cold brew | Dátiles, macadamia y cold brew, con opinión firme sobre los edulcorantes. Sobrevive a un día de surf en el coche.
Wattleseed and coffee shortbread | Shortbread de wattleseed y café | La wattleseed tostada ya sabe a medio camino del café, así que terminamos el viaje. Cortado en dedos, con azúcar cruda.
Dark-roast macadamias | Macadamias de tueste oscuro | Nueces enteras envueltas en aceite de café y sal en escamas. El crujido es la mitad.
Macadamia coffee brittle | Crocante de macadamia y café | Fino como vidrio, con granos quebrados y nueces tostadas. Rómpelo sobre helado o sobre un silencio incómodo.
Coffee caramel sauce | Salsa de caramelo de café | Azúcar quemada, crema y ristretto, que se vierte tibia. Buena en panqueques, mejor de la tapa.
Waghi Valley Typica, washed | Waghi Valley Típica, lavado | Café de huerto de varios cientos de parcelas de ladera, despulpado en tambor a mano y lavado en el arroyo.
Waghi Valley, medium roast | Waghi Valley, tueste medio | -
`;
