/** name | language | street | second line | city | state | postal code | country | days since they joined */
export const BUYERS = `
Lucía Romero | es | Calle de Embajadores 41 | 3.º izquierda | Madrid | M | 28012 | ES | 540
Hannah Whitcombe | en | 18 Picton Street | - | Bristol | - | BS6 5QA | GB | 820
Thiago Nascimento | pt | Rua Aspicuelta 212 | Apto 73 | São Paulo | SP | 05433-010 | BR | 610
Emily Carter | en | 2417 SE Division Street | - | Portland | OR | 97202 | US | 905
Valentina Ríos | es | Carrera 7 # 45-18 | Apto 502 | Bogotá | DC | 110231 | CO | 480
Sean Murphy | en | 7 Dominick Street Lower | - | Galway | - | H91 X4TY | IE | 730
Mateo Giménez | es | Defensa 863 | Piso 2 B | Buenos Aires | C | C1065AAQ | AR | 455
Katrin Vogel | en | Weserstraße 158 | Hinterhaus | Berlin | - | 12045 | DE | 690
Beatriz Antunes | pt | Rua da Voz do Operário 12 | 1.º Dto. | Lisboa | - | 1100-621 | PT | 510
Kenji Mori | en | 3-14-5 Kuramae | Taito-ku | Tokyo | 13 | 111-0051 | JP | 640
Camille Laurent | en | 22 rue des Capucins | - | Lyon | - | 69001 | FR | 415
Olivia Bennett | en | 91 Lygon Street | Unit 4 | Brunswick East | VIC | 3057 | AU | 770
Diego Salazar | es | Calle Orizaba 139 | Int. 6 | Ciudad de México | CMX | 06700 | MX | 590
Noah Tremblay | en | 5234 rue Saint-Denis | - | Montréal | QC | H2J 2M2 | CA | 380
Sofía Aravena | es | Pasaje Gálvez 45 | - | Valparaíso | - | 2370000 | CL | 330
Ingrid Solheim | en | Nygårdsgaten 63 | - | Bergen | - | 5008 | NO | 865
Marcos Vilela | pt | Rua Ceará 1450 | Sala 2 | Belo Horizonte | MG | 30150-310 | BR | 445
Aisha Rahman | en | 12 Gillygate Lane | - | York | - | YO31 7EA | GB | 290
Jürgen Adler | en | Lindwurmstraße 77 | - | München | - | 80337 | DE | 560
Carmen Ortega | es | Calle Betis 29 | - | Sevilla | SE | 41010 | ES | 700
Grace Wambui | en | Ngong Road 214 | Flat B3 | Nairobi | - | 00100 | KE | 350
Lars Mikkelsen | en | Jægersborggade 31 | 2. tv | København | - | 2200 | DK | 620
Renata Figueiredo | pt | Rua Gonçalves Dias 88 | - | Curitiba | PR | 80240-340 | BR | 265
Julián Paredes | es | Avenida Grau 315 | Dpto. 401 | Lima | - | 15063 | PE | 410
Priyanka Iyer | en | 14 Cunningham Crescent | - | Bengaluru | KA | 560052 | IN | 325
Marta Kowalczyk | en | ulica Józefa 16 | m. 8 | Kraków | - | 31-056 | PL | 470
Andrés Villalobos | es | Calle 9, casa 40 | Barrio Escalante | San José | SJ | 10101 | CR | 240
Giulia Moretti | en | Via San Salvario 12 | - | Torino | TO | 10125 | IT | 530
Daniel Okoye | en | 45 Albert Road | - | Cape Town | WC | 7925 | ZA | 375
Fernanda Duarte | pt | Rua do Almada 203 | - | Porto | - | 4050-037 | PT | 300
Ethan Brooks | en | 118 Elm Street | Apt 3R | Montpelier | VT | 05602 | US | 660
Paola Benítez | es | 18 de Julio 1290 | Apto 904 | Montevideo | - | 11100 | UY | 215
Min-ji Seo | en | 27 Yeonnam-ro 3-gil | - | Seoul | 11 | 03982 | KR | 285
Hugo Ballesteros | es | Carrer de Verdi 88 | 2n 1a | Barcelona | B | 08012 | ES | 395
Anna de Graaf | en | Noordsingel 104 | - | Rotterdam | - | 3035 EP | NL | 745
Gabriela Montúfar | es | 5a Avenida Norte 21 | - | Antigua Guatemala | - | 03001 | GT | 190
Tobias Frey | en | Langstrasse 62 | - | Zürich | - | 8004 | CH | 505
Rafael Coutinho | pt | Ladeira de Santa Teresa 41 | Casa 2 | Rio de Janeiro | RJ | 20241-140 | BR | 160
Chloe Tan | en | 33 Tiong Bahru Road | #05-12 | Singapore | - | 168732 | SG | 435
Moana Parata | en | 6 Cuba Street | - | Wellington | - | 6011 | NZ | 350
`;
