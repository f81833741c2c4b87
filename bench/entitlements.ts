/*
 * What is given against what is signed, over 5,000 companies with 20,000 contracts and 10,000 people who hold
 * 50 types: the check of a day, its page and its file, the papers for an audit, and the lists of contracts and of
 * what they are made of: `npm run bench:entitlements`. ONLY=lists or ONLY=papers runs these alone.
 * USERS, TYPES, PARTNERS, CONTRACTS, SECONDS and REQUESTS make it smaller or longer; without them it is over within four
 * minutes.
 */
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { alone, together } from './support/ask_shop.ts'
import { kindsOf, type AskedList, type Kind } from './support/list_questions.ts'
import { fillContracts } from './support/many_contracts.ts'
import { fillPeople } from './support/many_people.ts'
import { fillSubscriptions } from './support/many_subscriptions.ts'
import { asksOf, staffBrowser } from './support/staff_session.ts'
import { table } from './support/table.ts'

const USERS = Number(process.env.USERS ?? 10_000)
const TYPES = Number(process.env.TYPES ?? 50)
const PARTNERS = Number(process.env.PARTNERS ?? 5_000)
const CONTRACTS = Number(process.env.CONTRACTS ?? 20_000)

/** A paper takes seconds, and all of it is to be over soon. */
const PACE = { requests: Number(process.env.REQUESTS ?? 60), mostMs: 8_000 }

const LISTS: Record<string, AskedList> = {
  contracts: {
    path: '/admin/contracts/contracts',
    rows: CONTRACTS,
    sorts: ['customer', 'type', 'product', 'number', 'start', 'end'],
    filters: ['view=ending', 'view=ended', 'on=2026-06-01', 'view=running&on=2026-12-31'],
    searches: ['BENCH-1999', 'gmbh', 'nothing at all', '50041'],
  },
  types: {
    path: '/admin/contracts/types',
    rows: 5,
    sorts: ['name', 'validFrom', 'validTo'],
    filters: ['validity=Valid', 'validity=Upcoming', 'validity=Expired'],
    searches: ['data', 'nothing at all'],
  },
  products: {
    path: '/admin/contracts/products',
    rows: TYPES,
    sorts: ['name'],
    filters: ['related=With', 'related=Without'],
    searches: ['bench', 'nothing at all'],
  },
  relations: {
    path: '/admin/contracts/products-subscriptions',
    rows: TYPES,
    sorts: ['product', 'subscription'],
    filters: ['limit=10'],
    searches: ['bench', 'nothing at all'],
  },
}

const runs = (part: string) => !process.env.ONLY || process.env.ONLY === part

const ENTITLEMENTS = '/admin/contracts/entitlements'
const DAYS = ['', '?day=2026-06-01', '?day=2025-12-31', '?day=2026-12-31']
const PERMISSIONING = '/admin/contracts/permissioning'
const KNOWN = [1, 2, 3].map((days) =>
  new Date(Date.now() - days * 864e5).toISOString().slice(0, 10)
)
const ASKED = ['', '?view=unfounded', '?on=2026-06-01&view=all', '?search=gmbh', '?page=40']

const PAPERS: [Kind, string][] = [
  [['the page, any day', (n) => `${ENTITLEMENTS}${DAYS[n % DAYS.length]}`], '3,000 ms'],
  [['the file', () => `${ENTITLEMENTS}/export`], ''],
  [['permissioning', (n) => `${PERMISSIONING}${ASKED[n % ASKED.length]}`], ''],
  [['permissioning as known', (n) => `${PERMISSIONING}?known=${KNOWN[n % KNOWN.length]}`], ''],
  [['difference', () => `${PERMISSIONING}/difference`], ''],
  [
    ['difference as known', (n) => `${PERMISSIONING}/difference?known=${KNOWN[n % KNOWN.length]}`],
    '',
  ],
]

const shop = await startTemporaryShop()
try {
  await fillPeople(shop.databaseUrl, { users: USERS * 1.1, partners: PARTNERS })
  await fillSubscriptions(shop.databaseUrl, { users: USERS, types: TYPES, ranges: 3 })
  await fillContracts(shop.databaseUrl, { contracts: CONTRACTS, products: TYPES })
  const told = [USERS, TYPES, PARTNERS, CONTRACTS].map((count) => count.toLocaleString('en'))
  console.log(`${told[0]} users with ${told[1]} types, ${told[2]} partners, ${told[3]} contracts\n`)
  const asks = { ...(await asksOf(await staffBrowser(shop.url), shop.url)), ...PACE }
  const results: string[][] = []
  const note = (figures: string[]) => {
    console.log(figures.join(', '))
    results.push(figures)
  }
  for (const [kind, aim] of runs('papers') ? PAPERS : []) {
    note(await alone(asks, kind[0], kind, aim))
  }
  for (const [name, list] of runs('lists') ? Object.entries(LISTS) : []) {
    const kinds = kindsOf(list)
    for (const kind of kinds) note(await alone(asks, `${name}: ${kind[0]}`, kind, 'p95 50 ms'))
    note(await together(asks, name, kinds))
  }
  console.log(table(['figure', 'measured', 'aim', 'load'], results))
} finally {
  await shop.stop()
}
