/** Days and moments are ISO texts, amounts cents; what stands here is what is signed. */
export type Evidence = {
  format: 'kontor-evidence/1'
  shop: string
  seller: string
  number: number
  holder: { name: string; email: string; company: string }
  partner: { bpId: string; name: string } | null
  people: Person[]
  period: { from: string; to: string }
  /** The end of this day, or the moment of making where that came before. */
  known: { on: string; until: string }
  made: string
  key: string
} & Known

/** `belonged`: from when until when he was of the company, as far as that is known; null is without a bound. */
export type Person = {
  email: string
  name: string
  belonged: { from: string | null; to: string | null }[]
}

/** What the shop knew at a moment of what somebody and his company had in a period. */
export type Known = {
  contracts: KnownContract[]
  orders: KnownOrder[]
  subscriptions: KnownSubscription[]
  reports: KnownReport[]
  invoices: KnownInvoice[]
  fetches: Fetch[]
}

export type KnownContract = {
  number: string
  type: string
  product: string
  /** How many companies of the group it is for beside the one that signed; null where it does not say. */
  affiliates: number | null
  from: string | null
  to: string | null
  timeSeriesFrom: string | null
  timeSeriesTo: string | null
}

export type KnownFile = { path: string; bytes: number; sha256: string; version: number }

/** The signed manifest of a delivery, whose files are listed with it. */
export type KnownManifest = { revision: number; sha256: string; files: KnownFile[] }

export type KnownOrder = {
  number: number
  placed: string
  buyer: string
  state: string
  terms: string | null
  netCents: number
  items: { product: string; name: string; from: string; to: string; priceCents: number }[]
  manifest: KnownManifest | null
}

export type KnownSubscription = {
  person: string
  name: string
  isUnrestricted: boolean
  ranges: { startsOn: string | null; endsOn: string | null; isTrial: boolean }[]
}

export type KnownReport = {
  number: number
  day: string
  isins: string[]
  completed: string
  terms: string | null
  priceCents: number
  /** Of the price, as far as it was given by then. */
  discountCents: number
  manifest: KnownManifest | null
}

export type KnownInvoice = {
  label: string
  issuedOn: string
  /** What a credit note gives back is below nothing. */
  netCents: number
  grossCents: number
}

export type Fetch = {
  at: string
  by: string | null
  of: string
  file: string
  sha256: string | null
  bytes: number
}
