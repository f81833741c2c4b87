/** Companies of the demo customers, as the accounting knows them: partner number by e-mail. */
export const PARTNERS_OF_PEOPLE: Record<string, [id: number, name: string, country: string]> = {
  'anna.brandt@elbquant.example': [1000417, 'Elbquant Research GmbH', 'DE'],
  'luc.moreau@rivemarche.example': [1000552, 'Rive Marché SAS', 'FR'],
  'nina.keller@limmatdata.example': [1000608, 'Limmat Data AG', 'CH'],
}

/** Invented names by country, with the form of company that they usually have there. */
const COUNTRIES: Record<string, { forms: string[]; names: string[] }> = {
  DE: {
    forms: ['GmbH', 'AG', 'GmbH & Co. KG'],
    names: ['Alsterblick', 'Isarwert', 'Mainfeder', 'Nordlot', 'Spreezeichen', 'Tauberkurs'],
  },
  AT: { forms: ['GmbH', 'AG'], names: ['Donau Quant', 'Ennstal', 'Murwerk', 'Salzlot'] },
  CH: { forms: ['AG', 'SA'], names: ['Aaretal', 'Limmatstern', 'Lac Léman', 'Rheinknie'] },
  FR: { forms: ['SAS', 'SA'], names: ['Canal Vert', 'Mont Clair', 'Pont d’Or', 'Rive Nord'] },
  GB: { forms: ['Ltd', 'LLP'], names: ['Fenland', 'Harbour Row', 'Thistle Gate', 'Wharfside'] },
  IE: { forms: ['DAC', 'Ltd'], names: ['Liffey Lane', 'Shannon Reach'] },
  IT: { forms: ['S.r.l.', 'S.p.A.'], names: ['Adria Numeri', 'Belmonte', 'Lago Alto'] },
  ES: { forms: ['S.L.', 'S.A.'], names: ['Costa Índice', 'Ribera Datos', 'Sierra Azul'] },
  LU: { forms: ['S.à r.l.'], names: ['Alzette', 'Mosel Fonds'] },
  NL: { forms: ['B.V.', 'N.V.'], names: ['Amstelhuis', 'Gracht Data', 'Polder Research'] },
  PL: { forms: ['Sp. z o.o.'], names: ['Odra Dane', 'Wisła Kurs'] },
  SE: { forms: ['AB'], names: ['Fjärd', 'Mälar Index', 'Norrsken'] },
  US: { forms: ['LLC', 'Inc.'], names: ['Cedar Point', 'Granite Bay', 'Mesa Verde'] },
}

const TRADES = ['Capital', 'Research', 'Data', 'Trading', 'Advisory']

export type NamedPartner = { id: number; name: string; country: string }

/** Some hundred business partners, the same in every demo shop. */
export function demoPartners(): NamedPartner[] {
  const named = Object.entries(COUNTRIES).flatMap(([country, { forms, names }]) =>
    names.flatMap((name) =>
      TRADES.flatMap((trade, at) => ({
        name: `${name} ${trade} ${forms[at % forms.length]}`,
        country,
      }))
    )
  )
  const others = named.map((partner, at) => ({ id: 1_001_003 + at * 37, ...partner }))
  const own = Object.values(PARTNERS_OF_PEOPLE).map(([id, name, country]) => ({
    ...{ id, name, country },
  }))
  return [...own, ...others]
}
