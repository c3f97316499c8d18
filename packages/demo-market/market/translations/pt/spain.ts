export const spain = `
Malasaña Etiopía Yirgacheffe Kochere | Malasaña Etiópia Yirgacheffe Kochere | O primeiro café que vendemos e o único que nunca saiu da lousa.
Malasaña Kochere molido para V60 | Malasaña Kochere moído para V60 | -
Malasaña Costa Rica Tarrazú La Pastora | = | Honey amarelo de um beneficiamento que seca com vista para três vulcões.
Malasaña Guatemala Huehuetenango | = | Todo mês de março compramos da mesma senhora, que todo mês de março pechincha para cima.
Malasaña Colombia Nariño | Malasaña Colômbia Nariño | Para quem diz que café não deveria ter gosto de fruta e depois repete.
Malasaña Nariño molido para émbolo | Malasaña Nariño moído para prensa | -
Malasaña Kenia Nyeri Gatomboya | Malasaña Quênia Nyeri Gatomboya | Groselha, toranja e um toque de tomate maduro: ou apaixona ou irrita.
Malasaña Espresso Pez 14 | = | Brasil, Huila e uma pitada de Índia lavado. O cortado da casa desde o primeiro dia.
Malasaña Pez 14, molido espresso | Malasaña Pez 14, moído para espresso | -
Malasaña Descafeinado Sugar Cane | Malasaña Descafeinado de Cana | Nós o chamamos de café das sete da noite. Mantém a fruta e deixa você dormir.
Malasaña Ruanda Nyamasheke | = | Lavado à beira do lago Kivu, com uma limpeza que surpreende até na cafeteira do escritório.
Malasaña Panamá Volcán natural | = | Vitamina de morango com cacau, sem vitamina e sem morango.
Malasaña Mezcla de Bar, un kilo | Malasaña Blend de Bar, um quilo | Cem por cento natural e com folga para o bar da esquina que quer melhorar sem espantar ninguém.
Vaso de caña cortado Malasaña, seis unidades | Copo de cortado Malasaña, seis unidades | O copo de vidro de sempre, cento e dez mililitros, com a marca do cortado gravada a ácido. Vidro temperado, daqueles que quicam.
Libreta de catas Malasaña | Caderno de degustação Malasaña | Quarenta fichas, uma roda de sabores em espanhol e lugar para o nome de quem deu o presente. Papel que aguenta uma mancha.
Polvorones de almendra y café, doce piezas | Polvorones de amêndoa e café, doze peças | Farinha torrada, banha ibérica, amêndoa marcona e café moído que não range. Desmancham antes de chegar à boca se não forem apertados.
Mazapán de espresso | Marzipã de espresso | Figurinhas de amêndoa e açúcar em partes iguais, com um coração úmido de café. Douradas no maçarico, uma a uma.
Yemas de café de Santa Clara | Gemas doces de café de Santa Clara | Gema, açúcar e uma calda de café no lugar do limão de sempre. Vêm em caixa de nove, entre papeizinhos frisados.
Turrón blando de café y almendra | Torrone macio de café e amêndoa | Amêndoa marcona moída duas vezes, mel de flor de laranjeira e café de torra média. Solta seu óleo, como deve, e não espera o Natal.
Tortas de aceite con café y anís | Tortas de azeite com café e anis | Finas, partidas à mão e crocantes, com açúcar que queima um pouco nas bordas. Seis tortas embrulhadas em papel encerado.
Picos camperos con sal y café | Picos camperos com sal e café | Para acompanhar um queijo curado e puxar conversa. O café só se nota no final, como um tostado mais fundo.
Almendras marconas al café | Amêndoas marcona com café | Fritas em azeite e envoltas em sal fino e café moído à turca. O aperitivo que se come em pé.
Miel de azahar con café de Panamá | Mel de laranjeira com café do Panamá | Mel cru do Aljarafe com grãos inteiros macerados por dois meses. Os grãos também se comem.
Máquina de espresso Rovira, palanca manual | Máquina de espresso Rovira, alavanca manual | Alavanca de aço e grupo de latão de 58 milímetros, sem bomba nem eletricidade. Com água quente e um pouco de ombro tira um espresso sério em qualquer bancada.
Máquina de espresso Sardana, caldera doble | Máquina de espresso Sardana, caldeira dupla | Duas caldeiras de aço, PID legível e grupo saturado, numa caixa que se abre com quatro parafusos. Pronta em onze minutos, silenciosa como uma geladeira.
Molino Passeig 64 de muelas planas | Moinho Passeig 64 de mós planas | Mós de 64 milímetros, dose única e retenção abaixo de dois décimos de grama. O ajuste é contínuo e gira com um dedo.
Molino manual Gràcia 47 | Moedor manual Gràcia 47 | Alumínio usinado de um só bloco e dois rolamentos como os que usávamos em virabrequins. Vai do turco à prensa em uma volta e meia.
Báscula de barra Compàs, décima de gramo | Balança de bar Compàs, décimo de grama | Cronômetro que começa na primeira gota e prato que aguenta o calor de um porta-filtro. Carrega por USB-C e dura um mês.
Tamper calibrado de 58,5 milímetros | = | Base plana de aço e mola de quinze quilos que faz clique quando basta. Cabo de oliveira ou de alumínio preto; este é de oliveira.
Distribuidor de agujas Gràcia | Distribuidor de agulhas Gràcia | Oito agulhas de acupuntura num punho torneado. Desfaz grumos em quatro voltas e poupa muitas discussões com o manômetro.
Portafiltros sin fondo, 58 milímetros | Porta-filtro sem fundo, 58 milímetros | Latão cromado e cabo de nogueira; mostra sem piedade como você compactou. Compatível com a maioria dos grupos E61.
Cajón de posos Taller | Gaveta de borra Taller | Aço dobrado com barra de borracha que se troca sem ferramentas. Cabe debaixo de um moinho e não anda pela bancada.
Jarra de leche afilada, 450 mililitros | Leiteira de bico fino, 450 mililitros | Bico estreito para desenhar e asa soldada sem rebarba. Marcas internas em 150 e 300 que se veem mesmo com espuma.
Brasil Mogiana natural, saco de puerto | Brasil Mogiana natural, saca de porto | A base que sustenta qualquer espresso: doce, densa e ao mesmo preço até o fim do contrato.
Vietnam Lam Dong robusta lavado | Vietnã Lam Dong robusta lavado | Um robusta limpo que dá crema sem a borracha queimada de outros tempos.
Etiopía Limu lavado grado 2 | Etiópia Limu lavado, grau 2 | Elegante e pouco conhecido, do oeste, com uma acidez que não assusta o cliente do bairro.
India Monsooned Malabar AA | Índia Monsooned Malabar AA | Grãos inchados e pálidos, expostos à monção em armazéns abertos durante três meses.
Nicaragua Matagalpa lavado SHG | Nicarágua Matagalpa lavado SHG | Correto no melhor sentido: chega igual em janeiro e em junho.
Tostador de muestras Falla, 250 gramos | Torrador de amostras Falla, 250 gramas | Tambor perfurado, gás e três sondas que se leem sem computador. O mesmo aparelho com que provamos às terças.
Agaete Típica natural, cosecha canaria | Agaete Típica natural, colheita das Canárias | Quatrocentos quilos por ano no vale inteiro: numeramos os pacotes à mão.
Bizcochos lustrados al café | Bizcochos glaceados de café | Bizcocho de Moya com seu banho de açúcar e um toque do nosso café. Para molhar, claro.
`;
