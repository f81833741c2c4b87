import type { PublishedProduct } from '#catalogue'
import { rows, type SqlClient } from '#shared/database'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { lateFrom } from '#arrivals/domain/late_from'
import { usualDelay, type UsualDelay } from '#arrivals/domain/usual_delay'
import { usualSize, type UsualSize } from '#arrivals/domain/usual_size'
import { recentDelays } from '#arrivals/queries/recent_delays'
import { recentSizes } from '#arrivals/queries/recent_sizes'

export type PlannedDay = { product: PublishedProduct; day: string; due: Date }

/** Writes what is expected of days and why, as it is known now; what is planned already stays. */
export async function planDays(client: SqlClient, planned: PlannedDay[]): Promise<void> {
  if (planned.length === 0) return
  const ids = [...new Set(planned.map(({ product }) => product.id))]
  const delays = await recentDelays(ids, client)
  const sizes = await recentSizes(ids, client)
  const known = new Map(ids.map((id) => [id, usualOf(delays.get(id), sizes.get(id))]))
  const days = planned.map((one) => rowOf(one, known.get(one.product.id)!))
  await rows(client, INSERT, [JSON.stringify(days)])
}

type Usual = { usual: UsualDelay | null; size: UsualSize | null }

const usualOf = (delays: number[] = [], sizes: number[] = []): Usual => ({
  usual: usualDelay(delays),
  size: usualSize(sizes),
})

const rowOf = ({ product, day, due }: PlannedDay, { usual, size }: Usual) => ({
  product_id: product.id,
  day,
  morning: dayInBerlin(due),
  due_at: due.toISOString(),
  late_from: lateFrom(due, usual).toISOString(),
  usual_delay: usual?.delay ?? null,
  usual_spread: usual?.spread ?? null,
  learnt_days: usual?.days ?? 0,
  files_expected: product.filesPerDay,
  usual_bytes: size?.bytes ?? null,
  least_bytes: size?.least ?? null,
  most_bytes: size?.most ?? null,
})

const INSERT = `
  insert into arrival_days (product_id, day, morning, due_at, late_from, usual_delay, usual_spread,
                            learnt_days, files_expected, usual_bytes, least_bytes, most_bytes)
  select product_id, day, morning, due_at, late_from, usual_delay, usual_spread, learnt_days,
         files_expected, usual_bytes, least_bytes, most_bytes
    from jsonb_to_recordset(?::jsonb) as planned (product_id int, day date, morning date,
      due_at timestamptz, late_from timestamptz, usual_delay int, usual_spread int,
      learnt_days smallint, files_expected smallint, usual_bytes bigint, least_bytes bigint,
      most_bytes bigint)
  on conflict (product_id, day) do nothing`
