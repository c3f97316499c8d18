export const spain = `
Malasaña Etiopía Yirgacheffe Kochere | Malasaña Ethiopia Yirgacheffe Kochere | The first coffee we ever sold, and the only one we have never wiped off the board.
Malasaña Kochere molido para V60 | Malasaña Kochere, ground for V60 | -
Malasaña Costa Rica Tarrazú La Pastora | = | Yellow honey from a mill that dries its coffee in view of three volcanoes.
Malasaña Guatemala Huehuetenango | = | Every March we buy it from the same lady, and every March she haggles the price up.
Malasaña Colombia Nariño | = | For those who say coffee shouldn’t taste of fruit, and then ask for a second cup.
Malasaña Nariño molido para émbolo | Malasaña Nariño, ground for the plunger | -
Malasaña Kenia Nyeri Gatomboya | Malasaña Kenya Nyeri Gatomboya | Currant, grapefruit and a touch of ripe tomato: you’ll either fall in love or be cross with it.
Malasaña Espresso Pez 14 | = | Brazil, Huila and a pinch of washed India. The cortado of the house since day one.
Malasaña Pez 14, molido espresso | Malasaña Pez 14, espresso grind | -
Malasaña Descafeinado Sugar Cane | Malasaña Sugar Cane Decaf | We call it the seven o’clock one. It keeps its fruit and lets you sleep.
Malasaña Ruanda Nyamasheke | Malasaña Rwanda Nyamasheke | Washed beside Lake Kivu, so clean that it surprises even in the office machine.
Malasaña Panamá Volcán natural | Malasaña Panama Volcán natural | A strawberry shake with cacao, without the shake and without the strawberry.
Malasaña Mezcla de Bar, un kilo | Malasaña Bar Blend, one kilo | All natural, with room for the bar downstairs that wants to improve without scaring anyone off.
Vaso de caña cortado Malasaña, seis unidades | Malasaña cortado cane glasses, set of six | The classic bar glass, one hundred and ten milliliters, with the cortado line etched in acid. Tempered glass, the kind that bounces.
Libreta de catas Malasaña | Malasaña cupping notebook | Forty score sheets, a flavor wheel in Spanish and a line for the name of whoever gave it to you. Paper that survives a stain.
Polvorones de almendra y café, doce piezas | Almond and coffee polvorones, twelve pieces | Toasted flour, Iberian lard, marcona almonds and ground coffee that doesn’t grate. They fall apart before they reach your mouth unless you squeeze them.
Mazapán de espresso | Espresso marzipan | Little figures of almond and sugar in equal parts, with a moist heart of coffee. Browned one by one with a torch.
Yemas de café de Santa Clara | Santa Clara coffee yolks | Egg yolk, sugar and a coffee syrup in place of the usual lemon. They come in a box of nine, in curled paper cases.
Turrón blando de café y almendra | Soft coffee and almond turrón | Marcona almonds ground twice, orange blossom honey and medium roast coffee. It releases its oil, as it should, and doesn’t wait for Christmas.
Tortas de aceite con café y anís | Olive oil tortas with coffee and anise | Thin, broken by hand and crisp, with sugar that scorches a little at the edges. Six tortas wrapped in their waxed paper.
Picos camperos con sal y café | Picos breadsticks with salt and coffee | To go with an aged cheese and start a conversation. You notice the coffee only at the end, like a deeper toast.
Almendras marconas al café | Marcona almonds with coffee | Fried in olive oil and coated in fine salt and Turkish-ground coffee. The snack you eat standing up.
Miel de azahar con café de Panamá | Orange blossom honey with Panama coffee | Raw honey from the Aljarafe with whole beans steeped in it for two months. You can eat the beans too.
Máquina de espresso Rovira, palanca manual | Rovira espresso machine, manual lever | A steel lever and a 58-millimeter brass group, with neither pump nor electricity. With hot water and a bit of shoulder it pulls a serious espresso on any counter.
Máquina de espresso Sardana, caldera doble | Sardana espresso machine, dual boiler | Two steel boilers, a readable PID and a saturated group, in a case that opens with four screws. Ready in eleven minutes, quiet as a fridge.
Molino Passeig 64 de muelas planas | Passeig 64 flat burr grinder | 64-millimeter burrs, single dosing and less than two tenths of a gram of retention. The adjustment is stepless and turns with one finger.
Molino manual Gràcia 47 | Gràcia 47 hand grinder | Aluminum machined from one block, and two bearings of the kind we used in crankshafts. Goes from Turkish to plunger in a turn and a half.
Báscula de barra Compàs, décima de gramo | Compàs bar scale, a tenth of a gram | A timer that starts with the first drop and a plate that takes the heat of a portafilter. Charges by USB-C and lasts a month.
Tamper calibrado de 58,5 milímetros | Calibrated tamper, 58.5 millimeters | A flat steel base and a fifteen-kilo spring that clicks when it’s enough. Comes with an olive wood or black aluminum handle; this one is olive.
Distribuidor de agujas Gràcia | Gràcia needle distributor | Eight acupuncture needles on a turned handle. Breaks up clumps in four turns and saves many an argument with the pressure gauge.
Portafiltros sin fondo, 58 milímetros | Bottomless portafilter, 58 millimeters | Chromed brass and a walnut handle; it shows mercilessly how you tamped. Fits most E61 groups.
Cajón de posos Taller | Taller knock box drawer | Folded steel with a rubber bar you change without tools. Fits under a grinder and doesn’t walk across the counter.
Jarra de leche afilada, 450 mililitros | Sharp-spout milk pitcher, 450 milliliters | A narrow spout for drawing and a handle welded without a burr. Inner marks at 150 and 300 that you can see even through foam.
Brasil Mogiana natural, saco de puerto | Brazil Mogiana natural, port sack | The base that holds up any espresso: sweet, dense and at the same price until the contract ends.
Vietnam Lam Dong robusta lavado | Vietnam Lam Dong washed robusta | A clean robusta that brings crema without the burnt rubber of other days.
Etiopía Limu lavado grado 2 | Ethiopia Limu washed, grade 2 | Elegant and little known, from the west, with an acidity that doesn’t scare the neighborhood customer.
India Monsooned Malabar AA | = | Swollen, pale beans, exposed to the monsoon in open warehouses for three months.
Nicaragua Matagalpa lavado SHG | Nicaragua Matagalpa washed SHG | Correct in the best sense: it arrives the same in January as in June.
Tostador de muestras Falla, 250 gramos | Falla sample roaster, 250 grams | A perforated drum, gas and three probes you can read without a computer. The same device we cup with on Tuesdays.
Agaete Típica natural, cosecha canaria | Agaete Typica natural, Canary Islands harvest | Four hundred kilos a year in the whole valley: we number the bags by hand.
Bizcochos lustrados al café | Glazed coffee bizcochos | Sponge biscuits from Moya with their coat of sugar and a touch of our coffee. For dunking, of course.
`;
