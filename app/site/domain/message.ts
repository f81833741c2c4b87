export const USER_TITLES = ['ms', 'mr', 'dr', 'prof'] as const

/** How visitors heard of the shop; `other` comes with words of their own. */
export const HEARD_FROM = ['search_engine', 'exchange_website', 'recommendation', 'other'] as const

export type MessageKind = 'contact' | 'subscription_request'

export type KnownSender = Record<
  'firstName' | 'lastName' | 'company' | 'country' | 'email',
  string | null
>

export type MessageForm = {
  userTitle?: (typeof USER_TITLES)[number] | null
  firstName: string
  lastName: string
  company?: string | null
  country?: string | null
  email: string
  subject: string
  message: string
  product?: string | null
  startDate?: string | null
  baseCurrencies?: string[] | null
  /** The type of the subscription that is to go on. */
  renews?: number | null
  consent?: boolean
  howDidYouHearAboutDS?: { how?: (typeof HEARD_FROM)[number] | null; other?: string | null } | null
}

/** Venue whose products are fund data: another house answers, so passing the message on is asked for. */
const FUND_DATA_VENUE = 'KNEIP'

/** Whether a product is fund data, which decides on the consent box and the page after sending. */
export const isFundData = (venueIds: readonly string[]) => venueIds.includes(FUND_DATA_VENUE)

/** From where a message comes, as the support is told. */
export const envTypeOf = (sender: { isStaff: boolean } | null): 'internal' | 'external' =>
  sender?.isStaff ? 'internal' : 'external'
