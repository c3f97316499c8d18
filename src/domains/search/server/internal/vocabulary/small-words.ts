const list = (words: string) => new Set(words.split(" "));

/** Folded words without meaning for a search: articles, prepositions, phrases of a request. */
export const stopWords = list(
  "a an and are as at best buy by find for from i in is it looking my near of on or order sale shop some that the to want with lover lovers great good nice me my need taste tastes tasting flavor flavors flavour like hint hints variety varietal bag bags pack packs packet packets " +
    "al algun alguna ante comprar con cual de del el en es esta este hay la las lo los mas me mejor mejores mi necesito para por que quiero se sin sobre su un una unas unos vender y venta amante amantes bueno buena buenos bolsa bolsas paquete paquetes sabor sabores sabe gusto variedad variedades " +
    "ao aos as com como compra comprar da das do dos e em eu melhor melhores meu na nas no nos nota notas note notes o onde os ou para pela pelo por preciso quero sem sobre um uma umas uns amante amantes bom boa bons pacote pacotes sabores gosto variedade variedades quem",
);

/** Every name here may have them. */
export const coffeeWords = list("coffee coffees cafe cafes");

/** Ignored within names, so that 'molino de café' is 'molino café'. */
export const connectors = list("al and da das de del do dos e el em en la las los of o os the y");

/** After these a name says what a thing is for, not what it is: 'brush for grinders'. */
export const sideWords = list("for from in con com para pra with en em sin sem y and");

/** Between a coffee and a thing: what the coffee is for. */
export const purposeWords = list("for para pra");

/** With these a note is how a coffee tastes, and no almond or caramel to eat. */
export const tasteWords = list(
  "note notes taste tastes flavor flavour hint hints nota notas sabor sabores sabe gusto gosto",
);

/** A part of a name with one of these says which grind it is. */
export const grindWords = list(
  "grind ground molido molida molienda moido moida moagem pounded coarse coarsely",
);

/** A number before a thing is its size: 'moka, six cups'. */
export const numberWords = list(
  "one two three four five six seven eight nine ten twelve dozen " +
    "un una uno dos tres cuatro cinco seis siete ocho nueve diez doce docena par " +
    "um uma dois duas quatro sete oito nove dez doze duzia",
);
