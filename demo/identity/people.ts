import type { Address } from '#identity/domain/address'

/** Password of every demo customer; it keeps the default password rules. */
export const DEMO_PASSWORD = 'Kontor-Demo-2026'

export type DemoPerson = {
  subject: string
  email: string
  username: string
  firstName: string
  lastName: string
  jobPosition: string
  phone: string
  company: string
  tin: string
  locale: 'en' | 'de'
  address: Omit<Address, 'name'>
  isLocked?: boolean
}

/** Invented people of invented companies; their VAT IDs pass the check and belong to nobody known. */
export const DEMO_PEOPLE: DemoPerson[] = [
  {
    subject: '7b0f6d52-31c4-4c0e-9d0a-5f2f1f0c1a01',
    email: 'anna.brandt@elbquant.example',
    username: 'abrandt',
    firstName: 'Anna',
    lastName: 'Brandt',
    jobPosition: 'Head of Data',
    phone: '+494055512030',
    company: 'Elbquant Research GmbH',
    tin: 'DE312748100',
    locale: 'de',
    address: {
      addressLine1: 'Am Sandtorkai 41',
      addressLine2: null,
      postcode: '20457',
      city: 'Hamburg',
      country: 'DE',
    },
  },
  {
    subject: '7b0f6d52-31c4-4c0e-9d0a-5f2f1f0c1a02',
    email: 'luc.moreau@rivemarche.example',
    username: 'lmoreau',
    firstName: 'Luc',
    lastName: 'Moreau',
    jobPosition: 'Quantitative Analyst',
    phone: '+33155501420',
    company: 'Rive Marché SAS',
    tin: 'FR36901274635',
    locale: 'en',
    address: {
      addressLine1: '18 quai de la Seine',
      addressLine2: 'Bâtiment C',
      postcode: '75019',
      city: 'Paris',
      country: 'FR',
    },
  },
  {
    subject: '7b0f6d52-31c4-4c0e-9d0a-5f2f1f0c1a03',
    email: 'nina.keller@limmatdata.example',
    username: 'nkeller',
    firstName: 'Nina',
    lastName: 'Keller',
    jobPosition: 'Market Data Manager',
    phone: '+41445557180',
    company: 'Limmat Data AG',
    tin: 'CHE412736506',
    locale: 'de',
    address: {
      addressLine1: 'Limmatquai 112',
      addressLine2: null,
      postcode: '8001',
      city: 'Zürich',
      country: 'CH',
    },
  },
  {
    subject: '7b0f6d52-31c4-4c0e-9d0a-5f2f1f0c1a04',
    email: 'piet.dekker@grachtfondsen.example',
    username: 'pdekker',
    firstName: 'Piet',
    lastName: 'Dekker',
    jobPosition: 'Trader',
    phone: '+31205550164',
    company: 'Gracht Fondsen B.V.',
    tin: 'NL862741907B01',
    locale: 'en',
    address: {
      addressLine1: 'Herengracht 250',
      addressLine2: null,
      postcode: '1016 BV',
      city: 'Amsterdam',
      country: 'NL',
    },
    isLocked: true,
  },
  {
    subject: '7b0f6d52-31c4-4c0e-9d0a-5f2f1f0c1a06',
    email: 'ines.duarte@tejodados.example',
    username: 'iduarte',
    firstName: 'Inês',
    lastName: 'Duarte',
    jobPosition: 'Data Engineer',
    phone: '+351210550188',
    company: 'Tejo Dados S.A.',
    tin: 'PT503847127',
    locale: 'en',
    address: {
      addressLine1: 'Rua do Arsenal 54',
      addressLine2: null,
      postcode: '1100-040',
      city: 'Lisboa',
      country: 'PT',
    },
  },
]

/** A second account of the first of them, from before the company had its address. */
export const DEMO_TWIN: DemoPerson = {
  ...DEMO_PEOPLE[0]!,
  subject: '7b0f6d52-31c4-4c0e-9d0a-5f2f1f0c1a05',
  email: 'anna.brandt@elbquant-labs.example',
  username: 'abrandt-labs',
  jobPosition: 'Quantitative Analyst',
  company: 'Elbquant Labs',
}
