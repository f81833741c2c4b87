import { rows } from '#shared/database'
import { nameOf, type Reference } from '#delivery/domain/reference'
import { REFERENCE } from '#delivery/queries/reference_sql'

/** A file that is being made: the item and the day that it is of, and how much of it is done. */
export type FillingFile = { itemRef: string; day: string; percent: number }

/** The files at work of many deliveries at once, by the names of their references. */
export async function fillingOf(references: Reference[]): Promise<Map<string, FillingFile[]>> {
  const found = await rows<FillingFile & { reference: Reference }>(null, SELECT, [
    references.map(({ kind }) => kind),
    references.map(({ key }) => key),
  ])
  const filling = new Map<string, FillingFile[]>()
  for (const { reference, ...file } of found) {
    const name = nameOf(reference)
    filling.set(name, [...(filling.get(name) ?? []), file])
  }
  return filling
}

/** Along the index of files at work: an order has a handful of them, whatever it has in all. */
const SELECT = `
  select ${REFERENCE} as reference, t.item_ref as "itemRef", f.day::text as day,
         coalesce(f.work_percent, 0) as percent
    from fulfilments l
    join delivery_files f on f.fulfilment_id = l.id
    join delivery_tasks t on t.id = f.task_id
   where (l.owner_kind, l.owner_key) in (select * from unnest(?::text[], ?::text[]))
     and f.state = 'Preparing' and f.work_percent > 0
   order by f.fulfilment_id, f.day, f.id`
