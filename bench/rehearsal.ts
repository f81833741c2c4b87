/*
 * How long the worker needs to rehearse other rules over 200,000 orders of a year, of five items each,
 * and what a visitor's page takes meanwhile: `npm run bench:rehearsal`. ORDERS makes it smaller.
 */
import 'reflect-metadata'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { fillCatalogue } from './support/big_catalogue.ts'
import { joinShop } from './support/join_shop.ts'
import { fillOrders } from './support/many_orders.ts'
import { percentile } from './support/percentile.ts'
import { table } from './support/table.ts'

const ORDERS = Number(process.env.ORDERS ?? 200_000)
const PRODUCTS = 500
const YEAR_MINUTES = 365 * 24 * 60

const shop = await startTemporaryShop()
const app = await joinShop(shop)
const { changesIn, loadReferenceData, rulesIn } = await import('#catalogue')
const { CalendarDay } = await import('#shared/domain/calendar_day')
const { askRehearsal } = await import('#statistics/actions/rehearsal/ask_rehearsal')
const { findRehearsal } = await import('#statistics/queries/rehearsal/rehearsals')

async function productIds(): Promise<number[]> {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from products order by id desc')
  await client.end()
  return rows.slice(0, PRODUCTS).map(({ id }) => Number(id))
}

/** A dearer fee and all prices raised: every order changes. */
async function ask(): Promise<number> {
  const reference = await loadReferenceData(null)
  const { vat, prices, fee } = rulesIn(reference)
  const changes = changesIn(reference, {
    fee: { ...fee, appliesUpToCents: 100_000 },
    vatPercent: vat.percent,
    prices: prices.map(({ code, cents }) => ({ code, cents: cents + 100 })),
    levels: [],
  })
  const from = CalendarDay.today().plusDays(30)
  return askRehearsal({ name: 'Bench', changes, from }, { id: null, label: 'bench' })
}

/** What a page takes until something has happened. */
async function pageTimes(isOver: () => Promise<boolean>): Promise<number[]> {
  const times: number[] = []
  while (!(await isOver())) {
    const began = performance.now()
    await (await fetch(`${shop.url}/products`)).arrayBuffer()
    times.push(performance.now() - began)
    await pause(20)
  }
  return times
}

const said = (times: number[]) =>
  `${percentile(times, 50).toFixed(0)} ms, p95 ${percentile(times, 95).toFixed(0)} ms`

try {
  await fillCatalogue(shop.databaseUrl, { products: PRODUCTS, years: 0 })
  const minutesApart = YEAR_MINUTES / ORDERS
  const size = { orders: ORDERS, itemsEach: 5, productIds: await productIds(), minutesApart }
  await fillOrders(shop.databaseUrl, size)
  let left = 200
  const before = await pageTimes(async () => left-- === 0)
  const load = loadavg()[0]!.toFixed(1)
  const id = await ask()
  const asked = performance.now()
  const during = await pageTimes(async () => (await findRehearsal(id))!.state === 'Done')
  const seconds = (performance.now() - asked) / 1_000
  const { report } = (await findRehearsal(id))!
  console.log(`${report!.orders} orders of 5 items rehearsed, load before ${load}`)
  console.log(
    table(
      ['what', 'measured', 'aim'],
      [
        ['from asking to the report', `${seconds.toFixed(1)} s`, '20 s'],
        ['product list before', said(before), ''],
        ['product list meanwhile', said(during), 'as before'],
      ]
    )
  )
} finally {
  await app.terminate()
  await shop.stop()
}
process.exit()
