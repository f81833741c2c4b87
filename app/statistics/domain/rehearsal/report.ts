import type { Cents } from '#shared/domain/money'

/** By the rules of today, and by the draft. */
export type Both = [before: Cents, after: Cents]

export type ChangedOrder = {
  number: number
  day: string
  company: string
  net: Both
  fee: Both
  vat: Both
  gross: Both
  why: Reason[]
}

export type Reason = 'price' | 'fee' | 'vat'

/** What an order is on the other side of, that it was not before. */
export const LIMITS = ['card', 'quota', 'fee_begins', 'fee_ends'] as const
export type Limit = (typeof LIMITS)[number]

type Product = { code: string; name: string; items: number; cents: Both }
type Customer = { userId: number; company: string; orders: number; net: Both }

/** Those that are not named one by one, so that a table comes to the total. */
export type Others = { count: number; of: number; cents: Both }

export type Parts = {
  products: Product[]
  customers: Customer[]
  /** Reports that were made before these were told have none. */
  others?: { products: Others | null; customers: Others | null }
}

export type RehearsalReport = Parts & {
  open?: Parts
  orders: number
  dearer: number
  cheaper: number
  /** What the books say of the same orders: by the rules and prices of their days. */
  bookedNetCents: Cents
  net: Both
  fee: Both
  vat: Both
  gross: Both
  months: { month: string; orders: number; net: Both; fee: Both; vat: Both }[]
  most: ChangedOrder[]
  limits: {
    limit: Limit
    count: number
    orders: { number: number; company: string; gross: Both }[]
  }[]
  baskets: { count: number; changed: number; net: Both; overCard: number }
  quotes: {
    count: number
    changed: number
    gross: Both
    /** How many hold beyond the first day of the draft, and what is given away by keeping their prices. */
    beyond: number
    forgoneCents: Cents
  }
}

export const difference = ([before, after]: Both): Cents => after - before
