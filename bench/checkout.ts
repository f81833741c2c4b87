/* Fills baskets and places orders over HTTP, with one server process: `npm run bench:checkout`. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { runAuditor, type Places } from '#auditor/run_auditor'
import { makeBuyers, type Buyer } from './support/buyers.ts'
import { ask, callFor, type Call } from './support/buyers_calls.ts'
import { percentile } from './support/percentile.ts'
import { childOf, processorSecondsOf } from './support/processes.ts'
import { table } from './support/table.ts'

const BASKETS = Number(process.env.BASKETS ?? 4_000)
const ORDERS = Number(process.env.ORDERS ?? 600)
const WARM_UP = 800
const CLIENTS = 8
const CONSENTS = ['terms', 'legal_entity', 'privacy', 'right_to_revoke', 'early_performance']
const ITEM = { product: 'tick_cash_l1', from: '2026-09-01', to: '2026-09-30' }
const OTHER = { product: 'tick_cash_l1', from: '2026-08-03', to: '2026-08-31' }
const ORDER = { paymentMethod: 'BankTransfer', consents: CONSENTS, remark: 'PO 4711' }
const PERSON = { firstName: 'Anna', lastName: 'Brandt', company: 'Elbquant Research GmbH' }

const putIn = (id: number, body = ITEM): Call => ({
  method: 'POST',
  path: `/api/v1/basket/${id}`,
  body,
})
const placing = (id: number): Call => ({
  method: 'POST',
  path: `/api/v1/basket/${id}/checkout`,
  body: ORDER,
})

/** Whole orders of some clients at once: item, addresses, consents, placed. */
async function orderWhole(url: string, buyers: Buyer[], model: object) {
  const waiting = [...buyers]
  const taken: number[] = []
  const began = performance.now()
  const client = async () => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) {
      const start = performance.now()
      await ask(url, buyer, putIn(buyer.id))
      const addresses = { method: 'PUT', path: `/api/v1/users/${buyer.id}`, body: model } as const
      await ask(url, buyer, addresses)
      await ask(url, buyer, placing(buyer.id))
      taken.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const perSecond = (buyers.length / (performance.now() - began)) * 1000
  return { perSecond, p50: percentile(taken, 50), p95: percentile(taken, 95) }
}

/** What the auditor finds beside what the demo data had before. */
async function news(places: Places, known: string[]): Promise<string[]> {
  const findings = await runAuditor(places)
  return findings.filter((finding) => !known.includes(finding))
}

const shop = await startTemporaryShop({ LOG_LEVEL: 'warn' })
const rows: string[][] = []
try {
  const { url, databaseUrl, env, pid } = shop
  const web = childOf(pid, 'build/bin/server.js')
  const people = await makeBuyers(databaseUrl, BASKETS + ORDERS + WARM_UP + 100)
  const places = { database: databaseUrl, ledger: shop.cardProviderUrl, mailbox: shop.inboxUrl }
  const known = await runAuditor(places)
  const take = (count: number) => people.splice(0, count)
  const note = async (
    what: string,
    calls: number,
    work: Promise<{ perSecond: number; p50: number; p95: number }>,
    aim: string
  ) => {
    const before = processorSecondsOf(web)
    const { perSecond, p50, p95 } = await work
    const used = ((processorSecondsOf(web) - before) / calls) * 1000
    const times = `p50 ${Math.round(p50)} ms, p95 ${Math.round(p95)} ms`
    rows.push([what, `${Math.round(perSecond)}/s`, times, `${used.toFixed(1)} ms`, aim])
  }
  const address = {
    name: 'Elbquant Research GmbH',
    ...{ addressLine1: 'Am Sandtorkai 41', postcode: '20457', city: 'Hamburg', country: 'DE' },
  }
  const details = {
    ...PERSON,
    tin: 'DE312748100',
    billingAddress: address,
    deliveryAddress: address,
  }

  const first = take(100)
  for (const call of [putIn, placing]) await callFor(url, first, 10, call)
  const fresh = take(BASKETS)
  await note(
    'fresh basket with an item, 20 connections',
    fresh.length,
    callFor(url, fresh, 20, putIn),
    '400/s'
  )
  const filled = fresh.slice(0, ORDERS)
  const change = callFor(url, filled, 1, (id) => putIn(id, OTHER))
  await note('basket changed, one at a time', filled.length, change, 'p95 50 ms')
  const atOnce = callFor(url, filled, 20, placing)
  await note('checkout by transfer, 20 at once', filled.length, atOnce, 'p50 100 ms')
  await orderWhole(url, take(WARM_UP), details)
  const whole = orderWhole(url, take(ORDERS), details)
  await note(`whole order by transfer, ${CLIENTS} clients`, ORDERS, whole, '120/s')
  const findings = await news(places, known)
  const spending = ['--import=@poppinss/ts-exec', 'bench/support/spend_quota.ts']
  const spent = await promisify(execFile)(process.execPath, spending, { env })
  rows.push([
    'one quota spent by 20 hands',
    `${spent.stdout.trim().split('\n').at(-1)}/s`,
    '',
    '',
    '1000/s',
  ])
  console.log(table(['figure', 'measured', 'time', 'processor, web', 'aim'], rows))
  console.log(findings.length === 0 ? 'The auditor finds nothing.' : findings.join('\n'))
} finally {
  await shop.stop()
}
