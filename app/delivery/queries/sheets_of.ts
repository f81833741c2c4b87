import { rows } from '#shared/database'
import { nameOf, type Reference } from '#delivery/domain/reference'
import { REFERENCE } from '#delivery/queries/reference_sql'

/** The files of an item in one month; days are bit masks in which bit 0 is the first of the month. */
export type SheetMonth = {
  itemRef: string
  /** 202503. */
  month: number
  files: number
  /** Made, whether they were fetched or not. */
  made: number
  used: number
  /** Of all files whose size is known, and of those that wait to be fetched. */
  bytes: number
  waitingBytes: number
  /** Days with files, those whose files are not all made, and those that were fetched whole. */
  days: number
  pending: number
  taken: number
}

/** The days of a delivery as a sheet of ticks, by item and month; nothing before its files are planned. */
export async function sheetOf(reference: Reference): Promise<SheetMonth[]> {
  return (await sheetsOf([reference])).get(nameOf(reference)) ?? []
}

/** The same for many at once, by the names of their references, in one statement. */
export async function sheetsOf(references: Reference[]): Promise<Map<string, SheetMonth[]>> {
  const sheets = new Map<string, SheetMonth[]>()
  if (references.length === 0) return sheets
  const found = await rows<SheetMonth & { reference: Reference }>(null, SELECT, [
    references.map(({ kind }) => kind),
    references.map(({ key }) => key),
  ])
  for (const { reference, ...month } of found) {
    const name = nameOf(reference)
    sheets.set(name, [...(sheets.get(name) ?? []), month])
  }
  return sheets
}

const BIT = `1 << (extract(day from f.day)::int - 1)`

const SELECT = `
  select ${REFERENCE} as reference, t.item_ref as "itemRef",
         (extract(year from f.day) * 100 + extract(month from f.day))::int as month,
         count(*)::int as files,
         (count(*) filter (where f.state <> 'Preparing'))::int as made,
         (count(*) filter (where f.state = 'Used'))::int as used,
         coalesce(sum(f.bytes), 0)::bigint as bytes,
         coalesce(sum(f.bytes) filter (where f.state in ('Available', 'Claimed')), 0)::bigint as "waitingBytes",
         bit_or(${BIT}) as days,
         coalesce(bit_or(${BIT}) filter (where f.state = 'Preparing'), 0) as pending,
         bit_or(${BIT}) & ~coalesce(bit_or(${BIT}) filter (where f.state <> 'Used'), 0) as taken
    from fulfilments l
    join delivery_files f on f.fulfilment_id = l.id
    join delivery_tasks t on t.id = f.task_id
   where (l.owner_kind, l.owner_key) in (select * from unnest(?::text[], ?::text[]))
   group by l.id, t.item_ref, month order by l.id, t.item_ref, month`
