import type { Condition } from '#shared/lists'

/** What belongs to the delivery of a reference; nothing where there is none. */
export const ofFulfilment = (alias: string, reference: string): Condition => ({
  sql: `${alias}.fulfilment_id = (select id from fulfilments where reference = ?)`,
  values: [reference],
})
