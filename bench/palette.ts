/*
 * A shop of its own with a million orders, 200,000 users, invoices and transfers, and how fast the
 * palette answers staff whatever is typed into it: `npm run bench:palette`. ORDERS, USERS, INVOICES,
 * TRANSFERS, SECONDS and REQUESTS make it smaller or longer.
 */
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { creditorReference } from '../app/shared/domain/creditor_reference.ts'
import { alone, together } from './support/ask_shop.ts'
import { firstAnswers } from './support/first_answers.ts'
import type { Kind } from './support/list_questions.ts'
import { fillOrders } from './support/many_orders.ts'
import { FIRST_INVOICE, fillPapers } from './support/many_papers.ts'
import { fillPeople } from './support/many_people.ts'
import { asksOf, staffBrowser } from './support/staff_session.ts'
import { table } from './support/table.ts'

const ORDERS = Number(process.env.ORDERS ?? 1_000_000)
const USERS = Number(process.env.USERS ?? 200_000)
const INVOICES = Number(process.env.INVOICES ?? ORDERS / 2)
const TRANSFERS = Number(process.env.TRANSFERS ?? ORDERS / 5)

/** The n-th of so many, spread over all of them and the same in every run. */
const place = (n: number, of: number) => 1 + ((n * 7_919) % of)
const orderAt = (n: number) => 1_000_000 + place(n, ORDERS)
const centsAt = (n: number) => ((place(n, ORDERS) * 7_919) % 900_000) + 10_000
const euros = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const ibanAt = (n: number) =>
  `DE${String((place(n, TRANSFERS) * 7_919) % 100_000_000).padStart(20, '0')}`
const oneOf = (words: readonly string[]) => (n: number) => words[n % words.length]!

const TYPED: [string, (n: number) => string][] = [
  ['order number', (n) => String(orderAt(n))],
  ['payment reference', (n) => creditorReference(orderAt(n))],
  ['amount', (n) => euros(centsAt(n))],
  ['IBAN', ibanAt],
  ['start of an IBAN', (n) => ibanAt(n).slice(0, 12)],
  ['invoice number', (n) => `RE-${FIRST_INVOICE + place(n, INVOICES)}`],
  ['customer by name', oneOf(['anna buyer', 'nina k', 'piet', 'luc buyer 17', 'grace', 'jonas'])],
  ['e-mail address', (n) => `p${place(n, USERS)}.`],
  ['company', (n) => (n % 2 ? `House ${n % 700} Research` : oneOf(['gmbh', 'trading se'])(n))],
  ['ISIN', oneOf(['DE000ALS0013', 'DE 000 ALS 0013', 'NO00FJO00018', 'DE000ALS0014'])],
  ['product words', oneOf(['cash l1', 'top of book', 'auction', 'Wechselkurse', 'fx spot'])],
  ['years of a product', oneOf(['3y cash l1', 'cash l1 5 Jahre', '1y index close'])],
  ['pages', oneOf(['invoices', 'my orders', 'contact', 'terms', 'calendars'])],
  ['confirm', (n) => `confirm ${n % 2 ? euros(centsAt(n)) : orderAt(n)}`],
  ['invoice of', (n) => `invoice of ${orderAt(n)}`],
  ['what nobody knows', (n) => `qqzzx ${n}`],
  ['letter by letter', (n) => 'house 17 research'.slice(0, 1 + (n % 17))],
]

const KINDS = TYPED.map(([name, typed]): Kind => [
  name,
  (n) => `/palette/found?search=${encodeURIComponent(typed(n))}`,
])

const shop = await startTemporaryShop()
try {
  await fillOrders(shop.databaseUrl, { orders: ORDERS, itemsEach: 5 })
  await fillPeople(shop.databaseUrl, { users: USERS, partners: Math.ceil(USERS / 4) })
  await fillPapers(shop.databaseUrl, { invoices: INVOICES, transfers: TRANSFERS })
  const told = [ORDERS, USERS, INVOICES, TRANSFERS].map((count) => count.toLocaleString('en'))
  console.log(`${told[0]} orders, ${told[1]} users, ${told[2]} invoices, ${told[3]} transfers\n`)
  const { headers, url } = await asksOf(await staffBrowser(shop.url), shop.url)
  const asks = { url, headers: { cookie: headers.cookie!, accept: 'application/json' } }
  const results = await firstAnswers(asks, KINDS)
  results.push(await alone(asks, 'what it opens with', ['opening', () => '/palette'], 'p95 50 ms'))
  for (const kind of KINDS) results.push(await alone(asks, kind[0], kind, 'p95 50 ms'))
  results.push(await together(asks, 'palette', KINDS))
  console.log(table(['figure', 'measured', 'aim', 'load'], results))
} finally {
  await shop.stop()
}
