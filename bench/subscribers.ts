/*
 * How fast staff page, sort, filter and search subscriptions of 10,000 people who hold 50 types with
 * three date ranges each, open one of them, and enter the administration: `npm run bench:subscribers`.
 * USERS, TYPES, SECONDS and REQUESTS make it smaller or longer, LISTS names the lists that are asked.
 */
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { alone, together } from './support/ask_shop.ts'
import { kindsOf, type AskedList } from './support/list_questions.ts'
import { fillPeople } from './support/many_people.ts'
import { fillSubscriptions, type Busy } from './support/many_subscriptions.ts'
import { asksOf, staffBrowser } from './support/staff_session.ts'
import { table } from './support/table.ts'

const USERS = Number(process.env.USERS ?? 10_000)
const TYPES = Number(process.env.TYPES ?? 50)
const RANGES = 3
const LISTS = process.env.LISTS?.split(',')

const TYPES_LIST: AskedList = {
  path: '/admin/manage-subscriptions',
  rows: TYPES,
  sorts: ['folder', 'name', 'subscribers'],
  filters: ['kind=Plain', 'kind=Filterable'],
  searches: ['bench', 'index', 'type 4', 'nothing at all'],
}

const listsOf = ({ typeId }: Busy): Record<string, AskedList> => ({
  'types': TYPES_LIST,
  'users of a type': {
    path: `/admin/manage-subscriptions/${typeId}`,
    rows: USERS,
    sorts: ['name', 'email', 'company', 'status', 'ends'],
    filters: [
      ...['status=Active', 'status=Non-active', 'status=Unrestricted', 'trial=Trial'],
      ...['locked=Locked', 'ending=Within+30+days', 'status=Active&trial=No+trial'],
    ],
    searches: ['anna', 'gmbh', 'an', 'user1999', 'nothing at all', 'research'],
  },
  'ending': {
    path: '/admin/subscriptions-ending',
    rows: USERS,
    sorts: ['endsOn', 'name', 'type', 'company'],
    filters: ['when=Week', 'when=Month', 'when=Over', 'view=trials'],
    searches: ['anna', 'gmbh', 'type 4', 'nothing at all'],
  },
})

const shop = await startTemporaryShop()
try {
  await fillPeople(shop.databaseUrl, { users: USERS * 1.1, partners: 100 })
  const size = { users: USERS, types: TYPES, ranges: RANGES }
  const busy = await fillSubscriptions(shop.databaseUrl, size)
  const [users, types] = [USERS, TYPES].map((count) => count.toLocaleString('en'))
  console.log(`${users} users with ${types} types of ${RANGES} date ranges each\n`)
  const asks = await asksOf(await staffBrowser(shop.url), shop.url)
  const results: string[][] = []
  const told = (figures: string[]) => {
    console.log(figures.join(', '))
    results.push(figures)
  }
  for (const [name, list] of Object.entries(listsOf(busy))) {
    if (LISTS && !LISTS.includes(name)) continue
    const kinds = kindsOf(list)
    for (const kind of kinds) {
      told(await alone(asks, `${name}: ${kind[0]}`, kind, 'p95 50 ms'))
    }
    told(await together(asks, name, kinds))
  }
  const person = `/admin/manage-users/${busy.userId}/subscriptions`
  told(await alone(asks, 'person: subscriptions', ['tab', () => person], 'p95 50 ms'))
  told(await alone(asks, 'hub', ['hub', () => '/admin'], 'p95 50 ms'))
  console.log(table(['figure', 'measured', 'aim', 'load'], results))
} finally {
  await shop.stop()
}
