import { same, type Words } from "./concept.ts";

/** Well-known makers of coffee and of what brews it; called the same everywhere. */
const names =
  "starbucks, lavazza, illy, nescafe, folgers, dunkin, dunkin donuts, peets, peet s, maxwell house, " +
  "kicking horse, death wish, death wish coffee, blue bottle, stumptown, intelligentsia, counter " +
  "culture, onyx, onyx coffee, verve coffee, george howell, la colombe, black rifle, black rifle " +
  "coffee, bones coffee, caribou coffee, community coffee, eight oclock, eight o clock, gevalia, green " +
  "mountain coffee, chock full o nuts, yuban, hills bros, cafe du monde, french market, seattle s best, " +
  "tully s, mccafe, nabob, tim hortons, van houtte, costa coffee, caffe nero, taylors, taylors of " +
  "harrogate, kenco, douwe egberts, l or, jacobs, jacobs kronung, tchibo, dallmayr, melitta, eduscho, " +
  "paulig, lofbergs, zoegas, arvid nordquist, julius meinl, segafredo, kimbo, vergnano, caffe vergnano, " +
  "pellini, hausbrandt, bialetti, mauro, caffe borbone, borbone, carte noire, malongo, grand mere, " +
  "square mile, tim wendelboe, coffee collective, gardelli, five elephant, bonanza coffee, assembly " +
  "coffee, workshop coffee, ozone coffee, vittoria, market lane, proud mary, moccona, robert timms, " +
  "boncafe, trung nguyen, vinacafe, king coffee, oldtown, kopiko, ucc, key coffee, doutor, blendy, " +
  "luckin, manner coffee, davidoff, lifeboost, four sigmatic, ryze, mud wtr, bulletproof, laird " +
  "superfood, juan valdez, cafe bustelo, bustelo, cafe pilon, pilon, cafe la llave, la llave, naviera, " +
  "yaucono, sello rojo, aguila roja, colcafe, tostao, amor perfecto, devocion, cafe san alberto, cafe " +
  "britt, britt, cafe 1820, cafe dorado, cafe rey, cafe leon, cafe duran, palo alto, cafe punta del " +
  "cielo, punta del cielo, cafe garat, cafe el marino, la flor de cordoba, cielito querido, blason, " +
  "cafe legal, altomayo, cafetal, kirma, cafe minerva, buendia, si cafe, cabrales, la virginia, " +
  "bonafide, cafe martinez, la morenita, chaucaf, marley coffee, marcilla, bonka, saimaza, novell, " +
  "baque, cafes baque, cafento, cafes el criollo, toscaf, pilao, tres coracoes, 3 coracoes, 3coracoes, " +
  "cafe do ponto, cafe pele, cafe caboclo, caboclo, cafe uniao, uniao, cafe iguacu, cafe orfeu, orfeu, " +
  "cafe pimpinela, pimpinela, cafe melitta, cafe suplicy, suplicy, octavio cafe, cafe baggio, baggio, " +
  "santo grao, coffee lab, cafe santa monica, cafe bom dia, cafe evolutto, evolutto, cafe fino grao, " +
  "cafe maratá, marata, cafe sao braz, sao braz, kimimo, cafe barao, cafe utam, utam, cafe toledo, cafe " +
  "nespresso, delta, delta cafes, cafe delta, nicola, cafe nicola, sical, buondi, chave d ouro, torrie, " +
  "bogani, hario, kalita, origami dripper, cafec, kono, baratza, baratza encore, comandante, timemore, " +
  "1zpresso, kinu, kingrinder, porlex, rhinowares, rhino coffee, zassenhaus, peugeot, eureka, eureka " +
  "mignon, mahlkonig, mazzer, ceado, compak, niche zero, lagom, weber workshops, df64, fellow, fellow " +
  "stagg, fellow ode, acaia, brewista, bonavita, felicita, oxo, wilfa, moccamaster, technivorm, " +
  "breville, breville barista, sage barista, delonghi, de longhi, dedica, magnifica, gaggia, gaggia " +
  "classic, rancilio, rancilio silvia, la marzocco, linea mini, la pavoni, pavoni, flair espresso, " +
  "flair, rok espresso, cafelat, cafelat robot, wacaco, nanopresso, minipresso, picopresso, staresso, " +
  "outin, aram, aram espresso, leverpresso, lelit, profitec, rocket espresso, quick mill, bezzera, " +
  "ascaso, decent espresso, slayer, synesso, nuova simonelli, simonelli, victoria arduino, faema, " +
  "astoria, la cimbali, cimbali, jura, saeco, siemens, miele, bosch, philips, philips lattego, krups, " +
  "bodum, chambord, grosche, secura, mueller, cuisinart, hamilton beach, mr coffee, ninja coffee, bunn, " +
  "black decker, black and decker, nutribullet, kitchenaid, smeg, russell hobbs, tefal, moulinex, " +
  "rowenta, severin, oster, oster prima latte, electrolux, cadence, mondial, britania, philco, arno, " +
  "walita, nespresso essenza, essenza, essenza mini, nespresso vertuo, lattissima, inissia, xiaomi, " +
  "tramontina, brinox, imusa, umco, recco, nadir, samurai, haceb, kalley, ufesa, cecotec, taurus, " +
  "solac, orbegozo, oroley, gefu, alessi, ilsa, pedrini, keepcup, stojo, frank green, huskee, yeti, " +
  "contigo, hydro flask, zojirushi, airscape, planetary design, fellow atmos, atmos, cafflano, able " +
  "kone, espro, kruve, normcore, mhw 3bomber, mhw, pullman, decent tamper, ims basket, vst basket, " +
  "urnex, cafiza, puly caff, puly, durgol, third wave water, brita, behmor, gene cafe, aillio, fresh " +
  "roast, ikawa, kaffelogic, monin, torani, da vinci, ghirardelli, hershey, hersheys, nutella, lindt, " +
  "ferrero, ferrero rocher, milka, toblerone, godiva, cadbury, oreo, lotus biscoff, biscoff, nestle, " +
  "garoto, cacau show, kopenhagen";

export const brands: Words = Object.fromEntries(
  names.split(", ").map((name) => [`brand-${name.replaceAll(/[^a-z0-9]+/g, "-")}`, same(name)]),
);
