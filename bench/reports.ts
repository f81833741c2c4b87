/*
 * What customers and staff wait for with reports: a look-up while somebody types, a report of ten
 * securities out of three years of 3,000 × 60 lines a day, a thousand reports of a hundred customers
 * at once, the lists of 60,000 reports, and the month end of 5,000 customers: `npm run bench:reports`.
 */
import 'reflect-metadata'
import { setTimeout } from 'node:timers/promises'
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { joinShop } from './support/join_shop.ts'
import { childOf, memoryOf } from './support/processes.ts'
import { percentile } from './support/percentile.ts'
import { table } from './support/table.ts'

const CUSTOMERS = Number(process.env.CUSTOMERS ?? 5_000)
const REPORTS = Number(process.env.REPORTS ?? 60_000)
const QUEUED = Number(process.env.QUEUED ?? 1_000)
/** All would take the worker most of an hour. */
const PAPERS = Number(process.env.PAPERS ?? 500)

const shop = await startTemporaryShop()
const app = await joinShop(shop)
const { billedCustomers, fillReports, NEWEST } = await import('./support/many_reports.ts')
const { askReportLists } = await import('./support/report_lists.ts')
const { rows } = await import('#shared/database')
const { CalendarDay } = await import('#shared/domain/calendar_day')
const { SYSTEM_ACTOR } = await import('#shared/audit')
const { SECURITIES: ALL } = await import('#demo/catalogue/world/securities')
const { reading } = await import('#reports/gateways/reading')
const { judgeText } = await import('#reports/queries/judge_text')
const { daysHolding } = await import('#reports/queries/days_holding')
const { requestReport } = await import('#reports/actions/request_report')
const { endMonth } = await import('#reports/actions/month_end/end_month')
const { monthOf } = await import('#reports/domain/month')

const ten = (from: number) => ALL.slice(from, from + 10).map(({ isin }) => isin)

async function timed(
  times: number,
  work: (at: number) => Promise<unknown>,
  isOver = () => false
): Promise<number[]> {
  const took: number[] = []
  for (let at = 0; at < times && !isOver(); at++) {
    const begun = performance.now()
    await work(at)
    took.push(performance.now() - begun)
  }
  return took
}

const ask = (userId: number, at: number) =>
  requestReport({
    user: { id: userId, email: 'bench@example.com', company: 'Bench GmbH', locale: 'en' },
    day: CalendarDay.parse(NEWEST)!,
    text: ten((at * 7) % 2_900).join('\n'),
    actor: SYSTEM_ACTOR,
    isOnBehalf: false,
  })

const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`
const result: string[][] = []
const note = (what: string, took: number[], most: string) =>
  result.push([what, ms(percentile(took, 50)), ms(percentile(took, 95)), most])

/** ONLY=month_end,report runs these alone. */
const ONLY = process.env.ONLY?.split(',')
const runs = (part: string) => !ONLY || ONLY.includes(part)

/** How the resident memory of a process moves: at the beginning, half way and at most. */
function watchMemory(pid: number) {
  const seen = [memoryOf(pid)]
  const timer = setInterval(() => seen.push(memoryOf(pid)), 250)
  return () => {
    clearInterval(timer)
    return `${seen[0]} MB, half way ${seen[seen.length >> 1]}, at most ${Math.max(...seen)}`
  }
}

const productId = await fillReports()
const people = await billedCustomers(CUSTOMERS)
const day = CalendarDay.parse(NEWEST)!

async function lookUps() {
  await judgeText(productId, ten(0).join(), day)
  note(
    'look-up of 10 ISINs on a day',
    await timed(100, (at) => judgeText(productId, ten(at * 20).join(), day)),
    '20 ms'
  )
  note('days that have them', await timed(50, (at) => daysHolding(productId, ten(at * 20))), '')
}

type Made = { userId: number; made: number; whole: number; started: Date }

/** Reports that the shop's worker made, in the order of their beginnings, in milliseconds. */
const madeSince = (id: number) =>
  rows<Made>(
    null,
    `select user_id as "userId", started_at as started,
            (extract(epoch from completed_at - started_at) * 1000)::float8 as made,
            (extract(epoch from completed_at - created_at) * 1000)::float8 as whole
       from reports where id > ? and state = 'Completed' order by started_at, id`,
    [id]
  )

const newest = async () =>
  (await rows<{ id: number }>(null, 'select coalesce(max(id), 0) as id from reports'))[0]!.id

async function untilMade(id: number, count: number) {
  while ((await madeSince(id)).length < count) await setTimeout(20)
}

/** Nothing else waits: what it takes to make one, and how long somebody waits for it. */
async function oneReport() {
  await ask(people[0]!, 0)
  await untilMade(0, 1)
  const begin = await newest()
  for (let at = 1; at <= 20; at++) {
    await ask(people[at]!, at)
    await untilMade(begin, at)
  }
  const all = await madeSince(begin)
  note(
    'a report of 10 ISINs: made',
    all.map(({ made }) => made),
    '1,000 ms'
  )
  note(
    'from the click to its files',
    all.map(({ whole }) => whole),
    '5,000 ms'
  )
}

const PAGES = ['/products', '/products?category=tick', '/api/v1/products/info?limit=20', '/faq']

/** How long pages take, asked for one after the other, until it is over. */
async function answers(isOver: () => boolean): Promise<number[]> {
  return timed(
    Number.MAX_SAFE_INTEGER,
    async (at) => {
      const response = await fetch(`${shop.url}${PAGES[at % PAGES.length]!}`)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`answered ${response.status}`)
    },
    isOver
  )
}

/** A hundred customers ask at once; the shop's worker makes them all while pages are read. */
async function queue() {
  const [still, until] = [await newest(), performance.now() + 15_000]
  await answers(() => performance.now() > until - 10_000)
  note('a page meanwhile nothing is made', await answers(() => performance.now() > until), '')
  const hundred = people.slice(0, 100)
  const order = hundred.flatMap((id, at) =>
    Array.from({ length: QUEUED / 100 }, () => ({ id, at }))
  )
  for (const { id, at } of order) await ask(id, at)
  const [{ asked }] = (await rows<{ asked: Date }>(null, 'select now() as asked')) as [
    { asked: Date },
  ]
  const begun = performance.now()
  let isMade = false
  const pages = answers(() => isMade)
  await untilMade(still, order.length)
  isMade = true
  const took = performance.now() - begun
  note('a page while reports are made', await pages, 'half as much again')
  const all = await madeSince(still)
  const each = ms(took / order.length)
  result.push([`${all.length} reports of 100 customers`, ms(took), `${each} each`, 'all made'])
  const later = all.filter(({ started }) => started > asked).slice(0, 100)
  const { size } = new Set(later.map(({ userId }) => userId))
  result.push(['customers among the next 100 once all have asked', String(size), '', '100'])
}

async function monthEnd() {
  await rows(null, 'truncate reports cascade')
  await rows(
    null,
    `insert into reports (user_id, product_id, day, state, locale, licensee, unit_price_cents, price_cents,
       requested_by, created_at, completed_at)
     select (?::bigint[])[1 + n % ?::int], ?, '${NEWEST}', 'Completed', 'en', 'Bench GmbH', 12500, 12500, 'bench',
            '2026-10-12', '2026-10-12 10:00Z' from generate_series(1, ?::int) n`,
    [people, people.length, productId, REPORTS]
  )
  await rows(null, 'analyze reports')
  const memory = watchMemory(process.pid)
  const ofWorker = watchMemory(childOf(shop.pid, 'build/bin/worker.js'))
  const begun = performance.now()
  const invoices = await endMonth(monthOf(CalendarDay.parse('2026-10-15')!))
  const took = performance.now() - begun
  const grown = memory()
  result.push([
    `month end, ${invoices} invoices of ${REPORTS} reports`,
    ms(took),
    grown,
    '180,000 ms',
  ])
  await untilDrawn()
  const all = ms(performance.now() - begun)
  result.push([`the first ${PAPERS} papers, by the worker`, all, ofWorker(), ''])
}

async function untilDrawn() {
  const counted =
    'select count(*) as n from invoices where owner_kind is not null and pdf is not null'
  while ((await rows<{ n: number }>(null, counted))[0]!.n < PAPERS) await setTimeout(1_000)
}

if (runs('look_ups')) await lookUps()
if (runs('report')) await oneReport()
if (runs('queue')) await queue()
if (runs('lists')) await askReportLists(shop.url, { productId, people, reports: REPORTS })
if (runs('month_end')) await monthEnd()

console.log(table(['what', 'median', 'p95', 'at most'], result))
await reading.end()
await app.terminate()
await shop.stop()
process.exit(0)
