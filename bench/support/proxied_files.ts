import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { get } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fleet } from './fleet.ts'
import { counted, inTurn, type Line } from './proxy_passes.ts'

/** A file of a delivered order, also where the proxy hands it over itself, and the events of an order that waits. */
export async function filesOf(fleet: Fleet, url: string, handed: string | null): Promise<Line[]> {
  const { joinShop } = await import('./join_shop.ts')
  const app = await joinShop({ env: fleet.environment })
  const { claimCopy, prepareDownloads } = await import('./downloads.ts')
  const { givenUnpaid } = await import('./long_polls.ts')
  const given = await prepareDownloads(64 * 2 ** 20)
  const { cookie, user, big } = given
  const download = async (base: string) => {
    const address = base + (await claimCopy(given, big))
    return downloaded(address, cookie, big)
  }
  const bySelf = await download(url)
  const byProxy = handed && (await download(handed))
  const stored = join(fleet.folder('data'), 'storage', 'lake', big.key)
  const beside = await pagesBeside(url, await claimCopy(given, big), stored, cookie)
  const [number] = await givenUnpaid([{ id: user.id, token: '' }])
  const events = await eventsOf(fleet, `${url}/orders/${number}/progress?files=`, cookie, number!)
  await app.terminate()
  return [
    ['download of 64 MiB by the shop', bySelf, 'whole, 206 whole'],
    ...(byProxy ? [['the same by nginx (X-Accel-Redirect)', byProxy, 'whole, 206 whole']] : []),
    ['a file that the store lacks; pages meanwhile', beside, '6 × 503; 20 × 200'],
    ['events: the first after, a change after', events, 'at once, 1 s'],
  ]
}

type File = { size: number; sha256: string }

/** The first half, and the rest by a range: what a client does that was cut off. */
async function downloaded(
  address: string,
  cookie: string,
  { sha256, size }: File
): Promise<string> {
  const began = performance.now()
  const answer = await fetch(address, { headers: { cookie } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const speed = size / 1_000 / (performance.now() - began)
  const digest = createHash('sha256').update(bytes)
  const isWhole = answer.status === 200 && digest.digest('hex') === sha256
  const isTagged = answer.headers.has('etag') && answer.headers.has('repr-digest')
  const part = await fetch(address, { headers: { cookie, range: `bytes=${size / 2}-` } })
  const rest = Buffer.from(await part.arrayBuffer())
  const isRest = rest.equals(bytes.subarray(size / 2))
  return [
    isWhole ? 'whole' : `NOT WHOLE (${answer.status}, ${bytes.length})`,
    isTagged ? 'tagged' : 'NO TAG',
    `${part.status} ${isRest ? 'whole' : 'NOT WHOLE'}`,
    `${Math.round(speed)} MB/s`,
  ].join(', ')
}

async function eventsOf(fleet: Fleet, address: string, cookie: string, number: number) {
  const began = performance.now()
  const headers = { cookie, accept: 'text/event-stream' }
  const [answer] = (await once(get(address, { headers, agent: false }), 'response')) as [
    IncomingMessage,
  ]
  if (answer.statusCode !== 200) return `STATUS ${answer.statusCode}`
  await once(answer, 'data')
  const first = performance.now() - began
  answer.resume()
  await wait(3_000)
  const told = once(answer, 'data')
  const changed = performance.now()
  await fleet.sql(`update orders set state = 'Processing' where number = $1`, [number])
  await told
  const after = performance.now() - changed
  answer.destroy()
  return `${Math.round(first)} ms, ${(after / 1000).toFixed(1)} s`
}

/** Whose file the store does not give is answered 503: nobody else must be. */
async function pagesBeside(url: string, path: string, stored: string, cookie: string) {
  await rename(stored, `${stored}.away`)
  const own = await inTurn(6, async () => (await fetch(url + path, { headers: { cookie } })).status)
  await rename(`${stored}.away`, stored)
  const pages = await inTurn(20, async (at) => (await fetch(`${url}/faq?visit=${at}`)).status)
  return `${counted(own)}; ${counted(pages)}`
}
