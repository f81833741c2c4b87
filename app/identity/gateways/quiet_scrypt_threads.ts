import type { ScryptOptions } from 'node:crypto'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

export type DerivationRequest = {
  id: number
  password: string
  salt: Uint8Array
  length: number
  options: ScryptOptions
}
type Answer = { id: number; key?: Uint8Array; problem?: string }
type Waiting = { resolve: (key: Buffer) => void; reject: (error: Error) => void }

/** From the sources and from the build alike. */
const PROGRAM = new URL(
  `./quiet_scrypt_thread${extname(new URL(import.meta.url).pathname)}`,
  import.meta.url
)

/** A thread that derives keys one after another; it keeps the process alive only while it works. */
export class QuietScryptThread {
  #worker: Worker | null = null
  #waiting = new Map<number, Waiting>()
  #last = 0

  derive(request: Omit<DerivationRequest, 'id'>): Promise<Buffer> {
    const worker = (this.#worker ??= this.#start())
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      worker.ref()
      worker.postMessage({ id, ...request } satisfies DerivationRequest)
    })
  }

  get load(): number {
    return this.#waiting.size
  }

  #start(): Worker {
    const worker = new Worker(PROGRAM, { execArgv: [] })
    worker.on('message', (answer: Answer) => this.#settle(worker, answer))
    worker.on('error', (error) => this.#fail(error as Error))
    return worker
  }

  #settle(worker: Worker, { id, key, problem }: Answer) {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (this.#waiting.size === 0) worker.unref()
    if (key) waiting?.resolve(Buffer.from(key))
    else waiting?.reject(new Error(problem))
  }

  /** A thread that died is replaced at the next password. */
  #fail(error: Error) {
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
