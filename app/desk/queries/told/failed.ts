import { rows } from '#shared/database'

type Problem = { code: string; params: Record<string, string | number> }

export type Failed = {
  fulfilmentId: number
  ownerKind: string
  ownerKey: string
  licensee: string
  company: string | null
  tasks: { id: number; attempts: number; problem: Problem }[]
  filesDone: number
  filesExpected: number
}

type Named = { orders: readonly string[]; others: readonly string[] }

/** Deliveries with tasks that nobody tries any more: those of orders by number, others by their id. */
export const tellFailed = ({ orders, others }: Named) =>
  rows<Failed>(
    null,
    `select f.id as "fulfilmentId", f.owner_kind as "ownerKind", f.owner_key as "ownerKey", f.licensee,
            (select o.company from orders o
              where f.owner_kind = 'order' and o.number::text = f.owner_key
                and o.number = any(:orders::bigint[])) as company,
            (select json_agg(json_build_object('id', t.id, 'attempts', t.attempts, 'problem',
                      json_build_object('code', t.failure_code, 'params', t.failure_params)) order by t.id)
               from delivery_tasks t where t.fulfilment_id = f.id and t.state = 'Failed') as tasks,
            (select coalesce(sum(t.files_done), 0)::bigint from delivery_tasks t
              where t.fulfilment_id = f.id and t.cmd <> 'restore_days') as "filesDone",
            (select coalesce(sum(t.files_expected), 0)::bigint from delivery_tasks t
              where t.fulfilment_id = f.id and t.cmd <> 'restore_days') as "filesExpected"
       from fulfilments f
      where (f.owner_kind = 'order' and f.owner_key = any(:orders)) or f.id = any(:others::bigint[])`,
    { orders: [...orders], others: [...others] }
  )
