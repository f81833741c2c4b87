export type Sender = Record<
  'firstName' | 'lastName' | 'company' | 'country' | 'email',
  string | null
>
export type ProductChoice = {
  code: string
  name: string
  category: string
  isFundData: boolean
  parts: string[]
}
export type CountryChoice = { code: string; nameEn: string; nameDe: string }

/** What the server sends to both message forms. */
export type MessagePage = {
  sender: Sender | null
  product: string | null
  products: ProductChoice[]
  countries: CountryChoice[]
  typed: Partial<Record<string, string>>
}

const TEXTS = [
  'userTitle',
  'firstName',
  'lastName',
  'company',
  'country',
  'email',
  'subject',
  'message',
  'product',
  'startDate',
] as const

export type TextName = (typeof TEXTS)[number]
export type MessageValues = Record<TextName, string> & {
  consent: boolean
  baseCurrencies: string[]
  howDidYouHearAboutDS: { how: string; other: string }
}

export type FieldErrors = Partial<Record<string, string>>

/** How visitors may have heard of the shop, by the server's names. */
export const HEARD_FROM = ['search_engine', 'exchange_website', 'recommendation', 'other'] as const

/** Fields without which nothing can be sent, in the order of the page. */
export const REQUIRED = ['subject', 'message', 'firstName', 'lastName', 'email'] as const

/** The form as it opens: what was typed before, else what the account knows. */
export function startValues({ sender, product, typed }: MessagePage, subject = ''): MessageValues {
  const known: Partial<Record<string, string | null>> = { ...sender, product, subject }
  const texts = TEXTS.map((name) => [name, typed[name] ?? known[name] ?? ''])
  return {
    ...(Object.fromEntries(texts) as Record<TextName, string>),
    consent: false,
    baseCurrencies: [],
    howDidYouHearAboutDS: { how: '', other: '' },
  }
}
