/*
 * A shop of its own with 200,000 users and 50,000 business partners beside many orders, and how fast
 * staff page, sort, filter and search them, open somebody with 10,000 orders, take users with them as
 * CSV, import partners and enter the administration: `npm run bench:people`. USERS, PARTNERS, ORDERS, SECONDS and REQUESTS make it smaller
 * or longer.
 */
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { alone, together } from './support/ask_shop.ts'
import { exportOf, importPartners } from './support/files_of_people.ts'
import { kindsOf, type AskedList, type Kind } from './support/list_questions.ts'
import { fillOrders, giveToOne } from './support/many_orders.ts'
import { fillPeople } from './support/many_people.ts'
import { childOf } from './support/processes.ts'
import { asksOf, staffBrowser } from './support/staff_session.ts'
import { table } from './support/table.ts'

const USERS = Number(process.env.USERS ?? 200_000)
const PARTNERS = Number(process.env.PARTNERS ?? 50_000)
const ORDERS = Number(process.env.ORDERS ?? 20_000)
const ORDERS_OF_ONE = 10_000
const WEB = 'build/bin/server.js'

const LISTS: Record<string, AskedList> = {
  users: {
    path: '/admin/manage-users',
    rows: USERS,
    sorts: ['id', 'email', 'firstName', 'lastName', 'company', 'createdOn'],
    filters: [
      ...['type=Internal', 'type=External', 'active=Inactive', 'locked=Locked', 'role=viewer'],
      ...['country=DE', 'country=JP', 'partner=With', 'partner=Without', 'createdFrom=2026-11-01'],
      ...['country=US&locked=Locked', 'type=External&active=Inactive&country=FR'],
      ...['createdTo=2024-06-01&country=DE&partner=With', 'active=Active&locked=Not+locked'],
    ],
    searches: [
      ...['anna', 'gmbh', 'an', 'q', 'xq', 'ex', 'de', 'user1999', 's1998@second', '5004180'],
      ...['DE100004', 'nothing at all', 'nina k', '50123', 'research', 'trading se'],
    ],
  },
  partners: {
    path: '/admin/business-partners',
    rows: PARTNERS,
    sorts: ['id', 'name', 'country'],
    filters: [
      ...['country=DE', 'country=JP', 'user=With', 'user=Without', 'country=FR&user=With'],
      ...['country=DE,FR,AT,US', 'country=US&user=Without'],
    ],
    searches: ['gmbh', 'an', 'q', 'research', '50041', '5', 'nothing at all', 'trading se', 'bc'],
  },
}

const TABS = ['', '/addresses', '/billing', '/business-partner', '/subscriptions', '/permissions']
const RECORDS = ['/security', '/webhooks', '/mails', '/history']
const QUESTIONS = [
  ...['', '?page=900', '?orderBy=gross&page=400', '?orderBy=customer&page=700', '?state=Completed'],
  ...['?search=cash', '?search=house&orderBy=gross&page=50', '?search=PO-1', '?search=10'],
]

/** Every tab of a person, and what the list of the orders there is asked. */
const personOf = (id: number): Kind[] => {
  const path = `/admin/manage-users/${id}`
  const one = (of: readonly string[]) => (n: number) => `${path}${of[n % of.length]}`
  return [
    ['every tab', one([...TABS, ...RECORDS])],
    [`orders, any of ${ORDERS_OF_ONE}`, (n) => `${path}/orders${QUESTIONS[n % QUESTIONS.length]}`],
  ]
}

const shop = await startTemporaryShop()
try {
  await fillOrders(shop.databaseUrl, { orders: ORDERS, itemsEach: 5 })
  const busy = await giveToOne(shop.databaseUrl, ORDERS_OF_ONE)
  await fillPeople(shop.databaseUrl, { users: USERS, partners: PARTNERS })
  const told = [USERS, PARTNERS, ORDERS].map((count) => count.toLocaleString('en'))
  console.log(`${told[0]} users, ${told[1]} business partners, ${told[2]} orders\n`)
  const browser = await staffBrowser(shop.url)
  const asks = await asksOf(browser, shop.url)
  const results: string[][] = []
  for (const [name, list] of Object.entries(LISTS)) {
    const kinds = kindsOf(list)
    for (const kind of kinds) {
      results.push(await alone(asks, `${name}: ${kind[0]}`, kind, 'p95 50 ms'))
    }
    results.push(await together(asks, name, kinds))
  }
  for (const kind of personOf(busy)) {
    results.push(await alone(asks, `person: ${kind[0]}`, kind, 'p95 60 ms'))
  }
  results.push(await alone(asks, 'hub', ['hub', () => '/admin'], '30 ms'))
  const web = childOf(shop.pid, WEB)
  results.push(...(await exportOf(browser, { web, path: '/admin/manage-users/export' })))
  results.push(...(await importPartners(browser, PARTNERS)))
  console.log(table(['figure', 'measured', 'aim', 'load'], results))
} finally {
  await shop.stop()
}
