import { connect, constants } from 'node:http2'
import { get, type IncomingMessage } from 'node:https'
import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fleet } from './fleet.ts'

/** A row of a table: what was looked at, what was found, and what it should be. */
type Line = string[]

const PAGES = [
  '/',
  '/products',
  '/faq',
  '/product/details/tick_cash_l1',
  '/contact',
  '/api/v1/openapi.json',
]

const counted = (answers: readonly (string | number)[]): string => {
  const counts = new Map<string | number, number>()
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return [...counts].map(([answer, count]) => `${count} × ${answer}`).join(', ')
}

const many = <T>(times: number, ask: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => ask(at)))

async function inTurn<T>(times: number, ask: (at: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  for (let at = 0; at < times; at++) answers.push(await ask(at))
  return answers
}

export async function plainLeadsToTls(port: number): Promise<Line> {
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/faq`, { redirect: 'manual' })
  return ['plain HTTP', `${status} to ${headers.get('location')}`, '301 to https://']
}

/** Each page by one connection of HTTP/2. */
export async function pagesBySecondHttp(url: string): Promise<Line> {
  const session = connect(url)
  const statuses = await Promise.all(
    PAGES.map(async (path) => {
      const asked = session.request({ ':path': path, 'accept': 'text/html' })
      const [headers] = (await once(asked, 'response')) as [Record<string, number>]
      asked.resume()
      await once(asked, 'end')
      return headers[constants.HTTP2_HEADER_STATUS]!
    })
  )
  session.close()
  return ['pages by HTTP/2', counted(statuses), `${PAGES.length} × 200`]
}

/** An asset that one of two versions has: 40 requests, whichever process is asked first. */
export async function assetOfOne(url: string, asset: string): Promise<Line> {
  const found = await many(40, async () => (await fetch(`${url}/${asset}`)).status)
  const none = await fetch(`${url}/assets/none.js`)
  return [
    'asset that one process lacks, that both lack',
    `${counted(found)}, ${none.status}`,
    '40 × 200, 404',
  ]
}

export async function headersOf(url: string): Promise<Line> {
  const page = await fetch(`${url}/faq`, { headers: { accept: 'text/html' } })
  const hasId = /^[0-9a-f]{32}$/.test(page.headers.get('x-request-id') ?? '')
  const cookies = page.headers.getSetCookie()
  const isSafe = cookies.length > 0 && cookies.every((cookie) => /; Secure/i.test(cookie))
  const said = `${hasId ? 'id' : 'NO ID'}, ${isSafe ? 'all secure' : 'NOT SECURE'}`
  return ['id of a request, cookies', said, 'id, all secure']
}

/** Whoever names another address each time is one visitor; who comes from another one is another. */
export async function addressOfVisitor(url: string): Promise<Line> {
  const left = async (named: string, localAddress = '127.0.0.1') => {
    const headers = { 'accept': 'application/json', 'x-forwarded-for': named }
    const options = { headers, localAddress, agent: false, family: 4 }
    const [answer] = (await once(get(`${url}/api/v1/products/info/none`, options), 'response')) as [
      IncomingMessage,
    ]
    answer.resume()
    return Number(answer.headers['ratelimit-remaining'])
  }
  const [one, two] = [await left('198.51.100.7'), await left('198.51.100.8')]
  const other = await left('198.51.100.7', '127.0.0.9')
  return [
    'calls left to one who lies, to another',
    `${one}, ${two}; ${other}`,
    'one less; one more',
  ]
}

export async function largeBody(url: string): Promise<Line> {
  const sent = (megabytes: number) =>
    fetch(`${url}/api/v1/message/contactUs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.alloc(megabytes * 2 ** 20, 0x20),
    }).then(
      ({ status, headers }) => `${status} by ${headers.get('x-request-id') ? 'the shop' : 'nginx'}`,
      (error: Error) => (error.cause as { code?: string })?.code ?? error.name
    )
  return [
    'a body of 20 MiB, of 22',
    `${await sent(20)}, ${await sent(22)}`,
    'by the shop, by nginx',
  ]
}

/** A file of a delivered order through both, and the events of an order that waits. */
export async function filesOf(fleet: Fleet, url: string, handed: string): Promise<Line[]> {
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
  const byNginx = await download(handed)
  const stored = join(fleet.folder('data'), 'storage', 'lake', big.key)
  const beside = await pagesBeside(url, await claimCopy(given, big), stored, cookie)
  const [number] = await givenUnpaid([{ id: user.id, token: '' }])
  const events = await eventsOf(fleet, `${url}/orders/${number}/progress?files=`, cookie, number!)
  await app.terminate()
  return [
    ['download of 64 MiB by the shop', bySelf, 'whole, 206 whole'],
    ['the same by nginx (X-Accel-Redirect)', byNginx, 'whole, 206 whole'],
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
  const { createHash } = await import('node:crypto')
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

/** What visitors see while there is no database: the shop's own words, not those of the proxy. */
export async function wordsOfOutage(url: string): Promise<Line> {
  const seen = await inTurn(30, async (at) => {
    const answer = await fetch(`${url}/products?visit=${at}`, { headers: { accept: 'text/html' } })
    const isShop = (await answer.text()).includes('data-server-rendered')
    return `${answer.status} by ${isShop ? 'the shop' : 'nginx'}`
  })
  return ['pages without a database', counted(seen), 'all by the shop']
}
