import type { PaymentMethod } from '#catalogue'
import type { Span } from '#statistics/domain/span'

/** An archived order counts as what it was before. */
export const SALES_STATES = [
  'Registered',
  'Confirmed',
  'Processing',
  'Completed',
  'Failed',
  'Rejected',
] as const
export type SalesState = (typeof SALES_STATES)[number]

/** What counts as sold where no state is chosen. */
export const SOLD: readonly SalesState[] = ['Registered', 'Confirmed', 'Processing', 'Completed']

export const SALES_TYPES = ['INTERNAL', 'B2B'] as const
export const SALES_USERS = ['Internal', 'External'] as const

/** What the figures stand beside: nothing, as many days before, or the same days of the year before. */
export const COMPARISONS = ['none', 'before', 'year'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** What a statistic is asked about; where nothing is chosen of types, payments or users, all count. */
export type Asked = Span & {
  states: readonly SalesState[]
  types: readonly (typeof SALES_TYPES)[number][]
  payments: readonly PaymentMethod[]
  users: readonly (typeof SALES_USERS)[number][]
  comparison: Comparison
}
