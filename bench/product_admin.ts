/*
 * A shop of its own with 500 products: how long staff wait for any page of their table, and how soon each of three
 * web processes says what somebody has published: `npm run bench:products`. PRODUCTS, REQUESTS and PUBLICATIONS make
 * it smaller or longer.
 */
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { alone, together } from './support/ask_shop.ts'
import { fillCatalogue } from './support/big_catalogue.ts'
import { kindsOf, type AskedList } from './support/list_questions.ts'
import { publications } from './support/publications.ts'
import { asksOf, staffBrowser } from './support/staff_session.ts'
import { table } from './support/table.ts'

const PRODUCTS = Number(process.env.PRODUCTS ?? 500)
const PUBLICATIONS = Number(process.env.PUBLICATIONS ?? 30)

const LIST: AskedList = {
  path: '/admin/manage-products',
  rows: PRODUCTS,
  sorts: ['name', 'code', 'category'],
  filters: [
    ...['visible=Yes', 'visible=No', 'draft=None', 'draft=Open', 'pricing=day', 'pricing=module'],
    ...['visible=Yes&pricing=day', 'draft=None&visible=Yes&pricing=request'],
  ],
  searches: ['Trades', 'bench_4', 'order book', 'q', '17', 'nothing at all'],
}

/** Whoever asks a process again and again until it knows is no crowd of visitors. */
const shop = await startTemporaryShop({ API_VISITOR_CALLS: '1000000', LOG_LEVEL: 'warn' })
try {
  await fillCatalogue(shop.databaseUrl, { products: PRODUCTS, years: 0 })
  const browser = await staffBrowser(shop.url)
  const asks = await asksOf(browser, shop.url)
  const results: string[][] = []
  for (const kind of kindsOf(LIST)) {
    results.push(await alone(asks, `table: ${kind[0]}`, kind, 'p95 30 ms'))
  }
  results.push(await together(asks, 'table', kindsOf(LIST)))
  browser.version = asks.headers['x-inertia-version']!
  results.push(...(await publications(shop, browser, PUBLICATIONS)))
  console.log(`${PRODUCTS} products\n`)
  console.log(table(['figure', 'measured', 'aim', 'load'], results))
} finally {
  await shop.stop()
}
