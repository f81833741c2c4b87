import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TemporaryShop } from '../../bin/support/temporary_shop.ts'
import { makeBuyers, type Buyer } from './buyers.ts'
import { ask, type Call } from './buyers_calls.ts'
import { percentile } from './percentile.ts'
import { childOf, databaseSecondsOf, processorSecondsOf } from './processes.ts'

const BUYERS = Number(process.env.BUYERS ?? 200)
const ROUNDS = Number(process.env.ROUNDS ?? 8)
const CLIENTS = 8
const CONSENTS = ['terms', 'legal_entity', 'privacy', 'right_to_revoke', 'early_performance']

const putIn = (id: number): Call => ({
  method: 'POST',
  path: `/api/v1/basket/${id}`,
  body: { product: 'tick_cash_l1', from: '2026-09-01', to: '2026-09-30' },
})
const placing = (id: number): Call => ({
  method: 'POST',
  path: `/api/v1/basket/${id}/checkout`,
  body: { paymentMethod: 'BankTransfer', consents: CONSENTS, remark: 'PO 4711' },
})

type Round = { perSecond: number; processor: number }

/** Orders are placed with and without kept sums, in turn and turned round, so that both see the same machine. */
export async function costOfSums(shop: TemporaryShop): Promise<string[][]> {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  try {
    const people = await makeBuyers(shop.databaseUrl, BUYERS * (ROUNDS * 2 + 1))
    const rounds: Record<'on' | 'off', Round[]> = { on: [], off: [] }
    await placed(shop, people.splice(0, BUYERS))
    for (let n = 0; n < ROUNDS; n++) {
      for (const kept of n % 2 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
        await keepSums(client, kept)
        rounds[kept].push(await placed(shop, people.splice(0, BUYERS)))
      }
    }
    return compared(rounds)
  } finally {
    await keepSums(client, 'on')
    await client.end()
  }
}

/** Every trigger that keeps sums is named so; one that is added is measured with them. */
async function keepSums(client: pg.Client, kept: 'on' | 'off'): Promise<void> {
  const { rows } = await client.query<{ sql: string }>(SWITCHES, [
    kept === 'on' ? 'enable' : 'disable',
  ])
  for (const { sql } of rows) await client.query(sql)
}

const SWITCHES = `
  select format('alter table %s %s trigger %I', tgrelid::regclass, $1::text, tgname) as sql
    from pg_trigger where tgname like 'sales\\_of\\_%' order by tgname`

async function placed(shop: TemporaryShop, buyers: Buyer[]): Promise<Round> {
  await callEach(shop, buyers, putIn)
  const [used, began] = [processor(shop), performance.now()]
  await callEach(shop, buyers, placing)
  const perSecond = (buyers.length / (performance.now() - began)) * 1000
  return { perSecond, processor: ((processor(shop) - used) / buyers.length) * 1000 }
}

/** To the millisecond, which a generator of load that looks once a second cannot tell. */
async function callEach({ url }: TemporaryShop, buyers: Buyer[], call: (id: number) => Call) {
  const waiting = [...buyers]
  const client = async () => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) {
      await ask(url, buyer, call(buyer.id))
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

function processor({ pid, directory }: TemporaryShop): number {
  const note = readFileSync(join(directory, 'postgres', 'postmaster.pid'), 'utf8')
  const web = processorSecondsOf(childOf(pid, 'build/bin/server.js'))
  return web + databaseSecondsOf(Number(note.split('\n')[0]))
}

function compared({ on, off }: Record<'on' | 'off', Round[]>): string[][] {
  const median = (rounds: Round[], what: keyof Round) =>
    percentile(
      rounds.map((round) => round[what]),
      50
    )
  return (
    [
      ['perSecond', 'orders a second'],
      ['processor', 'ms of processors an order, web and database'],
    ] as const
  ).map(([what, words]) => {
    const [without, withSums] = [median(off, what), median(on, what)]
    const change = (withSums / without - 1) * 100
    const said = `${without.toFixed(1)} without sums, ${withSums.toFixed(1)} with them`
    return [words, `${said}: ${change > 0 ? '+' : ''}${change.toFixed(1)} %`, '3 %']
  })
}
