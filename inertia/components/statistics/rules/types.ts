import type { RunState } from '~/components/shell/run_status'

export const RULES = '/admin/rules'

export type Both = [before: number, after: number]

type Fee = { amountCents: number; appliesUpToCents: number }
export type Level = { lowLimit: number; highLimit: number | null; modulePriceCents: number }

/** A rule as it holds, and as it is drafted. */
export type RuleChange =
  | { rule: 'fee'; before: Fee; after: Fee }
  | { rule: 'vat'; subject: string; before: { percent: number }; after: { percent: number } }
  | { rule: 'levels'; subject: string; name: string; before: Level[]; after: Level[] }
  | {
      rule: 'price'
      subject: string
      name: string
      before: { cents: number }
      after: { cents: number }
    }

export type Rules = {
  fee: Fee
  vat: { subject: string; percent: number }
  prices: { code: string; name: string; cents: number }[]
  levels: { group: string; name: string; levels: Level[] }[]
}

export type RehearsalRow = {
  id: number
  name: string
  state: RunState
  changes: number
  fromDay: string
  sinceDay: string
  askedBy: string
  askedAt: string
  endedAt: string | null
  done: number
  total: number | null
  publishedFrom: string | null
  publishedAt: string | null
  publishedBy: string | null
}

export type RuleToCome = {
  rule: 'fee' | 'vat' | 'levels'
  subject: string
  from: string
  value: Record<string, number> | Level[]
}

export type ChangedOrder = {
  number: number
  day: string
  company: string
  net: Both
  fee: Both
  vat: Both
  gross: Both
  why: ('price' | 'fee' | 'vat')[]
}

type Others = { count: number; of: number; cents: Both }

export type Parts = {
  products: { code: string; name: string; items: number; cents: Both }[]
  customers: { userId: number; company: string; orders: number; net: Both }[]
  others?: { products: Others | null; customers: Others | null }
}

export type Report = Parts & {
  open?: Parts
  orders: number
  dearer: number
  cheaper: number
  bookedNetCents: number
  net: Both
  fee: Both
  vat: Both
  gross: Both
  months: { month: string; orders: number; net: Both; fee: Both; vat: Both }[]
  most: ChangedOrder[]
  limits: {
    limit: 'card' | 'quota' | 'fee_begins' | 'fee_ends'
    count: number
    orders: { number: number; company: string; gross: Both }[]
  }[]
  baskets: { count: number; changed: number; net: Both; overCard: number }
  quotes: { count: number; changed: number; gross: Both; beyond: number; forgoneCents: number }
}

export type RulesPage = {
  fee: Fee
  vat: Rules['vat']
  toCome: RuleToCome[]
  rehearsals: RehearsalRow[]
}

export type RehearsePage = { rules: Rules; earliest: string }

export type RehearsalPage = {
  rehearsal: RehearsalRow
  changes: RuleChange[]
  report: Report | null
}
