/*
 * How soon 5,000 subscribers' webhooks are told of a new day of their product, by receivers that answer
 * after 50 ms: `npm run bench:new-day`. HOOKS makes it smaller.
 */
import 'reflect-metadata'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { joinShop } from './support/join_shop.ts'
import { fillPeople } from './support/many_people.ts'
import { percentile } from './support/percentile.ts'
import { table } from './support/table.ts'

const HOOKS = Number(process.env.HOOKS ?? 5_000)
const ANSWER_MS = 50
const TYPE = 'Reference Data, Norrland'

const seen = { times: [] as number[], users: new Set<string>(), now: 0, most: 0 }
const server = createServer((request, response) => {
  seen.most = Math.max(seen.most, ++seen.now)
  request.resume()
  response.on('close', () => seen.now--)
  void pause(ANSWER_MS).then(() => {
    seen.times.push(performance.now())
    seen.users.add(String(request.url))
    response.end('ok')
  })
})
await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
const { port } = server.address() as AddressInfo

const shop = await startTemporaryShop()
const app = await joinShop(shop)
const { rows } = await import('#shared/database')
const { tellArrived } = await import('#arrivals/actions/tell_arrived')
const { newSecret, sealSecret } = await import('#webhooks/gateways/secret')

/** Every subscriber has a webhook, at one receiver for all or at one of his own: all of 127/8 is this machine. */
async function giveHooks(isShared: boolean) {
  const host = isShared ? `'127.0.0.1'` : `'127.1.' || u.id / 250 || '.' || 1 + u.id % 250`
  await rows(null, 'delete from webhook_messages')
  await rows(null, 'delete from webhooks')
  await rows(
    null,
    `insert into webhooks (user_id, name, url, receiver, events, secret)
     select u.id, 'Bench', origin || '/' || u.id, origin, '{file.available}', :secret
       from subscription_users s
       join subscription_types t on t.id = s.type_id and t.name = :type
       join users u on u.id = s.user_id and u.issuer = 'bench-people',
            lateral (select 'http://' || ${host} || ':' || :port::int as origin) receiver`,
    { secret: sealSecret(newSecret()), type: TYPE, port }
  )
  await rows(null, 'analyze webhooks')
}

const SUBSCRIBERS = `
  insert into subscription_users (type_id, user_id, is_unrestricted)
  select t.id, u.id, true from subscription_types t,
         (select id from users where issuer = 'bench-people' and kind = 'customer' and locked_at is null
           order by id limit :most::int) u
   where t.name = :type on conflict do nothing`

/** A day that has just come. */
const NEW_DAY = `
  insert into arrival_days (product_id, day, morning, due_at, late_from, files_expected, files, bytes,
                            arrived_at)
  select id, current_date + :days::int, current_date, now(), now() + interval '1 hour', 1, 1, 1000, now()
    from products where code = 'ref_norr'`

async function untilTold(most: number): Promise<void> {
  while (seen.users.size < most) await pause(50)
}

async function told(isShared: boolean, days: number): Promise<string[]> {
  await giveHooks(isShared)
  const [hooks] = await rows<{ n: number }>(null, 'select count(*)::int as n from webhooks')
  Object.assign(seen, { times: [], users: new Set(), most: 0 })
  const load = loadavg()[0]!.toFixed(1)
  const began = performance.now()
  await rows(null, NEW_DAY, { days })
  await tellArrived()
  const announced = performance.now() - began
  await untilTold(hooks!.n)
  await pause(1_000)
  const took = seen.times.map((time) => time - began).sort((a, b) => a - b)
  return [
    isShared ? 'one receiver' : 'a receiver each',
    `${announced.toFixed(0)} ms`,
    ...[percentile(took, 50), took.at(-1)!].map((ms) => `${(ms / 1_000).toFixed(1)} s`),
    ...[seen.most, seen.times.length, seen.users.size].map(String),
    load,
  ]
}

try {
  await fillPeople(shop.databaseUrl, { users: HOOKS * 1.2, partners: 100 })
  await rows(null, SUBSCRIBERS, { most: HOOKS, type: TYPE })
  const results = [await told(true, 1), await told(false, 2)]
  console.log(`${HOOKS} subscribers told of a new day, receivers answer after ${ANSWER_MS} ms`)
  const heads = ['', 'announced in', 'half', 'all', 'at once', 'messages', 'subscribers', 'load']
  console.log(table(heads, results))
} finally {
  await app.terminate()
  await shop.stop()
}
process.exit()
