import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

export type Proxy = {
  url: string
  /** How often a request was asked for again elsewhere. */
  again: number
  stop(): Promise<void>
}

type Asked = { incoming: IncomingMessage; outgoing: ServerResponse; body: Buffer }

/**
 * In front of several web processes, with the rules of deploy/nginx/kontor.conf: connections are kept for four
 * seconds; nobody is left out; what changes nothing is asked for again elsewhere, and what changes
 * something only where it was never sent. An asset that one lacks is asked of the others.
 */
export async function startProxy(port: number, targets: () => string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64, timeout: KEPT_MS })
  const proxy: Proxy = { url: `http://127.0.0.1:${port}`, again: 0, stop }
  let turn = 0

  const server = createServer(async (incoming, outgoing) => {
    const asked = { incoming, outgoing, body: await buffer(incoming) }
    const order = targets()
    const first = turn++ % Math.max(order.length, 1)
    await pass(asked, [...order.slice(first), ...order.slice(0, first)])
  })

  async function pass(asked: Asked, [target, ...others]: string[]): Promise<void> {
    if (!target) return void asked.outgoing.writeHead(502).end()
    const failure = await forward(asked, { target, agent, isLast: others.length === 0 })
    if (!failure) return
    if (asked.outgoing.headersSent) return void asked.outgoing.destroy()
    if (!mayGoElsewhere(asked, failure)) return void asked.outgoing.writeHead(502).end()
    proxy.again++
    return pass(asked, others)
  }

  async function stop() {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return proxy
}

const KEPT_MS = 4_000

type Failure = { code?: string; status?: number }

const mayGoElsewhere = ({ incoming }: Asked, { code }: Failure) =>
  code === 'ECONNREFUSED' || ['GET', 'HEAD'].includes(incoming.method!)

/** Answers null where an answer came, else why not. */
function forward(
  { incoming, outgoing, body }: Asked,
  { target, agent, isLast }: { target: string; agent: Agent; isLast: boolean }
): Promise<Failure | null> {
  const { method, url, headers } = incoming
  const onward = { ...headers, 'x-forwarded-for': headers['x-forwarded-for'] ?? '127.0.0.1' }
  delete onward.connection
  return new Promise((resolve) => {
    const asking = request(`${target}${url}`, { method, headers: onward, agent }, (answer) => {
      if (answer.statusCode === 404 && url!.startsWith('/assets/') && !isLast) {
        answer.resume()
        return resolve({ status: 404 })
      }
      const { 'connection': _, 'keep-alive': __, ...answered } = answer.headers
      outgoing.writeHead(answer.statusCode!, answered)
      answer.once('error', (error: Failure) => resolve(error))
      answer.once('aborted', () => resolve({ code: 'ECONNRESET' }))
      answer.once('end', () => resolve(null))
      answer.pipe(outgoing)
    })
    asking.once('error', (error: Failure) => resolve(error))
    asking.end(body)
  })
}
