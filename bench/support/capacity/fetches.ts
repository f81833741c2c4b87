import { setTimeout as wait } from 'node:timers/promises'
import type { Buyer } from '../buyers.ts'

type File = { id: number }

/** The files of orders that are made, each to be fetched once by its customer. */
export type Fetchable = { buyer: Buyer; order: number; file: number }

type Fetched = { files: number; bytes: number }

export async function filesOf(url: string, buyer: Buyer, order: number): Promise<Fetchable[]> {
  const path = `/api/v1/orders/${order}/me/files?limit=100`
  const { content } = await call<{ content: File[] }>(url, buyer, path)
  return content.map(({ id }) => ({ buyer, order, file: id }))
}

/** Fetches one after the other at several addresses, some at once, until none is left or the time is over. */
export async function fetchAll(
  urls: string[],
  files: Fetchable[],
  atOnce: number,
  seconds: number
): Promise<Fetched> {
  const fetched = { files: 0, bytes: 0 }
  const deadline = performance.now() + seconds * 1_000
  const client = async (url: string) => {
    for (let one = files.pop(); one; one = files.pop()) {
      fetched.bytes += await fetchOnce(url, one)
      fetched.files++
      if (performance.now() > deadline) return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, at) => client(urls[at % urls.length]!)))
  return fetched
}

/** Claims a file and reads all of it. */
async function fetchOnce(url: string, { buyer, order, file }: Fetchable): Promise<number> {
  const path = `/api/v1/orders/${order}/me/files/${file}/claims`
  const { link } = await call<{ link: string }>(url, buyer, path, 'POST')
  const { pathname, search } = new URL(link, url)
  const headers = { authorization: `Bearer ${buyer.token}` }
  const answer = await fetch(url + pathname + search, { headers })
  if (!answer.ok) throw new Error(`${link}: ${answer.status}`)
  return (await answer.arrayBuffer()).byteLength
}

/** Waits until an order has its files; false where it takes too long. */
export async function untilMade(url: string, buyer: Buyer, order: number): Promise<boolean> {
  for (let tries = 0; tries < 600; tries++) {
    const { state } = await call<{ state: string }>(url, buyer, `/api/v1/orders/${order}`)
    if (state === 'Completed') return true
    await wait(200)
  }
  return false
}

/** One call that has to be answered well. */
export async function call<T>(
  url: string,
  by: Buyer,
  path: string,
  method = 'GET',
  body?: object
): Promise<T> {
  const headers = {
    authorization: `Bearer ${by.token}`,
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
  }
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return (JSON.parse(text) as { data: T }).data
}
