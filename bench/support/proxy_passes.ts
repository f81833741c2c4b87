import { connect, constants } from 'node:http2'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { once } from 'node:events'

/** A row of a table: what was looked at, what was found, and what it should be. */
export type Line = string[]

const PAGES = [
  '/',
  '/products',
  '/faq',
  '/product/details/tick_cash_l1',
  '/contact',
  '/api/v1/openapi.json',
]

export const counted = (answers: readonly (string | number)[]): string => {
  const counts = new Map<string | number, number>()
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return [...counts].map(([answer, count]) => `${count} × ${answer}`).join(', ')
}

const many = <T>(times: number, ask: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => ask(at)))

export async function inTurn<T>(times: number, ask: (at: number) => Promise<T>): Promise<T[]> {
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
      ({ status, headers }) =>
        `${status} by ${headers.get('x-request-id') ? 'the shop' : 'the proxy'}`,
      (error: Error) => (error.cause as { code?: string })?.code ?? error.name
    )
  return ['a body of 20 MiB, of 22', `${await sent(20)}, ${await sent(22)}`, 'both 413, by either']
}

/** What visitors see while there is no database: the shop's own words, not those of the proxy. */
export async function wordsOfOutage(url: string): Promise<Line> {
  const seen = await inTurn(30, async (at) => {
    const answer = await fetch(`${url}/products?visit=${at}`, { headers: { accept: 'text/html' } })
    const isShop = (await answer.text()).includes('data-server-rendered')
    return `${answer.status} by ${isShop ? 'the shop' : 'the proxy'}`
  })
  return ['pages without a database', counted(seen), 'all by the shop']
}
