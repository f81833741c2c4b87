import type { Condition } from '#shared/lists'
import type { Reference } from '#delivery/domain/reference'

/** What belongs to the delivery of a reference; nothing where there is none. */
export const ofFulfilment = (alias: string, reference: Reference): Condition => ({
  sql: `${alias}.fulfilment_id = (select id from fulfilments where owner_kind = ? and owner_key = ?)`,
  values: [reference.kind, reference.key],
})
