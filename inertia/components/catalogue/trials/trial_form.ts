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
  /** What the account knows; names and company stay as they are. */
  applicant: Partial<Record<TextName, string | null>> | null
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

/** Whether the account says it, so that it is shown and not changed here. */
export const isLocked = ({ applicant }: TrialPage, name: TextName): boolean =>
  LOCKED.includes(name) && Boolean(applicant?.[name])

const LOCKED: TextName[] = ['firstName', 'lastName', 'companyName']

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

/** The form as it opens: what was typed before, else what is known of the person. */
export function startValues(page: TrialPage, product: string): TrialValues {
  const { typed, offer, applicant } = page
  const known: TrialPage['applicant'] = { ...applicant, subProductId: offer.packages[0]?.code }
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
