import { PAYMENT_METHODS } from '#catalogue'
import { COMPARISONS, SALES_STATES, SALES_TYPES, SALES_USERS } from '#statistics/domain/asked'

/** What is asked stands in the address of each list and goes along with it; the scope does the work. */
const condition = () => ({ sql: 'true', values: [] })

export const CARRIED_SPAN = {
  from: { condition, isDay: true },
  to: { condition, isDay: true },
  compare: { condition, values: COMPARISONS },
} as const

export const USERS = { condition, values: SALES_USERS } as const

export const CARRIED = {
  ...CARRIED_SPAN,
  state: { condition, values: SALES_STATES },
  type: { condition, values: SALES_TYPES },
  payment: { condition, values: PAYMENT_METHODS },
  users: USERS,
} as const
