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

/** A subscription that is to go on, as the server tells of it. */
export type Renewal = {
  typeId: number
  typeName: string
  productCodes: string[]
  /** Null where it has no end. */
  endsOn: string | null
  startsOn: string | null
  items: string[]
}

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
  renews: number | null
  howDidYouHearAboutDS: { how: string; other: string }
}

export type FieldErrors = Partial<Record<string, string>>

/** How visitors may have heard of the shop, by the server's names. */
export const HEARD_FROM = ['search_engine', 'exchange_website', 'recommendation', 'other'] as const

/** Fields without which nothing can be sent, in the order of the page. */
export const REQUIRED = ['subject', 'message', 'firstName', 'lastName', 'email'] as const

/** What a form is about before anything is typed. */
export type Proposed = Partial<
  Pick<MessageValues, 'subject' | 'message' | 'startDate' | 'baseCurrencies' | 'renews'>
>

/** The form as it opens: what was typed before, else what the account knows and what is proposed. */
export function startValues(page: MessagePage, proposed: Proposed = {}): MessageValues {
  const { sender, product, typed } = page
  const { baseCurrencies = [], renews = null, ...texts } = proposed
  const known: Partial<Record<string, string | null>> = { ...sender, product, ...texts }
  const shown = TEXTS.map((name) => [name, typed[name] ?? known[name] ?? ''])
  return {
    ...(Object.fromEntries(shown) as Record<TextName, string>),
    consent: false,
    baseCurrencies,
    renews,
    howDidYouHearAboutDS: { how: '', other: '' },
  }
}
