/*
 * How large the web process grows: some minutes of lists and searches, baskets and whole orders beside
 * 60,000 customers: `npm run bench:memory`. USERS, ROUNDS and SECONDS make it smaller or longer.
 * 200 downloads at once are measured by bench:download. HEAP=1 says in the end what is alive, and what holds it.
 */
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { makeBuyers, type Buyer } from './support/buyers.ts'
import { ask, callFor, type Call } from './support/buyers_calls.ts'
import { tellHeap } from './support/heap/tell_heap.ts'
import { Meter } from './support/load.ts'
import { childOf, memoryOf } from './support/processes.ts'
import { table } from './support/table.ts'

const USERS = Number(process.env.USERS ?? 60_000)
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const SECONDS = Number(process.env.SECONDS ?? 20)
const BASKETS = 2_000
const ORDERS = 400
const CONSENTS = ['terms', 'legal_entity', 'privacy', 'right_to_revoke', 'early_performance']
const WORDS = [
  'cash',
  'ticks',
  'index',
  'futures',
  'level',
  'bonds',
  'daily',
  'auction',
  'reference',
]

const put = (id: number): Call => ({
  method: 'POST',
  path: `/api/v1/basket/${id}`,
  body: { product: 'tick_cash_l1', from: '2026-09-01', to: '2026-09-30' },
})
const place = (id: number): Call => ({
  method: 'POST',
  path: `/api/v1/basket/${id}/checkout`,
  body: { paymentMethod: 'BankTransfer', consents: CONSENTS },
})

/** Addresses of pages, lists and searches, each word of a round a new one. */
const lists = (round: number) =>
  WORDS.flatMap((word, at) => [
    `/products?search=${word}+${round}${at}`,
    `/api/v1/products/info?limit=10&search=${word}${at % 3}`,
    '/products',
    '/products?category=tick',
    '/api/v1/products/info?limit=50',
    `/api/v1/quotes?country=DE&item=tick_cash_l1.2025-0${1 + (at % 9)}-01.2026-0${1 + (round % 9)}-28`,
    '/',
    '/faq',
  ])

async function orderWhole(url: string, buyers: Buyer[]) {
  const waiting = [...buyers]
  const client = async () => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) {
      await ask(url, buyer, put(buyer.id))
      await ask(url, buyer, place(buyer.id))
    }
  }
  await Promise.all(Array.from({ length: 8 }, client))
}

const shop = await startTemporaryShop({ LOG_LEVEL: 'warn' })
const lines: string[][] = []
try {
  const web = childOf(shop.pid, 'build/bin/server.js')
  const people = await makeBuyers(shop.databaseUrl, USERS)
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(web))), 50)
  const note = (what: string) => {
    lines.push([what, `${memoryOf(web)} MB`, `${peak} MB`])
    console.log(lines.at(-1)!.join(' | '))
    peak = 0
  }
  note('after the start')
  const meter = new Meter(shop, SECONDS)
  for (let round = 1; round <= ROUNDS; round++) {
    const { said, web: cost } = await meter.newRate({ paths: lists(round) })
    note(`round ${round}: lists and searches, 20 connections: ${said}, ${cost.toFixed(2)} ms`)
    await callFor(shop.url, people.splice(0, BASKETS), 20, put)
    note(`round ${round}: ${BASKETS} baskets, 20 at once`)
    await orderWhole(shop.url, people.splice(0, ORDERS))
    note(`round ${round}: ${ORDERS} whole orders, 8 at once`)
  }
  clearInterval(watch)
  if (process.env.HEAP) console.log(await tellHeap(web))
} finally {
  await shop.stop()
}
console.log(table(['after', 'web process', 'at most'], lines))
