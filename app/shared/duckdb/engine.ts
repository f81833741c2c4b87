import { randomUUID } from 'node:crypto'
import { mkdir, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { EngineProcess } from '#shared/duckdb/engine_process'
import { openPlace, remove, type Place } from '#shared/duckdb/place'
import type { Answer, Limits, Watch } from '#shared/duckdb/types'
import { Gate } from '#shared/gate'

const IDLE_MS = 5 * 60_000

/** DuckDB for one purpose, in a limited process that ends when idle. See ADR 28. */
export class Engine {
  #gate: Gate
  #place: Promise<Place> | null = null
  #process: EngineProcess | null = null
  #users = 0
  #idle: NodeJS.Timeout | undefined

  constructor(private limits: Limits) {
    this.#gate = new Gate(limits.atOnce, Number.POSITIVE_INFINITY)
  }

  get pid(): number | null {
    return this.#process?.pid ?? null
  }

  /** Waits for the process, so that what is measured afterwards does not hold its start. @throws EngineProblem */
  ready(): Promise<void> {
    return this.#use(async () => (await this.#running()).ready)
  }

  /** At most 10,000 rows; more go to a file. @throws EngineProblem, or the abort's reason. */
  run(sql: string, watch: Watch = {}): Promise<Answer> {
    return this.#use(async () => {
      const answered = await this.#gate.run(async () => {
        watch.signal?.throwIfAborted()
        return (await this.#running()).run(sql, this.limits.mostMs, watch)
      })
      return answered!
    })
  }

  /** An empty folder in which statements may read and write, removed after the work. */
  withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
    return this.#use(async () => {
      const { path } = await this.#opened()
      const folder = join(path, randomUUID())
      await mkdir(folder, { recursive: true })
      return work(folder).finally(() => remove(folder))
    })
  }

  /** Whether statements may read this file: where a link leads counts, not where it lies. */
  async reaches(path: string): Promise<boolean> {
    const [real, folders] = await Promise.all([realpath(path), this.#folders()])
    return folders.some((folder) => real.startsWith(`${folder}${sep}`))
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle)
    const place = this.#place
    this.#place = null
    this.#process?.end()
    this.#process = null
    await (await place)?.close()
  }

  async #running(): Promise<EngineProcess> {
    const { path } = await this.#opened()
    const folders = await this.#folders()
    return (this.#process ??= this.#begin(path, folders))
  }

  #opened(): Promise<Place> {
    const opened = (this.#place ??= openPlace())
    opened.catch(() => this.#place === opened && (this.#place = null))
    return opened
  }

  #begin(place: string, folders: string[]): EngineProcess {
    const { threads, memory, spill = '0MB', atOnce } = this.limits
    const begun: EngineProcess = new EngineProcess(
      { threads, memory, spill, atOnce, place, folders },
      () => {
        void remove(join(place, `spill-${begun.pid}`))
        if (this.#process === begun) this.#process = null
      }
    )
    return begun
  }

  #folders(): Promise<string[]> {
    const folders = this.limits.folders?.() ?? []
    return Promise.all(folders.map((folder) => realpath(folder).catch(() => folder)))
  }

  async #use<T>(work: () => Promise<T>): Promise<T> {
    this.#users++
    clearTimeout(this.#idle)
    try {
      return await work()
    } finally {
      if (--this.#users === 0) this.#idle = setTimeout(() => void this.end(), IDLE_MS).unref()
    }
  }
}
