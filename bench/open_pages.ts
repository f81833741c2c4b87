/*
 * What open pages of orders cost the web process, which tells each of them what happens: 200 that wait
 * for their payment, 200 whose files are made, and 200 of which five files a second are ready:
 * `npm run bench:open-pages`. PAGES and SECONDS make it smaller or longer.
 */
import 'reflect-metadata'
import { get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { joinShop } from './support/join_shop.ts'
import { childOf, processorSecondsOf } from './support/processes.ts'
import { table } from './support/table.ts'

const PAGES = Number(process.env.PAGES ?? 200)
const SECONDS = Number(process.env.SECONDS ?? 20)
/** As many as a person may have open. */
const PAGES_EACH = 4
const FIRST = 980_001
const FILES = 33
const AIM = '5.0 %'

const shop = await startTemporaryShop({ LOG_LEVEL: 'warn' })
const app = await joinShop(shop)
const { rows } = await import('#shared/database')
const ledger = await import('#tests/fixtures/delivery/ledger')
const { cookieOf } = await import('#tests/fixtures/delivery/browser')

type Page = { number: number; cookie: string }

async function givenPages(): Promise<Page[]> {
  const pages: Page[] = []
  for (let at = 0; at < PAGES; at += PAGES_EACH) {
    const user = await ledger.givenUser(`open${at}@bench.example`)
    const cookie = await cookieOf(user)
    const numbers = Array.from({ length: PAGES_EACH }, (_, more) => FIRST + at + more)
    await rows(null, ORDERS, [user.id, numbers])
    pages.push(...numbers.map((number) => ({ number, cookie })))
  }
  return pages
}

const ORDERS = `
  insert into orders (number, user_id, state, type, payment_method, subtotal_cents, fee_cents,
    net_cents, vat_percent, vat_cents, gross_cents, vat_reason, email, contact_name, company,
    billing_address, delivery_address, quote, locale, terms_accepted_at)
  select number, ?, 'Registered', 'B2B', 'BankTransfer', 100, 0, 100, 0, 0, 100, 'outside_eu',
    'bench@example.com', 'Bench', 'Bench', '{}', '{}', '{}', 'en', now()
    from unnest(?::bigint[]) as wanted (number)`

/** Ten files of each order stand on its page. */
async function open({ number, cookie }: Page, files: number[]): Promise<IncomingMessage> {
  const address = `${shop.url}/orders/${number}/progress?files=${files.join()}`
  const headers = { cookie, accept: 'text/event-stream' }
  const [answer] = (await once(get(address, { headers, agent: false }), 'response')) as [
    IncomingMessage,
  ]
  if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode}`)
  return answer.resume()
}

const web = childOf(shop.pid, 'build/bin/server.js')

/** Share of a core that the web process takes while nothing but open pages asks of it. */
async function costOf(work?: () => Promise<unknown>): Promise<string> {
  await sleep(3_000)
  const before = processorSecondsOf(web)
  for (let second = 0; second < SECONDS; second++) {
    await work?.()
    await sleep(1_000)
  }
  return `${(((processorSecondsOf(web) - before) / SECONDS) * 100).toFixed(1)} %`
}

async function startMaking(pages: Page[]): Promise<Map<number, number[]>> {
  await rows(null, `update orders set state = 'Processing' where number >= ${FIRST}`)
  await rows(null, FULFILMENTS, [pages.map(({ number }) => String(number))])
  const found = await rows<{ key: string; ids: number[] }>(
    null,
    `select l.owner_key as key, (array_agg(f.id order by f.id))[1:10] as ids
       from fulfilments l join delivery_files f on f.fulfilment_id = l.id
      where l.owner_key::bigint >= ${FIRST} group by 1`
  )
  return new Map(found.map(({ key, ids }) => [Number(key), ids]))
}

const FULFILMENTS = `
  with begun as (
    insert into fulfilments (owner_kind, owner_key, licensee)
    select 'order', unnest(?::text[]), 'Elbquant Research GmbH' returning id),
  task as (
    insert into delivery_tasks (fulfilment_id, item_ref, product_id, product_folder, from_day, to_day,
        state, files_expected, bytes_expected, run_after)
    select id, '1', 1, 'bench', '2025-03-01', '2025-04-30', 'Waiting', ${FILES}, 1000000, now() + interval '1 day'
      from begun returning id, fulfilment_id)
  insert into delivery_files (fulfilment_id, task_id, product_id, day, part, name, key, state)
  select fulfilment_id, id, 1, date '2025-03-03' + n, 1, 'bench_' || n || '.csv', 'bench/' || id || n, 'Preparing'
    from task, generate_series(1, ${FILES}) as n`

/** Five files more are there, each of another order. */
const makeFiles = () =>
  rows(
    null,
    `with ready as (
       update delivery_files set state = 'Available', bytes = 1000, sha256 = repeat('a', 64)
        where id in (select distinct on (fulfilment_id) id from delivery_files
                      where name like 'bench_%' and state = 'Preparing'
                      order by fulfilment_id, random() limit 5) returning task_id)
     update delivery_tasks set files_done = files_done + 1 where id in (select task_id from ready)`
  )

const lines: string[][] = []
const note = (what: string, cost: string) => lines.push([what, cost, `below ${AIM}`])
try {
  const pages = await givenPages()
  lines.push(['no page open', await costOf(), ''])
  const waiting = await Promise.all(pages.map((page) => open(page, [])))
  note(`${PAGES} pages wait for their payment`, await costOf())
  for (const answer of waiting) answer.destroy()
  const files = await startMaking(pages)
  await Promise.all(pages.map((page) => open(page, files.get(page.number) ?? [])))
  note(`${PAGES} pages, their files are made`, await costOf())
  note(`${PAGES} pages, five files a second are ready`, await costOf(makeFiles))
} finally {
  await app.terminate()
  await shop.stop()
}
console.log(table(['open pages', 'of a core', 'aim'], lines))
process.exit(0)
