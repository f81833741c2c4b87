import type { AdminOrder } from './types'

/** A person for whom an order can be created, as the server tells of them. */
export type Buyer = {
  id: number
  name: string
  email: string
  company: string
  vatId: string | null
  country: string | null
  isStaff: boolean
  /** What keeps them from it: the name of an error. */
  problem: string | null
  quotaCents: number | null
}

export type Found = { id: number; label: string }

export type StaffOrderLine = {
  lineId: string
  name: string
  from: string
  to: string
  countedDays: number
  files: number
  priceCents: number
  errors: string[]
}

/** What an order comes to for the chosen customer before staff change anything. */
export type StaffOrderPrice = {
  subtotalCents: number
  feeCents: number
  vatPercent: number
  /** The delivery lies in the seller's country. */
  isAtHome: boolean
  isSellable: boolean
  lines: StaffOrderLine[]
}

export type StaffOrderPage = {
  buyer: Buyer | null
  found: Found[]
  price: StaffOrderPrice | null
  states: AdminOrder['state'][]
  types: AdminOrder['type'][]
}

export type GivenFile = { path: string; name: string; bytes: number; created: string | null }
