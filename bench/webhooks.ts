/* How fast 5,000 webhooks are told of one event, beside receivers that hang: `npm run bench:webhooks`. */
import 'reflect-metadata'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { joinShop } from './support/join_shop.ts'
import { percentile } from './support/percentile.ts'
import { table } from './support/table.ts'

const HOOKS = Number(process.env.HOOKS ?? 5_000)
const SLOW_RECEIVERS = Number(process.env.SLOW ?? 8)
const MESSAGES_OF_SLOW = 20
const ANSWER_MS = 50

type Receiver = { server: Server; url: string; times: number[]; ids: Set<string>; most: number }

/** Answers after a while; without one, never. */
async function startReceiver(answerMs: number | null): Promise<Receiver> {
  const seen = { times: [] as number[], ids: new Set<string>(), most: 0 }
  let now = 0
  const server = createServer((request, response) => {
    seen.most = Math.max(seen.most, ++now)
    request.resume()
    response.on('close', () => now--)
    if (answerMs === null) return
    void pause(answerMs).then(() => {
      seen.times.push(performance.now())
      seen.ids.add(`${String(request.headers['webhook-id'])} ${request.url}`)
      response.end('ok')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(seen, { server, url: `http://127.0.0.1:${port}` })
}

const shop = await startTemporaryShop({ DEMO: 'false' })
const app = await joinShop(shop)
const { rows, transaction } = await import('#shared/database')
const { announceToHooks } = await import('#webhooks')
const { newSecret, sealSecret } = await import('#webhooks/gateways/secret')
const { createCustomer } = await import('#database/factories/identity/people')

/** Written directly: a person may have ten. */
const give = (userId: number, url: string, hooks: number) =>
  rows(
    null,
    `insert into webhooks (user_id, name, url, receiver, events, secret)
     select :userId, 'Bench', :url || '/' || n, :url, '{order.completed}', :secret
       from generate_series(1, :hooks::int) n`,
    { userId, url, hooks, secret: sealSecret(newSecret()) }
  )

const announce = (userId: number, key: string) =>
  transaction((trx) =>
    announceToHooks(trx, {
      ...{ event: 'order.completed' as const, users: [userId], key },
      data: { orderNumber: 1 },
    })
  )

async function untilTold(receiver: Receiver): Promise<void> {
  while (receiver.times.length < HOOKS) await pause(50)
}

try {
  const [person, slow] = [await createCustomer(), await createCustomer()]
  const receiver = await startReceiver(ANSWER_MS)
  await give(person.id, receiver.url, HOOKS)
  const results: string[][] = []
  for (const [round, hanging] of [0, SLOW_RECEIVERS].entries()) {
    for (let at = 0; at < hanging; at++) await give(slow.id, (await startReceiver(null)).url, 1)
    for (let at = 0; at < MESSAGES_OF_SLOW && hanging > 0; at++) {
      await announce(slow.id, `slow:${at}`)
    }
    Object.assign(receiver, { times: [], ids: new Set(), most: 0 })
    const began = performance.now()
    await announce(person.id, `bench:${round}`)
    const announced = performance.now() - began
    await untilTold(receiver)
    const took = receiver.times.map((time) => time - began).sort((a, b) => a - b)
    results.push([
      hanging === 0
        ? 'alone'
        : `beside ${hanging} receivers that hang, ${MESSAGES_OF_SLOW} messages each`,
      `${announced.toFixed(0)} ms`,
      `${(percentile(took, 50) / 1_000).toFixed(1)} s`,
      `${(took.at(-1)! / 1_000).toFixed(1)} s`,
      String(receiver.most),
      String(receiver.ids.size),
    ])
  }
  console.log(`${HOOKS} webhooks told of one event, a receiver that answers after ${ANSWER_MS} ms`)
  console.log(table(['', 'announced in', 'half', 'all', 'at once', 'different'], results))
} finally {
  await app.terminate()
  await shop.stop()
}
process.exit()
