const list = (words: string) => new Set(words.split(" "));

/** Folded words without meaning for a search: articles, prepositions, phrases of a request. */
export const stopWords = list(
  "a an and are as at be best better by buy can could do does drink drinks favorite favourite find for free fresh freshly from get give going good great have help how i id im in into is it its itself just kind kinds like likes line looking lover lovers low make makes making maybe me most much my near need new nice no not of offer offers on one online only or order our people perfect please popular premium price prices prefer product products quality rated recommend recommendation recommendations recommended really sale sell selling shipping shop should show small big large some something store stuff suggest suggestions super that the their them there these they thing things this to top try type types use used using very want way ways we what whats when where which who why with without works would you your any about also day days delivery delicious deal deals discount made all artisan artisanal authentic luxury ideal quick simple easy different style keep keeps store storing mm ml cm inch inches litre litres liter liters handmade grind grinding special specialty speciality gourmet serve serving " +
    "hint hints taste tastes tasting flavor flavors flavour flavours notes variety varietal bag bags pack packs packet packets box brand brands " +
    "al moler litro litros servir especial especiales gourmet algo algun alguna algunas alguno algunos ante artesanal aqui autentico barrio buen bueno buena buenas buenos busco buscar buscando calidad como comprar compra con cual cuales cualquier cosa cosas cuanto cuesta de del donde el ella en entrega envio es esa ese eso esta estan este esto estilo fresco fresca frescos gratis grande grandes gustar gusta gustan gusten hacer haga hago hay ideal la las linea lo los mas me mejor mejores mi mis muy necesito no nuevo nueva nuevos oferta ofertas online o para pequeno pequena pequenos chico chica chicos pero persona personas por prefiero preparar precio precios premium producto productos puede puedo que quien quiero quisiera recomendado recomendados recomiendan recomienda recomendacion rico rica ricos sabor sabores sabe saber sea sean ser si sin sobre sirve sirva sirven su sus tenga tengan tengo tenis tienda tiene tienen tipo tipos todo todos un una unas uno unos usar usan usa vender venden vende venta y ya amante amantes bolsa bolsas caja cajas paquete paquetes gusto variedad variedades marca marcas facil delicioso tomar beber " +
    "ao moer litro litros servir especial especiais gourmet aos algum alguma alguns aqui artesanal as autentico boa boas bom bons busco buscando caixa caixas com como compra comprar coisa coisas da das de do dos e ela em entrega eles essa esse esta estes este estilo eu facil fazer faz faca fresco fresca frete gosta gostam gosto gostoso gostosa gratis grande grandes ideal isso loja lojas mais marca marcas melhor melhores me meu meus minha minhas muito na nao nas no nos nota notas note novo nova novos num numa o onde oferta ofertas os ou para pacote pacotes pela pelo pequeno pequena pequenos pessoa pessoas pode podem por pra pro prefiro preciso preco precos premium preparar produto produtos promocao qual quais qualidade qualquer quanto que quem quero queria recomenda recomendam recomendacao recomendado sabor sabores se seja sem ser serve servem seu so sobre tem tenho tenham tipo tipos todo todos toma tomar tudo um uma umas uns usa usar uso vende vendem venda variedade variedades voces voce delicioso beber",
);

/** Every name here may have them. */
export const coffeeWords = list("coffee coffees cafe cafes");

/** Ignored within names, so that 'molino de café' is 'molino café'. */
export const connectors = list("al and da das de del do dos e el em en la las los of o os the y");

/** After these a name says what a thing is for, not what it is: 'brush for grinders'. */
export const sideWords = list("for from in con com para pra with en em sin sem y and");

/** In English 'and' joins what stands before the thing: 'coffee and apricot bonbons'. */
export const englishSideWords = list("for from in with");

/** After these a Spanish or Portuguese name says of what or of whom a thing is. */
export const ofWords = list("de del do da dos das");

/** Between a coffee and a thing: what the coffee is for. */
export const purposeWords = list("for para pra");

/** With these a note is how a coffee tastes, and no almond or caramel to eat. */
export const tasteWords = list(
  "note notes taste tastes tasting flavor flavors flavour flavours hint hints nota notas sabor sabores sabe saber gusto gosto",
);

/** A part of a name with one of these says which grind it is. */
export const grindWords = list(
  "grind ground molido molida molienda moido moida moagem pounded coarse coarsely",
);

/** A number before a thing is its size: 'moka, six cups'. */
export const numberWords = list(
  "one single two three four five six seven eight nine ten twelve dozen " +
    "un una uno dos tres cuatro cinco seis siete ocho nueve diez doce docena par " +
    "um uma dois duas quatro sete oito nove dez doze duzia",
);

/** After these stands what is not wanted. */
export const refusingWords = list("not isn aren without non except sin excepto salvo sem nao exceto");

/** The same, where another language means something else by it: a Portuguese 'no' is an 'in the'. */
export const refusingWordsOf = { en: list("no"), es: list("no ni nada"), pt: list("nem nada") };

/** These refuse one thing more. */
export const refusingToo = list("or nor ni o nem ou");

/** These may stand between ('isn't' is two words): 'not too sour', 'que no sea muy dulce', 'sem notas de chocolate'. */
export const weakWords = list(
  "t too very so any overly be is are notes hints taste tastes flavor flavors flavour flavours " +
    "sea sean tenga tengan sepa muy tan demasiado notas sabor gusto " +
    "seja sejam tenha tenham muito tao demais",
);
