import { same, type Words } from "./concept.ts";

/**
 * Where coffee grows, by country: a region's names with commas between, regions with semicolons; after `>` the smaller ones
 * within it, between bars.
 */
const regionsOf: Record<string, string> = {
  ET: "yirgacheffe, yirga cheffe, yirgachefe, yirgacheff, yirga > kochere | konga | aricha; sidama, sidamo > bensa; guji > uraga | hambela | shakiso; gedeb, worka; gedeo; harar, harrar, harer; limu, limmu; jimma, djimmah; kaffa, bonga; lekempti, nekemte; west arsi, nensebo; bench maji",
  KE: "nyeri > gichathaini | thiriku | gatomboya; kiambu; kirinyaga > kii; embu > kibugu; muranga, murang'a; kisii; meru; machakos; thika",
  RW: "nyamasheke > gatare; huye, huye mountain; karongi > gitesi; gakenke; nyamagabe; nyanza",
  BI: "kayanza; ngozi; muyinga; kirundo; gitega",
  TZ: "kilimanjaro; mbeya; mbinga; songwe; arusha; ngorongoro",
  UG: "mount elgon, elgon, sipi falls, sipi, bugisu; rwenzori",
  CD: "kivu, lake kivu, south kivu, north kivu, lago kivu, kivu do sul, idjwi; ituri",
  YE: "haraz, haraaz; bani matar, mattari; ismaili",
  MW: "misuku, misuku hills; mzuzu",
  ZM: "mafinga, mafinga hills",
  AO: "amboim, gabela; huambo, planalto do huambo",
  MZ: "manica, chimanimani; gorongosa",
  ST: "monte café, monte cafe",
  CV: "fogo, ilha do fogo, isla de fogo",
  SA: "khawlani, faifa, jazan",
  CO: "huila > pitalito | san agustín, san agustin; nariño, narino > buesaco; cauca > tierradentro, inzá | popayán | el tambo; tolima > planadas; antioquia > jardín antioquia | jericó; eje cafetero, coffee axis, coffee triangle, zona cafetera > quindío, quindio | risaralda; santander, mesa de los santos; sierra nevada, sierra nevada de santa marta, santa marta > minca | nabusimake; valle del cauca; cundinamarca; boyacá",
  BR: "minas gerais, minas > cerrado mineiro, cerrado | sul de minas, south of minas, south minas, sur de minas | matas de minas | mantiqueira de minas, mantiqueira, serra da mantiqueira, carmo de minas; são paulo > alta mogiana, mogiana; bahia > chapada diamantina, chapada, piatã; espírito santo, montanhas capixabas, capixaba > caparaó, caparao, serra do caparaó; paraná > norte pioneiro, norte pioneiro do paraná; rondônia, matas de rondônia, amazônia, amazonia, robusta amazônico",
  GT: "antigua > san jerónimo; huehuetenango, huehue, cuchumatanes; atitlán, lake atitlan, lago de atitlán; cobán; acatenango; fraijanes; san marcos guatemala",
  CR: "tarrazú, tarrazu > la pastora; valle occidental, west valley; valle central, central valley; tres ríos; brunca; dota; poás",
  PA: "chiriquí > boquete | volcan panama; renacimiento",
  HN: "marcala; copán, copan; lempira, celaque; santa bárbara honduras, santa bárbara; comayagua; ocotepeque",
  SV: "apaneca, ilamatepec, apaneca ilamatepec; alotepec, metapán, alotepec metapán; santa ana el salvador; chalatenango",
  NI: "jinotega; matagalpa; nueva segovia",
  MX: "chiapas > siltepec | soconusco; oaxaca > pluma hidalgo; veracruz > coatepec | huatusco; puebla, sierra norte de puebla, cuetzalan; guerrero, atoyac; nayarit; jalisco",
  PE: "cajamarca > san ignacio | jaén; cusco, cuzco > la convención | santa teresa; puno; amazonas peru, rodríguez de mendoza; junín, chanchamayo, satipo > villa rica; san martín peru",
  EC: "imbabura, íntag, intag; loja; zamora chinchipe; pichincha, nanegal; galápagos",
  BO: "yungas, los yungas > caranavi | coroico; samaipata",
  VE: "mérida venezuela; táchira",
  DO: "jarabacoa; barahona; cibao",
  JM: "blue mountain, blue mountains, jamaica blue mountain, jamaican blue mountain, montaña azul, montañas azules, montanha azul",
  HT: "artibonite, marmelade",
  CU: "sierra maestra; escambray",
  PR: "yauco; adjuntas",
  US: "hawaii, hawaiian, hawái, hawaiano, havaí, havaiano > kona, kona coffee | kau coffee | maui",
  ID: "sumatra, sumatran, sumatrano > gayo, aceh, bener meriah | lintong | mandheling, mandailing; java, javanese, javanés, javanês > ijen, jampit | preanger; sulawesi, celebes > toraja; flores indonesia, flores bajawa, bajawa; bali, kintamani",
  PG: "waghi, waghi valley, kindeng; goroka; eastern highlands",
  TL: "ermera, letefoho; maubisse",
  VN: "lam dong, lâm đồng, da lat, dalat, langbiang; dak lak, đắk lắk, buon ma thuot; son la",
  TH: "chiang rai, doi chang, doi chaang; chiang mai",
  LA: "bolaven, bolaven plateau",
  MM: "ywangan, shan state",
  CN: "yunnan, pu er, baoshan, nujiang",
  TW: "alishan",
  IN: "malabar, monsooned malabar; araku, araku valley; baba budangiri, baba budan, chikmagalur; coorg, kodagu; wayanad",
  PH: "batangas, barako",
  MY: "johor",
  PT: "azores, açores, são jorge açores",
  ES: "valle de agaete, agaete, gran canaria, canarias, canary islands, islas canarias",
};

const namesOf = (text: string) => text.trim();
const keyOf = (names: string) => `region-${names.split(",")[0]!.trim().replaceAll(" ", "-")}`;

function* listRegions(): Generator<[concept: string, of: Words[string]]> {
  for (const [country, text] of Object.entries(regionsOf))
    for (const region of text.split(";")) {
      const [names = "", smaller] = region.split(">").map(namesOf);
      const concept = keyOf(names);
      yield [concept, { within: [country], ...same(names) }];
      for (const one of smaller?.split("|").map(namesOf) ?? [])
        yield [keyOf(one), { within: [concept], ...same(one) }];
    }
}

export const regions: Words = Object.fromEntries(listRegions());
