import { rows, type SqlClient } from '#shared/database'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { monthOf, type MonthCoverage } from '#catalogue/domain/day_mask'

export type ProductRange = { productId: number; from: CalendarDay; to: CalendarDay }
export type SelectedMonths = { months: MonthCoverage[]; files: number; bytes: number }

type MonthRow = MonthCoverage & { selection: number; files: number; bytes: number }
type EdgeRow = { selection: number; files: number; bytes: number }
/** Days of a selection that do not fill their month. */
type Edge = { selection: number; productId: number; from: CalendarDay; to: CalendarDay }

/**
 * Coverage, files and bytes of each range, with two statements for any number of ranges: one row
 * a month, and an indexed read of the files of those months that a range only touches.
 */
export async function loadSelectedMonths(
  client: SqlClient,
  ranges: ProductRange[]
): Promise<SelectedMonths[]> {
  const selected = ranges.map((): SelectedMonths => ({ months: [], files: 0, bytes: 0 }))
  const edges = ranges.flatMap(edgesOf)
  const monthRows = await readMonths(client, ranges)
  const edgeRows = await readEdges(client, edges)
  const touched = new Set(edges.map(({ selection, from }) => keyOf(selection, monthOf(from))))
  for (const { selection, files, bytes, ...month } of monthRows) {
    selected[selection]!.months.push(month)
    if (!touched.has(keyOf(selection, month.month))) add(selected[selection]!, { files, bytes })
  }
  for (const edge of edgeRows) add(selected[edge.selection]!, edge)
  return selected
}

const keyOf = (selection: number, month: number) => `${selection}:${month}`

function add(sum: SelectedMonths, { files, bytes }: { files: number; bytes: number }) {
  sum.files += files
  sum.bytes += bytes
}

function edgesOf({ productId, from, to }: ProductRange, selection: number): Edge[] {
  if (from.isAfter(to)) return []
  const edge = (first: CalendarDay, last: CalendarDay) =>
    first.equals(first.startOfMonth()) && last.equals(last.endOfMonth())
      ? []
      : [{ selection, productId, from: first, to: last }]
  if (monthOf(from) === monthOf(to)) return edge(from, to)
  return [...edge(from, from.endOfMonth()), ...edge(to.startOfMonth(), to)]
}

function readMonths(client: SqlClient, ranges: ProductRange[]): Promise<MonthRow[]> {
  if (ranges.length === 0) return Promise.resolve([])
  return rows<MonthRow>(
    client,
    `select wanted.selection::int - 1 as selection, m.month, m.available, m.degraded, m.missing,
            m.extra, m.files, m.bytes
       from unnest(?::int[], ?::int[], ?::int[]) with ordinality
              as wanted (product_id, first_month, last_month, selection)
       join coverage_months m on m.product_id = wanted.product_id
        and m.month between wanted.first_month and wanted.last_month
      order by wanted.selection, m.month`,
    [
      ranges.map(({ productId }) => productId),
      ranges.map(({ from }) => monthOf(from)),
      ranges.map(({ to }) => monthOf(to)),
    ]
  )
}

function readEdges(client: SqlClient, edges: Edge[]): Promise<EdgeRow[]> {
  if (edges.length === 0) return Promise.resolve([])
  return rows<EdgeRow>(
    client,
    `select wanted.selection, count(*) as files, coalesce(sum(f.bytes), 0)::bigint as bytes
       from unnest(?::int[], ?::int[], ?::date[], ?::date[])
              as wanted (selection, product_id, first_day, last_day)
       join lake_files f on f.product_id = wanted.product_id
        and f.day between wanted.first_day and wanted.last_day
      group by wanted.selection`,
    [
      edges.map(({ selection }) => selection),
      edges.map(({ productId }) => productId),
      edges.map(({ from }) => from.iso),
      edges.map(({ to }) => to.iso),
    ]
  )
}
