import autocannon from 'autocannon'
import type { Buyer } from './buyers.ts'

export type Call = { method: 'POST' | 'PUT'; path: string; body: object }

/** One call for each buyer over so many connections; every answer has to say that something was made. */
export async function callFor(
  url: string,
  buyers: Buyer[],
  connections: number,
  call: (id: number) => Call
) {
  let next = 0
  const result = await autocannon({
    url,
    connections,
    amount: buyers.length,
    requests: [
      {
        setupRequest: (request) => {
          const { id, token } = buyers[next++ % buyers.length]!
          const { method, path, body } = call(id)
          const headers = { ...jsonOf(token), ...request.headers }
          return { ...request, method, path, headers, body: JSON.stringify(body) }
        },
      },
    ],
  })
  const { latency, statusCodeStats } = result
  if (Object.keys(statusCodeStats ?? {}).join() !== '201') {
    await ask(url, buyers[0]!, call(buyers[0]!.id))
    throw new Error(`Answers were ${JSON.stringify(statusCodeStats)}`)
  }
  return { perSecond: buyers.length / result.duration, p50: latency.p50, p95: latency.p97_5 }
}

const jsonOf = (token: string) => ({
  'authorization': `Bearer ${token}`,
  'content-type': 'application/json',
  'accept': 'application/json',
})

/** One call that has to be answered well. */
export async function ask(url: string, { token }: Buyer, { method, path, body }: Call) {
  const headers = jsonOf(token)
  const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
}
