import type { GoodsPhrases } from "./types.ts";

export const goodsPt: GoodsPhrases = {
  chocolate: [
    "Em lugar fresco e seco, mas fora da geladeira, o chocolate mantém o brilho e o estalo durante meses.",
    "Vale deixar o chocolate chegar à temperatura ambiente antes de provar; é aí que o café aparece.",
    "Vai bem ao lado de um espresso e ainda melhor depois de um.",
    "A embalagem aguenta a viagem, e a caixa não precisa de embrulho para ser presente.",
  ],
  baked: [
    "Depois de aberto o pacote, uma lata fechada e longe da umidade guarda tudo como chegou por umas duas semanas.",
    "Ótimo para molhar no café quente, e tão bom quanto a seco, direto do pacote.",
    "Vai com café filtrado de manhã e com um curto e forte à tarde.",
    "Assamos em fornadas pequenas: o que chega saiu do forno há dias, não há meses.",
  ],
  snack: [
    "O pacote fecha-se bem depois de cada punhado e guarda-se em lugar fresco e seco, para continuar crocante.",
    "O café que leva é de verdade, e por isso há também um pouco de cafeína: bom saber à noite.",
    "Viaja bem na bolsa ou numa gaveta da mesa e não pede prato.",
    "Trabalhamos em lotes pequenos e embalamos no mesmo dia, para que tudo chegue fresco.",
  ],
  candy: [
    "Melhor em lugar fresco, seco e longe do sol; o calor amolece a textura e o fresco a devolve.",
    "Um par de mordidas ao lado de uma {cup} pequena de café basta, embora já se saiba como costuma acabar.",
    "Há café de verdade em cada peça, e nota-se mais no fim do que no começo.",
    "A embalagem serve para dividir à mesa ou para dar de presente do jeito que chega.",
  ],
  spread: [
    "Depois de aberto o pote, lugar fresco, tampa fechada e sempre uma colher limpa e seca.",
    "Vai no pão, nas panquecas e no sorvete, e ninguém conta as colheradas pelo meio.",
    "O café que leva é de verdade, coado ou moído por nós, e isso se nota.",
    "Se engrossar com o frio, uns minutos em água morna e o pote volta ao ponto.",
  ],
  machine: [
    "Com uma superfície nivelada, água limpa e alguns minutos para aquecer, trabalha igual todos os dias.",
    "Há peças de reposição enquanto durar a fabricação, e respondemos a perguntas antes e depois da compra.",
    "Vem com um manual em palavras simples e com tudo o que é preciso para a primeira {cup}, menos o café.",
    "Pede só um pano depois do uso e descalcificação conforme a água da casa.",
  ],
  grinder: [
    "O café moído na hora do preparo guarda muito mais aroma, e esta é a ferramenta para isso.",
    "O melhor é começar no meio da faixa, provar e mudar um passo de cada vez: mais fino se sair ácido, mais grosso se sair amargo.",
    "Uma escova nas mós de vez em quando, e nada de água: assim duram muitos anos.",
    "Temos peças de reposição e ajudamos a encontrar o ajuste certo para cada cafeteira.",
  ],
  brewer: [
    "Um enxágue com água quente antes do preparo guarda o calor; outro depois, o sabor.",
    "Com café fresco, moagem média e um pouco de paciência, já a primeira {cup} sai boa.",
    "Ocupa pouco espaço, quase não pede cuidado e faz o seu trabalho sem complicação.",
    "Chega com boa proteção e com um bilhete breve sobre como gostamos de preparar o café.",
  ],
  stovetop: [
    "Fogo baixo, olho por perto e fim do fogo assim que o café subir.",
    "Para limpar bastam água morna e secagem ao ar; sabão não faz bem ao sabor.",
    "Com a moagem certa e água fria e limpa, dá um café curto e forte que não precisa de mais nada.",
    "Chega com boa proteção, para usar na hora, e melhora nas primeiras semanas.",
  ],
  cup: [
    "Com um pouco de água quente antes de servir, o café guarda por mais tempo o calor e o aroma.",
    "Serve para todos os dias: resiste à mesa da casa e faz bonito para as visitas.",
    "Cada peça pode variar um pouco da outra na cor e na forma, como acontece com o que se faz uma a uma.",
    "Embalamos cada peça em separado, com proteção bastante para que chegue como saiu.",
  ],
  filter: [
    "Um enxágue com água quente antes do primeiro preparo, e fica só o gosto do café.",
    "Entre um uso e outro, um lugar limpo e seco, longe de temperos e outros cheiros fortes.",
    "Serve nos tamanhos mais comuns, sem precisar de uma cafeteira nova.",
    "Com moagem média e água despejada devagar, dá um café limpo, sem borra.",
  ],
  tool: [
    "É uma coisa pequena que se usa todos os dias, e da qual se sente falta quando não está.",
    "Um pano depois do uso e um tempo para secar; não pede mais cuidado do que isso.",
    "Passou pela prova do nosso próprio balcão antes de chegar à loja.",
    "Serve no equipamento mais comum; na dúvida, é só perguntar antes de pedir.",
  ],
  storage: [
    "Luz, ar e umidade fazem mal ao café, e isto mantém os três longe dele.",
    "Cabem duas ou três semanas de café; é fechar depois de cada colher e procurar um lugar sem sol.",
    "Limpa-se com um pano úmido e deve secar bem antes de receber café novo.",
    "Fica bem numa prateleira, com o café sempre à mão.",
  ],
  book: [
    "Foi escrito para quem prepara café em casa e quer saber por que uma {cup} teve o gosto que teve.",
    "Há espaço para notas próprias, e são elas que o fazem valer mais a cada mês.",
    "Abre-se plano ao lado da cafeteira e não se importa com uma ou duas manchas.",
    "Bom presente para quem acabou de comprar o primeiro moinho, ou o terceiro.",
  ],
};
