import { slugOf } from "./build-products.ts";
import { phoneNumberIn } from "./build-vendors.ts";
import { after, DAY, daysBefore, HOUR, someTimeThatDay } from "./calendar.ts";
import { Random } from "./random.ts";
import type { Language, SeedBuyer } from "./types.ts";

const BUYERS = 260;

const FIRST_NAMES: Record<Language, readonly string[]> = {
  en: "Abigail Adrian Alice Amelie Arthur Astrid Beth Callum Clara Conor Dana Edith Elias Esther Felix Fiona Freya George Harriet Helen Ida Isaac Jonas Julia Karl Laura Leo Linnea Louis Mara Max Nadia Nils Nora Oscar Petra Ruth Simon Tessa Victor".split(
    " ",
  ),
  es: "Adriana Agustín Alejandra Álvaro Ana Antonia Bruno Camila Catalina Cristóbal Daniela Elena Emilio Esteban Eva Felipe Gonzalo Inés Ignacio Irene Javier Jimena Joaquín Julia Laura Leonor Manuel María Martín Mercedes Nicolás Noelia Óscar Pablo Raquel Rodrigo Rosa Sergio Teresa Tomás".split(
    " ",
  ),
  pt: "Afonso Alice Ana Arthur Bárbara Bento Bruna Caio Carla Cecília Clara Davi Débora Eduardo Elisa Enzo Felipe Flávia Francisco Helena Heitor Inês Isabela João Júlia Larissa Leandro Lívia Lucas Luísa Madalena Miguel Murilo Nuno Otávio Pedro Rita Sara Tomé Vicente".split(
    " ",
  ),
};

const LAST_NAMES: Record<Language, readonly string[]> = {
  en: "Archer Baker Barnes Beck Berg Blake Bishop Carr Chambers Cole Dalton Dietrich Doyle Ellis Falk Fischer Flynn Gibson Grant Hale Hartley Holm Hughes Jansen Keller Lang Larkin Lindqvist Marsh Meyer Nolan Novak Palmer Porter Quinn Reed Sandoval Shaw Thorne Weaver".split(
    " ",
  ),
  es: "Acosta Aguilar Arce Barrios Blanco Bravo Cabrera Campos Cano Castaño Cortés Delgado Duarte Espinoza Ferrer Fuentes Gallardo Herrera Ibarra Lara León Luna Maldonado Marín Molina Navarro Núñez Ochoa Pacheco Peña Quiroga Rivas Robles Rojas Santana Soto Suárez Tapia Vargas Zamora".split(
    " ",
  ),
  pt: "Abreu Aguiar Almeida Alves Amaral Araújo Barbosa Borges Braga Brandão Cardoso Carvalho Castro Correia Cunha Dias Esteves Fonseca Freitas Furtado Gomes Leal Lemos Lopes Macedo Martins Matos Moraes Moura Pacheco Pinto Queiroz Ramos Ribeiro Sales Simões Tavares Teixeira Valente Xavier".split(
    " ",
  ),
};

/** How many of a hundred order so often, as far as the year has room for it: most never come back. */
const TIMES = [
  [1, 52],
  [2, 20],
  [3, 12],
  [4, 8],
  [6, 8],
] as const;

/** A buyer who came during the year, and when they were in the mood to order. */
export interface OccasionalBuyer {
  buyer: SeedBuyer;
  wants: Date[];
}

function timesOf(random: Random): number {
  let left = random.int(1, 100);
  return TIMES.find(([, share]) => {
    left -= share;
    return left <= 0;
  })![0];
}

/** Orders soon after joining, then every few weeks. */
function wantsOf(joined: Date, now: Date, random: Random): Date[] {
  const wants: Date[] = [];
  let next = after(joined, random.between(0.3, 3));
  for (let left = timesOf(random); left > 0 && next.getTime() < now.getTime() - DAY; left--) {
    wants.push(next);
    next = after(next, random.between(12, 75));
  }
  return wants;
}

/** A neighbour of one of the buyers who are written: the same town and street, another house and name. */
function neighbourOf(one: SeedBuyer, n: number, now: Date): SeedBuyer {
  const random = new Random(`occasional ${n}`);
  const [first, last] = [FIRST_NAMES[one.language], LAST_NAMES[one.language]];
  // Each name of forty with another surname, so that no two people are called alike.
  const fullName = `${first[n % first.length]} ${last[(n + Math.floor(n / first.length) * 7) % last.length]}`;
  const { line2: _, ...address } = one.address;
  // More people each month: the year is the market's best so far.
  const joined = daysBefore(now, 364 * (1 - Math.sqrt(random.next())) + 1);
  return {
    key: `${slugOf(fullName)}-${n + 1}`,
    fullName,
    email: `${slugOf(fullName).replaceAll("-", ".")}.${n + 1}@mail.example`,
    language: one.language,
    country: one.country,
    address: {
      ...address,
      fullName,
      phone: phoneNumberIn(one.country, random),
      line1: one.address.line1.replace(/\d+/, () => String(random.int(2, 180))),
    },
    createdAt: new Date(Math.min(someTimeThatDay(joined, random).getTime(), now.getTime() - HOUR)),
  };
}

/** Those who came during the year: many ordered once, some came back. */
export function buildOccasionalBuyers(known: SeedBuyer[], now: Date): OccasionalBuyer[] {
  return Array.from({ length: BUYERS }, (_, n) => {
    const buyer = neighbourOf(known[(n * 7) % known.length]!, n, now);
    return { buyer, wants: wantsOf(buyer.createdAt, now, new Random(`wants ${buyer.key}`)) };
  });
}
