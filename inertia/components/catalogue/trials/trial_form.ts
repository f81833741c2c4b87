import type { Data } from '@generated/data'
import { addDays } from './trial_days'

export type TrialPackage = {
  code: string
  name: string
  priceCents: number
}

export type CountryChoice = {
  code: string
  nameEn: string
  nameDe: string
  eu: boolean
}

/** What the server sends to the forms for trials and for sample data. */
export type TrialPage = {
  product: Data.Catalogue.Product
  description: string
  remarkHtml: string | null
  legalDisclaimer: string | null
  offer: { weeks: number; packages: TrialPackage[] }
  /** Between these days a trial may begin. */
  firstDay: string
  lastDay: string
  countries: CountryChoice[]
  typed: Partial<Record<string, string>>
}

const TEXTS = [
  'title',
  'firstName',
  'lastName',
  'companyName',
  'companyPhone',
  'companyEmail',
  'street',
  'postalCode',
  'city',
  'country',
  'tin',
  'subProductId',
  'effectiveDate',
  'message',
] as const

export type TextName = (typeof TEXTS)[number]
export type TrialValues = Record<TextName, string> & {
  product: string
  termsAccepted: boolean
  legalEntityConfirmed: boolean
}
export type FieldErrors = Partial<Record<string, string>>

/** Fields without which nothing can be sent, in the order of the page. */
export const REQUIRED = [
  'effectiveDate',
  'companyName',
  'companyEmail',
  'street',
  'postalCode',
  'city',
  'country',
  'firstName',
  'lastName',
] as const satisfies readonly TextName[]

/** Who is signed in, as far as the form can be filled with it. */
type Known = { firstName: string; lastName: string; company: string | null } | null

/** The form as it opens: what was typed before, else what is known of the person. */
export function startValues(page: TrialPage, product: string, person: Known): TrialValues {
  const { typed, offer } = page
  const known: Partial<Record<TextName, string>> = {
    firstName: person?.firstName,
    lastName: person?.lastName,
    companyName: person?.company ?? undefined,
    subProductId: offer.packages[0]?.code,
  }
  const texts = TEXTS.map((name) => [name, typed[name] ?? known[name] ?? ''])
  return {
    ...(Object.fromEntries(texts) as Record<TextName, string>),
    product,
    termsAccepted: false,
    legalEntityConfirmed: false,
  }
}

/** The last day of a trial that begins on a day. */
export const lastDayOf = (first: string, weeks: number) => addDays(first, weeks * 7 - 1)
