import { setTimeout as wait } from 'node:timers/promises'
import type { Snapshot } from './snapshot.ts'

const PORT = 9229
const LONGEST_MS = 10_000

/** What a process of Node says of its memory, in bytes, and what lies in its heap. */
export type Inspected = {
  usage: { rss: number; heapTotal: number; heapUsed: number; external: number }
  snapshot: Snapshot
}

type Message = { id?: number; method?: string; params?: { chunk?: string }; result?: unknown }

/**
 * Asks a running process, which needs nothing for it: it opens its inspector to this machine at the signal.
 * While it counts it answers nobody else, for some seconds.
 */
export async function inspect(pid: number, port = PORT): Promise<Inspected> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await addressAt(port))
  try {
    await new Promise((resolve, reject) => {
      socket.onopen = resolve
      socket.onerror = () => reject(new Error(`Nobody answers at ${socket.url}`))
    })
    const { call, chunks } = speakOver(socket)
    await call('HeapProfiler.collectGarbage')
    const usage = JSON.parse(
      await valueOf(
        call('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' })
      )
    ) as Inspected['usage']
    await call('HeapProfiler.takeHeapSnapshot')
    await call('Runtime.evaluate', { expression: CLOSE }).catch(() => {})
    return { usage, snapshot: JSON.parse(chunks.join('')) as Snapshot }
  } finally {
    socket.close()
  }
}

const CLOSE = `setTimeout(() => process.getBuiltinModule('node:inspector').close(), 100)`

async function valueOf(answer: Promise<unknown>): Promise<string> {
  return ((await answer) as { result: { value: string } }).result.value
}

async function addressAt(port: number): Promise<string> {
  for (const began = Date.now(); ; await wait(50)) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`)
      const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[]
      return target!.webSocketDebuggerUrl
    } catch (error) {
      if (Date.now() - began > LONGEST_MS) throw error
    }
  }
}

function speakOver(socket: WebSocket) {
  const chunks: string[] = []
  const waiting = new Map<number, (result: unknown) => void>()
  socket.onmessage = ({ data }) => {
    const { id, params, result } = JSON.parse(String(data)) as Message
    if (params?.chunk !== undefined) chunks.push(params.chunk)
    if (id !== undefined) waiting.get(id)?.(result)
  }
  let last = 0
  const call = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      waiting.set(++last, resolve)
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { call, chunks }
}
