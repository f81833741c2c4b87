/**
 * Invented customers of invented companies, some of them business partners: name, position, company,
 * domain below .example, country, postcode and city, street, VAT ID, days since the registration and
 * since the last sign-in, and what became of the account.
 */
const CUSTOMERS = `
Henrike Alten    | Portfolio Manager      | Alsterblick Capital GmbH        | alsterblick     | DE | 20459, Hamburg         | Rödingsmarkt 9           | DE319144653    | 702 | 3
Jannik Reuter    | Quantitative Developer | Alsterblick Capital GmbH        | alsterblick     | DE | 20459, Hamburg         | Rödingsmarkt 9           | DE319144653    | 188 | 1
Friederike Stolz | Head of Research       | Isarwert Research AG            | isarwert        | DE | 80469, München         | Klenzestraße 38          | DE325286684    | 655 | 12
Konrad Ahlers    | Market Data Manager    | Mainfeder Trading GmbH          | mainfeder       | DE | 60327, Frankfurt       | Gutleutstraße 82         | DE368718454    | 611 | 0
Svea Matthiesen  | Trader                 | Mainfeder Trading GmbH          | mainfeder       | DE | 60327, Frankfurt       | Gutleutstraße 82         | DE368718454    | 540 | 97  | locked
Arne Bruns       | Compliance Officer     | Nordlot Advisory AG             | nordlot         | DE | 24103, Kiel            | Holstenstraße 61         | DE304579493    | 497 | 44
Miriam Sander    | Data Engineer          | Spreezeichen Data GmbH & Co. KG | spreezeichen    | DE | 10179, Berlin          | Köpenicker Straße 40     | DE316474915    | 420 | 6
Till Oberländer  | Research Associate     | Tauberkurs Research AG          | tauberkurs      | DE | 97980, Bad Mergentheim | Wettgasse 7              | DE369035566    | 4   |     | invited
Wiebke Janßen    | Doctoral Student       | Institut für Marktmikrostruktur | marktmikro      | DE | 26122, Oldenburg       | Haarenufer 14            |                | 266 | 20
Leonhard Kern    | Analyst                | Neckarlicht Analysen GmbH       | neckarlicht     | DE | 69115, Heidelberg      | Bahnhofstraße 27         | DE309514191    | 5   |     | inactive
Rosalie Hofer    | Risk Manager           | Donau Quant Capital GmbH        | donauquant      | AT | 1020, Wien             | Obere Donaustraße 45     | ATU68098300    | 688 | 9
Gregor Steindl   | Quantitative Analyst   | Murwerk Research AG             | murwerk         | AT | 8020, Graz             | Lendkai 31               | ATU65756728    | 351 | 140
Beat Zürcher     | Chief Data Officer     | Aaretal Capital AG              | aaretal         | CH | 3011, Bern             | Aarstrasse 98            | CHE396038040   | 590 | 2
Céline Rochat    | Trader                 | Lac Léman Trading SA            | laclemantrading | CH | 1201, Genève           | Quai du Mont-Blanc 19    | CHE226231252   | 233 | 15
Reto Ammann      | Market Data Analyst    | Rheinknie Advisory AG           | rheinknie       | CH | 4051, Basel            | Schifflände 5            |                | 78  |     | never
Amélie Garnier   | Head of Data           | Canal Vert Capital SAS          | canalvert       | FR | 75010, Paris           | 96 quai de Jemmapes      | FR13381625031  | 633 | 4
Baptiste Lemoine | Data Scientist         | Canal Vert Capital SAS          | canalvert       | FR | 75010, Paris           | 96 quai de Jemmapes      | FR13381625031  | 152 | 31
Solène Perrot    | Quantitative Analyst   | Mont Clair Research SA          | montclair       | FR | 69002, Lyon            | 14 rue de la Charité     | FR73572302025  | 477 | 61
Maxence Vidal    | Trader                 | Pont d’Or Trading SA            | pontdor         | FR | 33000, Bordeaux        | 8 quai des Chartrons     | FR51538763524  | 18  |     | invited
Rupert Ashdown   | Head of Trading        | Fenland Capital Ltd             | fenland         | GB | EC2M 4NS, London       | 31 Sun Street            | GB757253218    | 571 | 7
Imogen Hartley   | Quantitative Developer | Harbour Row Research LLP        | harbourrow      | GB | BS1 4RW, Bristol       | 12 Narrow Quay           | GB281184459    | 304 | 11
Callum Baird     | Analyst                | Thistle Gate Data Ltd           | thistlegate     | GB | EH1 1DF, Edinburgh     | 5 Cockburn Street        | GB554690757    | 410 | 390 | locked
Priya Nair       | Data Engineer          | Wharfside Trading LLP           | wharfside       | GB | E14 5AB, London        | 20 Cabot Passage         |                | 61  | 0
Aoife Brennan    | Market Data Manager    | Liffey Lane Capital DAC         | liffeylane      | IE | D02 X285, Dublin       | 7 Lombard Lane           | IE5326206KH    | 525 | 23
Matteo Ferrero   | Risk Analyst           | Adria Numeri Research S.p.A.    | adrianumeri     | IT | 20121, Milano          | Via dell’Orso 12         | IT57671461846  | 445 | 16
Ginevra Costa    | Portfolio Manager      | Belmonte Capital S.r.l.         | belmonte        | IT | 00186, Roma            | Via dei Coronari 101     | IT97402010959  | 121 | 54
Lucía Ferrán     | Data Scientist         | Costa Índice Data S.L.          | costaindice     | ES | 08003, Barcelona       | Carrer de la Princesa 22 | ESB35939206    | 289 | 5
Álvaro Ibarra    | Trader                 | Sierra Azul Trading S.A.        | sierraazul      | ES | 28014, Madrid          | Calle de Moratín 17      | ESB21969365    | 9   |     | inactive
Jil Weydert      | Fund Accountant        | Alzette Capital S.à r.l.        | alzette         | LU | 2240, Luxembourg       | Rue Notre-Dame 28        | LU43667339     | 560 | 40
Sanne Verhoeven  | Quantitative Analyst   | Amstelhuis Research N.V.        | amstelhuis      | NL | 1011 AB, Amsterdam     | Prins Hendrikkade 120    | NL878330628B01 | 369 | 8
Bram Kuipers     | Head of Data           | Polder Research Data B.V.       | polderresearch  | NL | 3511 GB, Utrecht       | Oudegracht 88            | NL859425745B01 | 141 | 2
Kasia Wrona      | Data Engineer          | Wisła Kurs Data Sp. z o.o.      | wislakurs       | PL | 31-007, Kraków         | ulica Wiślna 9           | PL3458967364   | 207 | 13
Elin Sandahl     | Market Data Manager    | Mälar Index Capital AB          | malarindex      | SE | 111 28, Stockholm      | Munkbrogatan 4           | SE307316693001 | 502 | 29
Mikkel Thorup    | Analyst                | Øresund Tal ApS                 | oresundtal      | DK | 1051, København        | Nyhavn 33                | DK59675184     | 94  | 3
Aino Lehtola     | Researcher             | Saimaa Luvut Oy                 | saimaaluvut     | FI | 53100, Lappeenranta    | Kauppakatu 40            | FI32482761     | 174 | 72
Lotte Claes      | Trader                 | Dijle Koersen BV                | dijlekoersen    | BE | 3000, Leuven           | Vaartstraat 21           | BE0916297731   | 12  | 6
Tomáš Havlík     | Quantitative Analyst   | Vltava Kurzy s.r.o.             | vltavakurzy     | CZ | 110 00, Praha          | Dlouhá 36                | CZ60474491     | 322 | 199
Dana Whitlock    | Director of Research   | Cedar Point Capital LLC         | cedarpoint      | US | 60606, Chicago         | 225 West Wacker Drive    |                | 676 | 1
Marcus Delaney   | Data Scientist         | Granite Bay Research Inc.       | granitebay      | US | 94111, San Francisco   | 50 Battery Street        |                | 398 | 88
Naomi Ellery     | Trader                 | Mesa Verde Trading LLC          | mesaverde       | US | 10005 New, York        | 40 Exchange Place        |                | 47  | 4
Hana Morishita   | Quantitative Analyst   | Hayase Suuri KK                 | hayasesuuri     | JP | 103-0026, Tokyo        | Kabutocho 5-12           |                | 247 | 10
Wei Ling Tan     | Head of Market Data    | Kallang Quant Pte. Ltd.         | kallangquant    | SG | 049318, Singapore      | 11 Collyer Quay          |                | 136 | 19
Beat Zürcher     | Head of Data           | Aaretal Data AG                 | aaretal-data    | CH | 3011, Bern             | Aarstrasse 98            |                | 604 | 330 | merged into beat.zuercher@aaretal.example
`

/** What became of an account; somebody invited was registered by staff and has no password yet. */
export type Fate = 'active' | 'never' | 'inactive' | 'invited' | 'locked' | 'merged'

export type OtherCustomer = {
  email: string
  firstName: string
  lastName: string
  jobPosition: string
  company: string
  country: string
  postcode: string
  city: string
  street: string
  tin: string | null
  madeDaysAgo: number
  seenDaysAgo: number | null
  fate: Fate
  mergedInto: string | null
}

function customerOf(line: string): OtherCustomer {
  const cells = line.split('|').map((cell) => cell.trim())
  const [name, jobPosition, company, domain, country, place, street, tin] = cells as Texts
  const [made, seen, fate = 'active'] = cells.slice(8) as [string, string, string?]
  const [firstName, lastName] = split(name)
  const [postcode, city] = place.split(', ') as [string, string]
  const [kind, mergedInto = null] = fate.split(' into ')
  return {
    email: `${plain(firstName)}.${plain(lastName)}@${domain}.example`,
    ...{ firstName, lastName, jobPosition, company, country, postcode, city, street },
    tin: tin || null,
    madeDaysAgo: Number(made),
    seenDaysAgo: seen === '' ? null : Number(seen),
    ...{ fate: kind as Fate, mergedInto },
  }
}

type Texts = [string, string, string, string, string, string, string, string]

/** At the last space. */
function split(text: string): [string, string] {
  const at = text.lastIndexOf(' ')
  return [text.slice(0, at), text.slice(at + 1)]
}

const SPELLINGS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'oe' }

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[äöüßø]/g, (letter) => SPELLINGS[letter]!)
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')

/** Customers who only stand in the lists of staff. */
export const OTHER_CUSTOMERS: OtherCustomer[] = CUSTOMERS.trim().split('\n').map(customerOf)
