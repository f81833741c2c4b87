import { PassThrough } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { watch, watching, type Snapshot } from '#delivery/http/live/progress_hub'
import type { Reference } from '#delivery/domain/reference'

const MOST_STREAMS = 500
const MOST_STREAMS_EACH = 4
const HEARTBEAT_MS = 15_000
/** After this time a browser comes again, and is asked again who it is. */
const LONGEST_MS = 5 * 60_000
const RETRY_MS = 3_000

const open = new Map<number, number>()

/** Whether this process and this person may have one more stream. */
export const hasRoom = (userId: number): boolean =>
  watching() < MOST_STREAMS && (open.get(userId) ?? 0) < MOST_STREAMS_EACH

type Wanted = { reference: Reference; fileIds: number[]; userId: number }

/** Answers with events until everything is ready, the reader leaves, or its time is over. */
export async function streamProgress(ctx: HttpContext, wanted: Wanted): Promise<void> {
  const { userId } = wanted
  const stream = new EventStream()
  open.set(userId, (open.get(userId) ?? 0) + 1)
  const { response } = ctx
  response.header('content-type', 'text/event-stream; charset=utf-8')
  // Whoever packs answers would hold events back until a block is full.
  response.header('cache-control', 'no-store, no-transform')
  response.header('x-accel-buffering', 'no')
  const stop = await watch({
    ...wanted,
    tell: (snapshot) => stream.send(snapshot),
    leave: () => stream.end(),
  })
  stream.whenClosed(() => {
    stop()
    const left = (open.get(userId) ?? 1) - 1
    if (left > 0) open.set(userId, left)
    else open.delete(userId)
  })
  response.response.once('close', () => stream.end())
  response.stream(stream.body)
}

class EventStream {
  readonly body = new PassThrough()
  #told = new Map<string, string>()
  #beat = setInterval(() => this.#write(': here\n\n'), HEARTBEAT_MS).unref()
  #end = setTimeout(() => this.end(), LONGEST_MS).unref()

  constructor() {
    this.#write(`retry: ${RETRY_MS}\n\n`)
  }

  send({ state, progress, files, filling, sheet }: Snapshot): void {
    this.#tell('state', state)
    this.#tell('files', files)
    this.#tell('filling', filling)
    if (sheet) this.#tell('sheet', sheet)
    this.#tell('progress', progress)
    if (progress?.state !== 'Completed') return
    this.#tell('end', { state: progress.state })
    this.end()
  }

  end(): void {
    clearInterval(this.#beat)
    clearTimeout(this.#end)
    this.body.end()
  }

  whenClosed(handle: () => void): void {
    if (this.body.writableEnded) return handle()
    this.body.once('finish', handle)
  }

  #tell(event: string, data: unknown): void {
    const text = JSON.stringify(data)
    if (this.#told.get(event) === text) return
    this.#told.set(event, text)
    this.#write(`event: ${event}\ndata: ${text}\n\n`)
  }

  /** A reader that does not read is left behind, not waited for. */
  #write(text: string): void {
    if (this.body.writableEnded) return
    if (this.body.writableLength > 1_000_000) return this.end()
    this.body.write(text)
  }
}
