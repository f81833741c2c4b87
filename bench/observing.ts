/*
 * What watching costs: two web processes over one database, one with metrics that are asked for every five seconds,
 * traces of all requests and the log from `info` on, one with nothing of it. Both get the same requests, in turns:
 * `npm run bench:observing`. ROUNDS sets how often; SHARE traces only a part of the requests, as
 * OTEL_TRACES_SAMPLER_ARG; PART=0.1 asks for a tenth of them, to try it.
 */
import autocannon from 'autocannon'
import { randomPort, takePort } from '../bin/support/ports.ts'
import { makeBuyers, type Buyer } from './support/buyers.ts'
import { Fleet, type Member } from './support/fleet.ts'
import { askForMetrics, startCollector } from './support/observed.ts'
import { percentile } from './support/percentile.ts'
import { processorSecondsOf } from './support/processes.ts'
import { table } from './support/table.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 15)
const SHARE = Number(process.env.SHARE ?? 1)
const PART = Number(process.env.PART ?? 1)
const CONNECTIONS = 10
const SCRAPED_EVERY_MS = 5_000
/** So many that none meets the limit of a token. */
const CUSTOMERS = 1_000
const ITEM = { product: 'tick_cash_l1', from: '2026-09-01', to: '2026-09-30' }

type Kind = { name: string; amount: number; request: (n: number) => autocannon.Request }
type Taken = { seconds: number; processor: number }

const collector = await startCollector()
const port = await takePort('shop', randomPort())
const fleet = await Fleet.start(`http://127.0.0.1:${port}`)
fleet.linesTo = fleet.folder('lines.log')
const metricsPort = await takePort('metrics', randomPort())
try {
  const buyers = await makeBuyers(fleet.databaseUrl, CUSTOMERS)
  const common = { API_VISITOR_CALLS: '1000000' }
  const off = await fleet.add('web', { ...common, LOG_LEVEL: 'silent' })
  const on = await fleet.add('web', {
    ...common,
    LOG_LEVEL: 'info',
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: String(SHARE),
  })
  const asker = askForMetrics(metricsPort, SCRAPED_EVERY_MS)
  try {
    console.log(await figures({ off, on }, kindsOf(buyers)))
  } finally {
    asker.stop()
  }
  const told = `Figures were asked for ${asker.asked} times; traces had ${(collector.bytes / 1e6).toFixed(1)} MB.`
  console.log(told)
  if (asker.asked === 0 || collector.bytes === 0) throw new Error('Nothing was observed')
} finally {
  await fleet.stop()
  collector.stop()
}
process.exit(0)

/** From a page out of memory to what is written; `n` counts all requests of a kind. */
function kindsOf(buyers: Buyer[]): Kind[] {
  const buyer = (n: number) => buyers[n % buyers.length]!
  const by = ({ token }: Buyer) => ({
    'authorization': `Bearer ${token}`,
    'accept': 'application/json',
    'content-type': 'application/json',
  })
  const kinds: Kind[] = [
    { name: 'a page that is kept', amount: 1_500, request: () => ({ path: '/products' }) },
    {
      name: 'a search, each a new one',
      amount: 500,
      request: (n) => ({ path: `/products?search=cash+${n}` }),
    },
    {
      name: 'own orders, by token',
      amount: 1_000,
      request: (n) => ({ path: '/api/v1/orders/basic?limit=10', headers: by(buyer(n)) }),
    },
    {
      name: 'an item into a basket',
      amount: 500,
      request: (n) => ({
        method: 'POST',
        path: `/api/v1/basket/${buyer(n).id}`,
        headers: by(buyer(n)),
        body: JSON.stringify(ITEM),
      }),
    },
  ]
  return kinds.map((kind) => ({ ...kind, amount: Math.ceil(kind.amount * PART) }))
}

type Sides = Record<'off' | 'on', Member>

async function figures(sides: Sides, kinds: Kind[]): Promise<string> {
  const rows: string[][] = []
  const sums = { off: [] as Taken[], on: [] as Taken[] }
  for (const kind of kinds) {
    const taken = await rounds(sides, kind)
    for (const side of ['off', 'on'] as const) addUp(sums[side], taken[side])
    rows.push(rowOf(kind.name, kind.amount, taken))
  }
  const all = kinds.reduce((sum, { amount }) => sum + amount, 0)
  rows.push([...rowOf('all of it', all, sums), '3 %'])
  const head = ['requests', 'off', 'on', 'costs (quartiles)', 'processor', 'costs (quartiles)']
  return table([...head, 'aim'], rows)
}

/** Who begins changes with each round, for the second one finds what the database has just read. */
async function rounds(sides: Sides, kind: Kind) {
  const taken = { off: [] as Taken[], on: [] as Taken[] }
  for (let round = 0; round <= ROUNDS; round++) {
    const order = round % 2 ? (['off', 'on'] as const) : (['on', 'off'] as const)
    for (const side of order) {
      const one = await ask(sides[side], kind, round)
      // The first round warms up.
      if (round > 0) taken[side].push(one)
    }
  }
  return taken
}

async function ask({ url, process: web }: Member, kind: Kind, round: number): Promise<Taken> {
  let next = round * kind.amount
  const before = processorSecondsOf(web.pid!)
  const began = performance.now()
  const { non2xx, errors } = await autocannon({
    ...{ url, connections: CONNECTIONS, amount: kind.amount, timeout: 60 },
    requests: [
      {
        setupRequest: (request) => {
          const { headers, ...wish } = kind.request(next++)
          return { ...request, ...wish, headers: { ...request.headers, ...headers } }
        },
      },
    ],
  })
  // While a process draws its first pages, a busy machine may keep somebody waiting for too long.
  if (round > 0 && non2xx + errors > 0) {
    throw new Error(`${kind.name}: ${non2xx} bad, ${errors} broken off`)
  }
  const seconds = (performance.now() - began) / 1_000
  return { seconds, processor: processorSecondsOf(web.pid!) - before }
}

function addUp(sums: Taken[], taken: Taken[]): void {
  taken.forEach(({ seconds, processor }, at) => {
    sums[at] ??= { seconds: 0, processor: 0 }
    sums[at].seconds += seconds
    sums[at].processor += processor
  })
}

function rowOf(name: string, amount: number, { off, on }: Record<'off' | 'on', Taken[]>) {
  const rate = (side: Taken[]) =>
    `${Math.round(amount / median(side.map(({ seconds }) => seconds)))}/s`
  const one = (side: Taken[]) =>
    ((median(side.map(({ processor }) => processor)) / amount) * 1_000).toFixed(2)
  const less = on.map(({ seconds }, at) => 1 - off[at]!.seconds / seconds)
  const more = on.map(({ processor }, at) => processor / off[at]!.processor - 1)
  return [name, rate(off), rate(on), spread(less), `${one(off)}, ${one(on)} ms`, spread(more)]
}

function median(values: number[]): number {
  return percentile(values, 50)
}

function spread(shares: number[]): string {
  const [low, middle, high] = [25, 50, 75].map((at) => (percentile(shares, at) * 100).toFixed(1))
  return `${middle} % (${low} to ${high})`
}
