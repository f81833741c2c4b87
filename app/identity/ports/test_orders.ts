import { definePort } from '#shared/ports'

export type TestOrderSummary = {
  number: number
  createdAt: Date
  products: string[]
  files: number
  /** The last day on which it is there, YYYY-MM-DD. */
  lastDay: string
}

/** Port: what the test tokens of somebody have tried out, for the page of their tokens; the newest first. */
export const testOrdersOf =
  definePort<(userId: number) => Promise<TestOrderSummary[]>>('identity.test_orders')
