import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '#tests/fixtures/shared/eventually'
import { type RunningShop } from '#tests/faults/shared/running_shop'

const CODE = 'FAULTS'
const CONTENT = 'time,price\n09:00:00,100.25\n'

/** Gives a shop of its own orders to work on: so many fulfilments of so many days each. */
export async function givenWork(shop: RunningShop, fulfilments: number, days: number) {
  const folder = join(shop.directory, 'storage', 'lake', CODE)
  mkdirSync(folder, { recursive: true })
  for (let day = 0; day < days; day++) writeFileSync(join(folder, `${day}.csv`), CONTENT)
  for (const statement of PRODUCT) await shop.sql(statement)
  await shop.sql(
    `insert into lake_files (product_id, day, key, bytes)
     select id, date '2000-01-01' + n, '${CODE}/' || n || '.csv', ${CONTENT.length}
       from products, generate_series(0, ${days - 1}) n where code = '${CODE}'`
  )
  await shop.sql(
    `insert into fulfilments (owner_kind, owner_key, licensee)
     select 'fault', n, 'Customer ' || n % 5 from generate_series(1, ${fulfilments}) n`
  )
  await shop.sql(
    `insert into delivery_tasks
       (fulfilment_id, item_ref, product_id, product_folder, from_day, to_day, nudged_at,
        files_expected, bytes_expected)
     select f.id, '1', p.id, p.code, '2000-01-01', date '2000-01-01' + ${days - 1}, null, ${days},
            ${days * CONTENT.length}
       from fulfilments f, products p where p.code = '${CODE}'`
  )
}

const PRODUCT = [
  `insert into trading_calendars values ('FAULT', 'Fault', 'Fault', 2000, 2030)`,
  `insert into categories (id, catalogue, name_en, name_de, description_en, description_de, position)
   values ('faults', 'shop', 'Faults', 'Faults', '', '', 99)`,
  `insert into products (code, name, description_en, description_de, category_id, calendar_code,
     daily_price_cents, format, file_pattern)
   values ('${CODE}', '${CODE}', '', '', 'faults', 'FAULT', 100, 'csv', '{day}.csv')`,
]

/** What is left to do, and a number that grows with what is done. */
export type Work = { left: number; done: number }

/**
 * Waits until nothing is left, however slow the machine is: it fails only when nothing is done for
 * minutes, and says how things stand then.
 */
export async function untilDone(what: string, look: () => Promise<Work>): Promise<void> {
  let known: Work = { left: Infinity, done: -1 }
  while (known.left > 0) {
    const { left, done } = known
    known = await patiently(`${what}: ${left} left, ${done} done, and then`, async () => {
      const now = await look()
      return now.left === 0 || now.done > done ? now : null
    })
  }
}

/** Fulfilments that are not completed, and files that are ready; a failed one stays left. */
export const FULFILMENT_WORK = `
  select (select count(*)::float8 from fulfilments where state <> 'Completed') as left,
         (select coalesce(sum(files_done), 0)::float8 from delivery_tasks) as done`

export const untilCompleted = (shop: RunningShop): Promise<void> =>
  untilDone('every order completes', async () => (await shop.sql<Work>(FULFILMENT_WORK))[0]!)

/** Waits three times as long: whole orders are made meanwhile, perhaps on a busy machine. */
export const patiently = <T>(what: string, ask: () => Promise<T | null | false>): Promise<T> =>
  eventually(what, ask)
    .catch(() => eventually(what, ask))
    .catch(() => eventually(what, ask))
