import type { PublishedProduct } from '#catalogue'
import { rows, type SqlClient } from '#shared/database'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { lateFrom } from '#arrivals/domain/late_from'
import { usualDelay, type UsualDelay } from '#arrivals/domain/usual_delay'
import { recentDelays } from '#arrivals/queries/recent_delays'

export type PlannedDay = { product: PublishedProduct; day: string; due: Date }

/** Writes what is expected of days and why, as it is known now; what is planned already stays. */
export async function planDays(client: SqlClient, planned: PlannedDay[]): Promise<void> {
  if (planned.length === 0) return
  const delays = await recentDelays([...new Set(planned.map(({ product }) => product.id))], client)
  const usual = new Map([...delays].map(([id, known]) => [id, usualDelay(known)]))
  const days = planned.map((one) => rowOf(one, usual.get(one.product.id) ?? null))
  await rows(client, INSERT, [JSON.stringify(days)])
}

const rowOf = ({ product, day, due }: PlannedDay, usual: UsualDelay | null) => ({
  product_id: product.id,
  day,
  morning: dayInBerlin(due),
  due_at: due.toISOString(),
  late_from: lateFrom(due, usual).toISOString(),
  usual_delay: usual?.delay ?? null,
  usual_spread: usual?.spread ?? null,
  learnt_days: usual?.days ?? 0,
  files_expected: product.filesPerDay,
})

const INSERT = `
  insert into arrival_days (product_id, day, morning, due_at, late_from, usual_delay, usual_spread,
                            learnt_days, files_expected)
  select product_id, day, morning, due_at, late_from, usual_delay, usual_spread, learnt_days,
         files_expected
    from jsonb_to_recordset(?::jsonb) as planned (product_id int, day date, morning date,
      due_at timestamptz, late_from timestamptz, usual_delay int, usual_spread int,
      learnt_days smallint, files_expected smallint)
  on conflict (product_id, day) do nothing`
