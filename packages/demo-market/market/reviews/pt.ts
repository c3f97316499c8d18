import type { ReviewSentences } from "./types.ts";

/** Worded so that a reader in Lisbon and one in São Paulo both find it natural. */
export const pt: ReviewSentences = {
  green: {
    good: {
      openings: [
        "Torrei em casa e quase se fez sozinho.",
        "Grão muito parelho, quase nenhum defeito no pacote inteiro.",
        "Chegou fresco, com cheiro de feno e não de saca.",
        "Torro aos domingos e este já é o café dos domingos.",
        "Provei ao lado do lote da safra passada e este ganha fácil.",
        "O primeiro estalo veio na hora certa e todo junto.",
        "Boa umidade e bom sabor: {note} sem esforço.",
      ],
      closings: [
        "Da próxima vez peço a saca maior.",
        "O cartão do lote dentro do pacote é um carinho.",
        "Sai doce da torra clara à média, então perdoa os erros.",
        "Os vizinhos já sabem em que dia eu torro.",
        "Parei setenta segundos depois do estalo e não mudaria nada.",
        "E guarda bem: dois meses depois continua vivo.",
      ],
    },
    mixed: {
      openings: [
        "Bom verde, embora tenha separado um punhado de grãos imaturos.",
        "Precisei de três torras para encontrar o ponto.",
        "Correto, um pouco mais tímido do que a descrição promete.",
      ],
      closings: [
        "Numa mistura funciona; sozinho pedia mais.",
        "Talvez queira um torrador diferente do meu.",
        "O preço é justo pelo que é.",
      ],
    },
    bad: {
      openings: ["O pacote veio rasgado e com cheiro de armazém.", "Grão quebrado demais para este preço."],
      closings: [
        "Espero que a próxima safra venha mais bem escolhida.",
        "O vendedor respondeu com simpatia, mas não repito.",
      ],
    },
  },
  coffee: {
    good: {
      openings: [
        "Abri o pacote e a cozinha inteira cheirava a {note}.",
        "Sinto {note} logo no primeiro gole, coisa que nunca me acontece.",
        "É o que o meu marido esconde atrás da farinha.",
        "Já vou no terceiro pacote.",
        "Não costumo acreditar em notas de prova, mas aqui há {note} de verdade.",
        "Café limpo, gostoso e com final longo.",
        "Comprei para as visitas e fiquei com ele.",
        "Chegou quatro dias depois da torra.",
        "Tão doce que larguei o açúcar, para alegria do dentista.",
        "Todas saíram boas, até a que preparei mal.",
        "Fizemos uma prova às cegas no trabalho e ganhou de longe.",
        "Atravessou meio mundo e chegou fresquíssimo.",
        "A melhor coisa que aconteceu às minhas segundas-feiras.",
        "Suave, doce e sem gritar.",
        "Procurava um café parecido com um que bebi em viagem, e é este.",
        "A minha mãe, que só bebe solúvel, pediu mais um.",
        "Primeiro {note}, depois alegria.",
        "Tem corpo sem ser pesado.",
        "Já o tomei puro, com leite e com gelo, e gostei das três vezes.",
        "Complexo para quem presta atenção, fácil para quem não presta.",
      ],
      closings: [
        "Já pedi outra vez.",
        "Fica ainda melhor quando esfria um pouco.",
        "O bilhete escrito à mão na caixa ganhou o meu dia.",
        "Preparo a 94 graus e não mexo em mais nada.",
        "Vale a espera do correio.",
        "Com pão e manteiga é perfeito.",
        "Eu daria a quem diz que não gosta de café.",
        "A embalagem é simples e fecha bem.",
        "Por favor, nunca deixem de vender.",
        "Dez dias depois da torra acordou de vez.",
        "Com um pouco de leite é uma maravilha, embora não precise.",
        "Fica o agradecimento a quem colheu estes grãos.",
        "Bom preço para o que chega à mesa.",
        "Volto sempre por aquele final de {note}.",
        "A minha única queixa é o tamanho do pacote.",
      ],
    },
    mixed: {
      openings: [
        "Bom, nada de mais.",
        "Agradável, mas não encontrei {note} por mais que procurasse.",
        "Um café de todo dia pelo qual não atravessaria a cidade.",
        "Um pouco mais torrado do que eu esperava pela descrição.",
        "Melhor comprido do que curto.",
        "Só fez sentido depois de uma semana de descanso.",
      ],
      closings: [
        "Vou provar outro do mesmo vendedor.",
        "Com leite melhora.",
        "Demorou mais do que o prometido e talvez isso conte.",
        "Pelo preço, esperava um pouco mais.",
        "Pode ser que não seja o meu estilo.",
      ],
    },
    bad: {
      openings: [
        "Infelizmente chegou apagado, quase sem aroma.",
        "Amargo demais para mim, e olhe que mudei tudo o que dava para mudar.",
        "O pacote veio aberto e meia caixa era café solto.",
        "Não se parece com a descrição: o que mais se sente é a torra.",
        "Tinha dois meses de torra quando chegou.",
      ],
      closings: [
        "Pelas outras avaliações, esperava mais.",
        "Vai acabar os seus dias como café gelado.",
        "O vendedor ofereceu a troca, o que se agradece.",
        "Não volto a pedir.",
      ],
    },
  },
  treat: {
    good: {
      openings: [
        "Acabou antes de o filme começar.",
        "O café aparece de verdade, não é aquele perfume de outros.",
        "Comprei dois, um para dar. Não dei nenhum.",
        "Nada enjoativo e perigosamente fácil de acabar.",
        "Mandei de presente e ligaram para agradecer.",
        "Vê-se que é feito à mão.",
        "Perfeito com um café curto depois do almoço.",
        "Os meus filhos adoram, o que me preocupa um pouco.",
        "Lindo por fora e melhor por dentro.",
        "O equilíbrio entre amargo e doce está certíssimo.",
        "Tem gosto de cozinha de alguém, no melhor sentido.",
      ],
      closings: [
        "Volto antes do Natal.",
        "Peçam dois. Confiem em mim.",
        "Chegou inteiro, sem uma migalha fora do lugar.",
        "Só pela textura já vale.",
        "Até a lista de ingredientes dá gosto: é curta.",
        "Os últimos estão escondidos atrás do arroz.",
        "Barato não é, mas na primeira mordida dá para entender.",
        "Durou exatamente o caminho do correio até casa.",
      ],
    },
    mixed: {
      openings: [
        "Gostoso, mas mais doce do que eu gosto.",
        "Boa ideia, embora o café quase não apareça.",
        "Um canto da caixa veio amassado; o resto, bem.",
      ],
      closings: [
        "Menor do que parece na foto.",
        "Compraria de novo em promoção.",
        "Curiosamente, vai melhor com chá.",
      ],
    },
    bad: {
      openings: [
        "Chegou passado, infelizmente.",
        "Chegou bastante maltratado, com caixa e tudo.",
        "Só senti açúcar.",
      ],
      closings: ["Uma pena, porque a loja é linda.", "Com uma caixa melhor teria chegado bem."],
    },
  },
  gear: {
    good: {
      openings: [
        "Sólido, simples e bem feito.",
        "Uso todas as manhãs há um mês e ainda não falhou.",
        "Pesa mais do que parece, e isso é bom.",
        "Substituiu um de plástico que eu tinha há anos; que diferença.",
        "O acabamento é lindo e não há uma aresta que incomode.",
        "Faz uma coisa só e faz bem.",
        "Comprei para dar e não consegui largar.",
        "Ficou pronto em cinco minutos e sem manual.",
        "Faz exatamente o que promete, sem complicar.",
        "Na prateleira é ainda mais bonito do que na foto.",
        "Nota-se que quem fabrica também usa.",
        "Um presente para mim de que não me arrependo nada.",
      ],
      closings: [
        "O meu café melhorou de um dia para o outro.",
        "Limpa-se em dez segundos.",
        "Deixei de olhar para outros.",
        "Veio tão bem embalado que guardei a caixa.",
        "Se durar o que aparenta, fica para os netos.",
        "Vale a pena juntar dinheiro.",
        "Os amigos não param de perguntar onde comprei.",
        "O vendedor respondeu à minha dúvida em menos de uma hora.",
      ],
    },
    mixed: {
      openings: [
        "Funciona bem, mas as instruções não ajudam.",
        "Boa qualidade, menor do que eu imaginava.",
        "Cumpre; o cabo podia ser mais confortável.",
      ],
      closings: [
        "Vejam bem as medidas antes de pedir.",
        "Já peguei o jeito.",
        "Por um pouco menos dava quatro estrelas.",
      ],
    },
    bad: {
      openings: [
        "O meu chegou com uma lasca.",
        "No segundo dia já vazava.",
        "Não encaixa onde diz que encaixa, pelo menos no meu caso.",
      ],
      closings: ["Devolvi; o reembolso foi rápido, justiça seja feita.", "Talvez seja só azar meu."],
    },
  },
  sundry: {
    good: {
      openings: [
        "Coisa pequena que faz muita diferença.",
        "Exatamente o que a página prometia.",
        "Não sabia que precisava disto até ter.",
        "Bom preço e muito bem embalado.",
        "Segunda vez que peço, com a mesma qualidade.",
        "Simples, útil e bem apresentado.",
        "Presente para uma amiga do café que tem tudo. Isto não tinha.",
        "Faz o que deve e dura.",
      ],
      closings: [
        "Já pedi mais.",
        "Chegou antes do que eu esperava.",
        "Agora mora ao lado da cafeteira.",
        "Pagava o mesmo outra vez sem pensar.",
        "Veio com um cartão de agradecimento escrito à mão.",
        "Nenhuma queixa, e olhe que procurei.",
      ],
    },
    mixed: {
      openings: [
        "Bom, mais nada.",
        "Útil, embora esperasse um pouco maior.",
        "Ajuda, quando me lembro de usar.",
      ],
      closings: [
        "O envio custou quase o mesmo.",
        "Da próxima vez vejo outros.",
        "Três estrelas parecem justas.",
      ],
    },
    bad: {
      openings: ["Não é o que pensei que tinha pedido.", "Chegou úmido e dobrado."],
      closings: ["Pelo menos responderam com educação.", "Não volto a pedir."],
    },
  },
};
