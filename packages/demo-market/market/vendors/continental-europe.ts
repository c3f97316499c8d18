/** France, Germany, the Netherlands, Belgium, Italy, Austria, Czechia, Greece, Ukraine. */
export const continentalEurope = `
@maison-traboule | Maison Traboule | other | basic | FR | Lyon | Auvergne-Rhône-Alpes | O | Élodie Marchand
> Traboules are the hidden passages silk workers used to keep cloth out of the rain; ours leads to a chocolate workshop. We roast coffee and cocoa on the same small machine, one after the other, and let the second remember the first. The window display changes when the apprentices get bored.
C | Espresso praline bouchons, twelve | truffles | 22.00 | 150 | Hazelnut praliné ground with Ethiopian coffee in dark shells shaped like corks. They taste like a bistro at eleven in the morning.
C | Dark bar 72%, Yirgacheffe | bar | 8.20 | 70 | Single-origin cocoa from Madagascar and single-origin coffee from Kochere: citrus on citrus, with shade.
C | Milk bar 48%, café au lait | bar | 7.90 | 70 | A high-cocoa milk chocolate with fine-ground coffee and fleur de sel. The breakfast bowl, in squares.
C | Coffee pâte de fruits, blackcurrant | candy:200799 | 13.50 | 180 | Burgundy blackcurrants and Kenyan coffee set in sugar-crusted cubes. One tastes of the other and nobody can say which.
C | Chocolate-hazelnut coffee spread | spread:180690 | 11.80 | 240 | Sixty per cent Piedmont hazelnuts, no palm oil, and espresso ground so fine you look for it. Hide the second jar.
S | Florentines with coffee caramel | cookies | 12.40 | 160 | Almonds and orange peel in coffee caramel, backed with dark chocolate. Lace you can eat.
@kiezgold | Kiezgold Kaffeerösterei | roastery | basic | DE | Berlin | Berlin | FO | Mira Yılmaz
> Kiezgold is what our neighbours in Neukölln called the sacks on the pavement. We are nine owners and no boss, roast on a drum machine from 1957 that we rebuilt ourselves and split everything evenly, including the sweeping. All our coffees are organic, and each bag says how much reached the producer.
R:m | Kiezgold Honduras Café Orgánico | HN | Marcala | 1400 | Catuaí and Lempira | w | milk_chocolate,almond,orange | 12.90 | 250 | From a cooperative that audits us as thoroughly as we audit them.
R:ml | Kiezgold Uganda Rwenzori | UG | Rwenzori | 1700 | SL14 | n | mango,dark_chocolate,plum | 14.50 | 250 | Dried at the foot of the Mountains of the Moon, and sweet as the name.
R:md | Kiezgold Späti Espresso | - | - | - | - | - | dark_chocolate,hazelnut,molasses | 13.50 | 250 | Open late, asks no questions.
+D:md/moka | Kiezgold Späti, ground for moka pot | 13.50 | 250
D:m/filter | Kiezgold Filterkaffee, grandma grind | - | - | - | - | - | caramel,biscuit,red_apple | 11.90 | 250 | For paper filters, porcelain cones and second helpings of cake.
S | Cantuccini with coffee and sunflower seeds | biscotti | 5.90 | 180 | An Italian idea with a German conscience: wholegrain spelt, Brandenburg sunflower seeds, plenty of espresso.
@klingenthal-solingen | Klingenthal Mahlwerke | equipment_manufacturer | premium | DE | Solingen | Nordrhein-Westfalen | - | Jürgen Klingenthal
> Solingen makes blades, and a burr is a blade that goes round. We have hardened steel here since 1921 and still stone-hone every burr set as a matched pair with the same number. Grinders come back to us after forty years with apology letters; we send them home with new bearings.
E | Klingenthal K1 hand grinder | hand-grinder | 159.00 | 690 | Forty-seven millimetre conical burrs, double bearing, walnut crank. Eighteen grams in thirty-five seconds without gritting teeth.
E | Klingenthal K1 Reise, travel grinder | hand-grinder | 119.00 | 430 | The same burr geometry in a slimmer body that fits inside a press tube. The handle folds flat, and stays flat.
E | Klingenthal lap mill 1921 | hand-grinder | 98.00 | 1350 | Beech box, dovetailed drawer, cast crank: the mill from your great-aunt's kitchen, with burrs she would have envied.
E | Klingenthal M64 grinder | grinder | 690.00 | 9200 | Low-speed induction motor, 64 millimetre burrs, no display at all. Turn it on, turn it down, turn it off.
E | Klingenthal shop grinder Kontor | grinder:841981 | 2150.00 | 31000 | A kilo in forty-two seconds, with a bag clamp and a knock lever. Built for counters with queues.
A | Klingenthal replacement burr set, 47 mm | brush:820900 | 39.00 | 160 | A matched and numbered pair for all K1 models. Change them every eight hundred kilos, or when your daughter takes over.
A | Klingenthal cleaning brush set | brush | 16.50 | 95 | Goat hair for dust, bristle for oils, beech for your hand. Hangs on one hook.
A | Klingenthal sieve tin, two sizes | canister:732393 | 34.00 | 260 | Two laser-cut mesh plates at 350 and 800 microns for people who want to know. Comes with a scoop and a warning about time.
@speicherstadt-gruen | Speicher Grün Import | distributor | premium | DE | Hamburg | Hamburg | FO | Henrike Petersen
> Green coffee has entered Hamburg by water for three hundred years, and our sacks still swing through a warehouse window on a rope, mostly for the pleasure of it. We finance harvests in advance and sell small: five kilos to the hobbyist, a pallet to the café. Samples are free if you send us your notes back.
G | Uganda Rwenzori natural, bed-dried | UG | Rwenzori | 1700 | SL14 and SL28 | n | mango,raisin,dark_chocolate | 47.00 | 5000 | Properly picked and dried on beds, a world away from the old strip-picked naturals.
G | Peru Cajamarca Fairtrade organic | PE | Cajamarca | 1700 | Caturra and Catimor | w | caramel,almond,lemon | 46.00 | 5000 | The workhorse of every German organic blend, and better than that sounds.
G | Congo Kivu 3, washed | CD | South Kivu | 1700 | Bourbon | w | orange,black_tea,cocoa | 51.00 | 5000 | Pre-financed since 2015 with three cooperatives on the lake shore.
G | Swiss-water decaf, Honduras | HN | Copán | 1350 | Catuaí and Lempira | w | milk_chocolate,malt,brown_sugar | 58.00 | 5000 | Decaffeinated with nothing but water and patience, then rested until it roasts evenly.
G | Papua New Guinea Kindeng, AX | PG | Waghi Valley | 1550 | Typica and Bourbon | w | red_apple,herbs,brown_sugar | 53.00 | 5000 | Estate-washed from smallholder cherry, clean and a little savoury.
G | Indonesia Java Jampit estate, washed | ID | Ijen Plateau | 1400 | Typica | w | molasses,walnut,cedar | 57.00 | 5000 | From a government estate as old as the Java trade, with the shoulders to prove it.
G | Mexico Veracruz Huatusco, natural | MX | Veracruz | 1200 | Garnica | n | cherry,cocoa,panela | 14.20 | 1000 | A small experiment by a grower who usually washes, and may not again.
G | Sample box, eight origins | - | - | - | - | - | orange,cocoa,jasmine | 36.00 | 1600 | Eight bags of two hundred grams with numbered cards; the origins are inside a sealed envelope.
@grachtpakhuis | Grachtpakhuis | distributor | basic | NL | Rotterdam | Zuid-Holland | - | Daan Verbeek
> We import brewing gear to a canal warehouse where the floors slope two degrees, so everything we stock has been tested on a slant. Founded by a furniture restorer and a physics teacher, and it shows in the packaging. Spare parts cost what they cost, never more.
E | Siphon Spinoza, three cups | siphon | 92.00 | 1450 | Heat-proof globes, cloth filter and a butane burner with a flame you can actually control. Physics lesson included.
E | Plunger brewer Delft, inverted or not | aeropress | 37.00 | 330 | A pressure brewer with metric marks on both sides, so it reads properly upside down. Takes standard small round papers.
E | Moka pot Kade, three cups | moka | 31.00 | 460 | Thick aluminium, a valve that whistles politely and a base you can grip wet.
E | Cold brew tower Maas, two litres | cold-brew | 74.00 | 1600 | A beer-tap spout, a fine steel core and a lid that closes. Fits the door of a Dutch fridge, therefore any fridge.
E | Glass pour-over carafe Zaandam | pourover | 46.00 | 640 | One-piece borosilicate hourglass with a leather collar tied, not glued. Six cups, one spout, no nonsense.
E | French press Kruik, stoneware | french-press:691200 | 52.00 | 1500 | A thick-walled jug that keeps heat like a sulk. The plunger has three springs and no plastic.
A | Round papers for plunger brewers, 350 | filter-papers | 7.50 | 110 | Cut from a slightly thicker stock than the usual, so they survive being rinsed and used twice.
A | Wooden filter stand with drawer | tray | 42.00 | 1200 | Oak offcuts from the other business, brass pins, one drawer for papers and scoops.
S | Stroopwafels with coffee syrup, ten | cookies:190532 | 7.90 | 350 | Pressed in Gouda and filled with a syrup brewed from espresso. Lay one on a hot cup and wait a minute.
@brugse-bonen | Brugse Bonen | other | basic | BE | Bruges | West Flanders | - | Lotte Deceuninck
> There are fifty-odd chocolate shops in Bruges and one of them smells of coffee. We shell, enrobe and pack on the first floor, above a canal with swans who have never once paid. Recipes come from my uncle, restraint comes from my aunt.
C | Mokka pralines, sixteen | truffles | 24.00 | 200 | Milk shells with a butter ganache of washed Guatemalan coffee. The classic Belgian mokka, with the sugar turned down.
C | Speculoos and coffee ganaches, nine | truffles | 15.80 | 115 | Speculoos crumb below, coffee ganache above, dark chocolate all round. December in any month.
C | Coffee cuberdons | candy | 8.40 | 200 | The cone-shaped candy from Ghent with a syrup heart, coffee instead of raspberry. Eat them fresh; they set with age, like uncles.
S | Speculoos with espresso | cookies | 6.90 | 250 | Thin, dark and pressed in pear-wood moulds, with ground espresso beside the cinnamon. Windmills, mostly.
S | Coffee lace waffles | cookies:190532 | 7.10 | 180 | Brittle, see-through waffles with brown sugar and coffee. They keep their snap in the tin.
@officina-vesuvio | Officina Vesuvio | equipment_manufacturer | premium | IT | Naples | Campania | - | Gennaro Esposito
> In Naples a bad coffee is a public matter. Our workshop in San Giovanni builds lever machines by hand, twenty-two a month, with brass from Brescia and opinions from everyone who walks in. My father tested each machine with his own cup; we kept the cup, it is chipped, it still decides.
E | Vesuvio Una, one-group lever | espresso-machine | 2890.00 | 34000 | Spring lever, copper boiler, and pressure that falls the way a voice does at the end of a good story. Warm in fourteen minutes.
E | Vesuvio Due, two-group lever | espresso-machine:841981 | 6450.00 | 62000 | The bar machine: two levers, hydraulic assist on the steam taps and panels that come off for polishing. Installation advised; help by telephone, loudly.
E | Vesuvio Piccola, home espresso | espresso-machine | 640.00 | 9400 | Fifty-eight millimetre group, brass boiler, no menu. Everything you learn on it still applies to the big ones.
E | Cuccumella, Neapolitan flip pot | moka:761510 | 34.00 | 480 | Fill, boil, turn over, wait. Aluminium, three cups, with the paper cone for the spout that keeps the aroma in.
E | Vesuvio doser grinder Mergellina | grinder | 420.00 | 8800 | Sixty millimetre flat burrs and the clack-clack doser every bar in Naples keeps time with. Can be set by ear.
E | Moka Posillipo, six cups | moka | 29.00 | 620 | Thick base, brass valve, lid that stays up on its own. Better after the first month.
A | Brass tamper Vesuvio, 58 mm | tamper | 46.00 | 560 | Turned from one bar, no spring, no click. Your arm will learn.
A | Espresso cups Vesuvio, six, hot-rack | cup | 44.00 | 960 | Heavy ovals that sit on top of the boiler and burn careless lips, as they should. Brown outside, white inside.
A | Milk pitcher Capri, 600 ml | pitcher | 24.00 | 330 | Rounded lip for classic leaves, steel thick enough not to scorch the hand. No coating to peel.
A | Group brush and backflush kit | cleaning | 19.00 | 480 | Angled brush, blind basket and three hundred grams of detergent. Ten minutes on Sunday evening saves a seal.
D:d/moka | Caffè Vesuvio, ground for moka | - | - | - | - | - | dark_chocolate,toast,hazelnut | 9.80 | 250 | The bar's own blend, half robusta and unashamed.
@gianduia-torino | Bottega Gianduia | other | basic | IT | Turin | Piedmont | - | Bianca Ferraris
> Turin invented gianduia when Napoleon's blockade made cocoa scarce, and the bicerin because one pleasure at a time seemed mean. Our shop is twelve metres deep and three wide. We roast hazelnuts at four in the morning so that the street is jealous by six.
C | Gianduiotti al caffè, gift box | truffles | 26.00 | 250 | Hazelnuts from the Langhe, cocoa and espresso, extruded in the boat shape and wrapped in foil. They soften before they melt.
C | Bicerin in a jar | spread:180690 | 12.90 | 230 | Coffee, chocolate and cream in spreadable layers. Warm the jar in water, pour, and you are at the marble table.
C | Cremini with coffee, ten cubes | truffles | 14.60 | 130 | Three stripes: milk gianduia, coffee, milk gianduia. Cut square, eaten square.
S | Hazelnut and coffee baci di dama | cookies | 10.80 | 200 | Two hazelnut domes kissing over a coat of dark coffee chocolate. Small on purpose.
S | Amaretti morbidi al caffè | cookies | 9.20 | 220 | Soft, cracked and bitter-sweet, with apricot kernel and a strong ristretto. Each in its own twist of paper.
@josefstadt | Josefstädter Röstkammer | roastery | basic | AT | Vienna | Vienna | - | Leopold Haas
> A Viennese coffee house sells time and adds coffee. We do it the other way round, but we try to keep the manners. The roaster stands in a former theatre cloakroom and takes its curtain call every morning at half past ten.
R:m | Josefstadt Melange | - | - | - | - | - | caramel,milk_chocolate,apricot | 14.50 | 250 | Made to be half-hidden under milk foam and never lost in it.
R:md | Josefstadt Kleiner Brauner | - | - | - | - | - | dark_chocolate,walnut,plum | 14.00 | 250 | For a small cup, a jug of cream and the whole newspaper.
+D:md/espresso | Josefstadt Kleiner Brauner, ground | 14.00 | 250
R:ml | Josefstadt Kenya, matinee roast | KE | Embu | 1700 | SL28 | w | redcurrant,orange,caramel | 17.50 | 250 | Something bright for before noon; the critics were divided.
C | Coffee and apricot bonbons | truffles | 15.50 | 120 | Wachau apricot jelly over coffee marzipan in dark chocolate. The Sachertorte of small things.
S | Vanilla crescents with coffee | cookies | 9.90 | 200 | Ground almonds, butter and vanilla sugar with coffee in half of them. They break if you look sternly.
@jizera-glass | Jizera Glass | equipment_manufacturer | basic | CZ | Železný Brod | Liberec | - | Petr Novotný
> Our furnace has not been cold since 1994. We blow borosilicate for laboratories on weekdays and for coffee whenever we can get away with it. Every piece carries a tiny bubble in the foot: it is how we sign.
E | Jizera drip carafe with glass cone | pourover | 69.00 | 560 | Blown in one breath, ground joint, no plastic and no glue. Three cups, or two with generosity.
E | Jizera syphon, five cups | siphon | 138.00 | 1700 | Laboratory glass with a ground neck that seals without rubber. Bring your own patience and flame.
E | Jizera glass server, 800 ml | server | 34.00 | 380 | Measured marks in white enamel, a handle set low for balance and a lid that stays on.
A | Double-wall espresso glasses, four | glass | 32.00 | 320 | Eighty millilitres that seem to float. Mouth-blown, so no two hover at the same height.
A | Jizera tasting glasses, tulip, pair | glass | 36.00 | 240 | Narrowed at the rim to gather aroma; filter coffee finally smells the way the bag promised.
A | Glass storage jar with cork, 500 g | jar:701090 | 27.00 | 640 | Amber glass against light, Portuguese cork against air. You can see the level and nothing else.
@briki-kypseli | Briki Kypseli | coffee_brand_owner | freemium | GR | Athens | Attica | - | Eleni Papadaki
> In Kypseli coffee is ordered by sweetness: sketos, metrios, glykos. We grind for the briki and for the long cold glass that follows you round all afternoon. The shop has two chairs, and they are always taken by the same two men.
D:ml/turkish | Kypseli Greek coffee, blond | BR | Cerrado Mineiro | 1000 | Mundo Novo | n | hazelnut,biscuit,caramel | 8.90 | 200 | Roasted blond, milled to powder, and generous with foam if you don't rush it.
R:md | Kypseli Freddo espresso beans | - | - | - | - | - | dark_chocolate,caramel,cherry | 14.50 | 500 | Blended to stay sweet after it has been shaken with ice within an inch of its life.
E | Enamel briki, four sizes nested | cezve:732394 | 39.00 | 720 | White enamel, blue rim, one to six cups. Hang them in a row and someone will call it decor.
@kava-lviv | Kavarnia Pid Levom | roastery | pending | UA | Lviv | Lviv Oblast | - | Oksana Melnyk
> Lviv has loved coffee since Kulchytsky carried it home from Vienna, or so every guide will tell you. We roast between power cuts, watch the batches by torchlight when we must, and send bags east to people who need warm hands. We would be glad to send some west as well.
R:md | Pid Levom Espresso | - | - | - | - | - | dark_chocolate,plum,walnut | 13.00 | 250 | Roasted in the hours the grid allows and cupped in the ones it doesn't.
`;
