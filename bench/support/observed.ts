import { once } from 'node:events'
import { createServer } from 'node:http'
import { randomPort, takePort } from '../../bin/support/ports.ts'

export type Collector = { url: string; bytes: number; stop(): void }

/** Takes what traces are sent to it, and counts it. */
export async function startCollector(): Promise<Collector> {
  const server = createServer((incoming, outgoing) => {
    incoming.on('data', (piece: Buffer) => (collector.bytes += piece.length))
    incoming.once('end', () =>
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    )
  })
  const port = await takePort('collector', randomPort())
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const collector: Collector = {
    ...{ url: `http://127.0.0.1:${port}`, bytes: 0 },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
  return collector
}

/** How often it was told something. */
export type Asker = { asked: number; stop(): void }

/** Asks a process for its figures again and again, as Prometheus does. */
export function askForMetrics(port: number, everyMs: number): Asker {
  const timer = setInterval(() => void ask(), everyMs)
  const asker = { asked: 0, stop: () => clearInterval(timer) }
  async function ask(): Promise<void> {
    const answer = await fetch(`http://localhost:${port}/metrics`).catch(() => null)
    if ((await answer?.text())?.includes('kontor_')) asker.asked++
  }
  return asker
}
