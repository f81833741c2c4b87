import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { PREVIEW_ROWS, type PreviewTable } from '#catalogue/domain/preview'
import type { TableAnswer, TableRequest } from '#catalogue/gateways/preview/table_process'

/** From the sources and from the build alike. */
const PROGRAM = new URL(
  `./table_process${extname(new URL(import.meta.url).pathname)}`,
  import.meta.url
)
const MOST_MS = 5_000
const IDLE_MS = 5 * 60_000

/** Another file ended the process while this one was read. */
export class Interrupted extends Error {}

type Waiting = { resolve(table: PreviewTable | null): void; reject(reason: Error): void }

/**
 * The process that looks into files: begun with the first file, ended when nobody has asked for a
 * while or a file takes too long. It gets no variable of the environment and so no secret.
 */
export class TableProcess {
  #child: ChildProcess | null = null
  #waiting = new Map<number, Waiting>()
  #next = 1
  #idle: NodeJS.Timeout | undefined

  /** Number of the running process. */
  get pid(): number | null {
    return this.#child?.pid ?? null
  }

  async read(path: string, format: 'csv' | 'parquet'): Promise<PreviewTable | null> {
    const child = (this.#child ??= this.#begin())
    const request: TableRequest = { id: this.#next++, path, format, most: PREVIEW_ROWS + 1 }
    const timer = setTimeout(() => this.#giveUp(child, request.id), MOST_MS)
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(request.id, { resolve, reject })
        child.send(request, (error) => error && reject(error))
      })
    } finally {
      clearTimeout(timer)
      this.#waiting.delete(request.id)
      this.#restFrom(child)
    }
  }

  #begin(): ChildProcess {
    const child = fork(PROGRAM, {
      execArgv: [],
      env: {},
      stdio: 'ignore',
      serialization: 'advanced',
    })
    child.on('message', ({ id, table }: TableAnswer) => this.#waiting.get(id)?.resolve(table))
    child.on('error', () => this.#end(child))
    child.on('exit', () => this.#end(child))
    child.unref()
    child.channel?.unref()
    return child
  }

  /** The file that took too long cannot be shown; others beside it may try again. */
  #giveUp(child: ChildProcess, id: number) {
    this.#waiting.get(id)?.resolve(null)
    child.kill('SIGKILL')
  }

  #end(child: ChildProcess) {
    if (this.#child !== child) return
    this.#child = null
    for (const { reject } of this.#waiting.values()) reject(new Interrupted())
    this.#waiting.clear()
  }

  #restFrom(child: ChildProcess) {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => child.disconnect(), IDLE_MS).unref()
  }
}

const tables = new TableProcess()

/**
 * The first rows of a CSV or Parquet file on this machine with the types of its columns; null for
 * a file that is no table or takes longer than five seconds.
 *
 * @throws Interrupted when another file ended the process
 */
export const readTable = (path: string, format: 'csv' | 'parquet'): Promise<PreviewTable | null> =>
  tables.read(path, format)
