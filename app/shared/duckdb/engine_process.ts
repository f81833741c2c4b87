import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { EngineProblem } from '#shared/duckdb/problem'
import type { Answer, News, Order, Setting, Watch } from '#shared/duckdb/types'

/** From the sources and from the build alike. */
const PROGRAM = new URL(`./program${extname(new URL(import.meta.url).pathname)}`, import.meta.url)
/** An interrupted statement that has not ended by then takes its process along. */
const GRACE_MS = 2_000

type Waiting = Pick<Watch, 'onProgress'> & {
  resolve(answer: Answer): void
  reject(reason: Error): void
}

/** One running DuckDB. It gets no variable of the environment and so no secret. */
export class EngineProcess {
  #child: ChildProcess
  #waiting = new Map<number, Waiting>()
  #ready = Promise.withResolvers<void>()
  #next = 1
  #users = 0

  constructor(setting: Setting, onEnd: () => void) {
    this.#child = fork(PROGRAM, {
      execArgv: [],
      env: {},
      stdio: 'ignore',
      serialization: 'advanced',
    })
    this.#child.on('message', (news: News) => this.#hear(news))
    // A process that is killed is cut off before it is gone: nothing new is to be given to it then.
    for (const event of ['error', 'disconnect', 'exit'] as const) {
      this.#child.once(event, () => {
        onEnd()
        this.#ready.reject(new EngineProblem('ended'))
        this.#loseAll()
      })
    }
    this.#ready.promise.catch(() => {})
    this.#hold(0)
    this.#tell({ open: setting })
  }

  get pid(): number | null {
    return this.#child.pid ?? null
  }

  /** Holds the application until it is known. */
  get ready(): Promise<void> {
    this.#hold(1)
    return this.#ready.promise.finally(() => this.#hold(-1))
  }

  /** @throws EngineProblem; the reason of the signal when that ended it. */
  async run(sql: string, mostMs: number, watch: Watch): Promise<Answer> {
    this.#hold(1)
    try {
      await this.#ready.promise
      return await this.#ask(sql, mostMs, watch)
    } finally {
      this.#hold(-1)
    }
  }

  end(): void {
    if (this.#child.connected) this.#child.disconnect()
  }

  /** The time that the process takes to begin is not the statement's. */
  async #ask(sql: string, mostMs: number, { signal, onProgress }: Watch): Promise<Answer> {
    signal?.throwIfAborted()
    const run = this.#next++
    const late = AbortSignal.timeout(mostMs)
    const ends = AbortSignal.any(signal ? [signal, late] : [late])
    const stop = () => this.#interrupt(run)
    ends.addEventListener('abort', stop, { once: true })
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(run, { resolve, reject, onProgress })
        this.#tell({ run, sql })
      })
    } catch (error) {
      signal?.throwIfAborted()
      throw late.aborted ? new EngineProblem('late') : error
    } finally {
      ends.removeEventListener('abort', stop)
      this.#waiting.delete(run)
    }
  }

  /** The application stays for an answer, but not for an idle process. */
  #hold(users: number): void {
    this.#users += users
    const hold = this.#users > 0 ? 'ref' : 'unref'
    this.#child[hold]()
    this.#child.channel?.[hold]()
  }

  #interrupt(run: number): void {
    this.#tell({ interrupt: run })
    setTimeout(() => this.#waiting.has(run) && this.#child.kill('SIGKILL'), GRACE_MS).unref()
  }

  #tell(order: Order): void {
    if (!this.#child.connected) return this.#loseAll()
    this.#child.send(order, (error) => error && this.#loseAll())
  }

  #hear(news: News): void {
    if ('ready' in news) return this.#ready.resolve()
    const waiting = this.#waiting.get(news.run)
    if ('percent' in news) waiting?.onProgress?.(news.percent)
    else if ('answer' in news) waiting?.resolve(news.answer)
    else waiting?.reject(new EngineProblem('refused', news.refusal))
  }

  #loseAll(): void {
    for (const { reject } of this.#waiting.values()) reject(new EngineProblem('ended'))
  }
}
