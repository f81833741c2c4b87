import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { CustomersLoad } from './customers_load.ts'
import type { Fleet } from './fleet.ts'

const LONGEST_MS = Number(process.env.LONGEST_SECONDS ?? 300) * 1_000

/** What has become of the orders that customers were told of, once every job is done. */
export async function ordersKept(fleet: Fleet, load: CustomersLoad, since: Date) {
  const waited = await untilDone(fleet)
  const told = [...load.told.values()]
  const [orders] = await fleet.sql<{ made: number; twice: number }>(
    `select (select count(*) from orders where created_at >= $1)::int as made,
            (select count(*) from (select unnest(basket_item_ids) as item from orders
              where created_at >= $1) i group by item having count(*) > 1 limit 1)::int as twice`,
    [since]
  )
  const [lost] = await fleet.sql<{ orders: number; mails: number }>(
    `select count(*) filter (where o.number is null)::int as orders,
            count(*) filter (where not exists (select 1 from mail_outbox m
              where m.dedupe_key = 'order-confirmation:' || t.number))::int as mails
       from unnest($1::bigint[]) as t (number) left join orders o on o.number = t.number`,
    [told]
  )
  const [open] = await fleet.sql<{ files: number; papers: number }>(
    `select count(*) filter (where o.state <> 'Completed')::int as files,
            count(*) filter (where not exists (select 1 from invoices i
              where i.order_number = o.number))::int as papers
       from orders o where o.number = any($1::bigint[])`,
    [load.confirmed]
  )
  const paid = { orders: load.confirmed.length, ...open! }
  return {
    paid,
    told: told.length,
    made: orders!.made,
    twice: orders!.twice ?? 0,
    lost: lost!,
    waited,
  }
}

/** The lines of a table that say so. */
export const linesOfKept = (kept: Awaited<ReturnType<typeof ordersKept>>): string[][] => [
  ['orders told, made', `${kept.told}, ${kept.made}`, 'the same'],
  ['orders lost, doubled', `${kept.lost.orders}, ${kept.twice}`, '0, 0'],
  ['confirmations lost', String(kept.lost.mails), '0'],
  [
    'orders paid, without files, invoice',
    `${kept.paid.orders}, ${kept.paid.files}, ${kept.paid.papers}`,
    ', 0, 0',
  ],
  ['jobs done, given up', `${kept.waited.jobs}, ${kept.waited.givenUp}`, ', 0'],
]

/** Jobs that are neither done nor given up; seconds until there are none. */
async function untilDone(
  fleet: Fleet
): Promise<{ seconds: number; jobs: number; givenUp: number }> {
  const began = Date.now()
  for (;;) {
    const [left] = await fleet.sql<{ open: number; jobs: number; givenUp: number }>(
      `select count(*) filter (where name <> 'dead_letters' and state < 'completed'
                and start_after <= now())::int as open,
              count(*) filter (where state = 'completed')::int as jobs,
              count(*) filter (where name = 'dead_letters')::int as "givenUp"
         from pgboss.job`
    )
    const seconds = (Date.now() - began) / 1000
    if (left!.open === 0) return { seconds, jobs: left!.jobs, givenUp: left!.givenUp }
    if (Date.now() - began > LONGEST_MS) throw new Error(`${left!.open} jobs are not done`)
    await wait(500)
  }
}

/** The numbers of all orders of a database that may still be recovering. */
export async function numbersIn(databaseUrl: string): Promise<Set<number>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const recovers = async () =>
      (await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers')).rows[0]!
    while ((await recovers()).recovers) await wait(100)
    const { rows } = await client.query<{ number: number }>('select number::int from orders')
    return new Set(rows.map(({ number }) => number))
  } finally {
    await client.end()
  }
}
