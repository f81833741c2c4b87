import { setTimeout as wait } from 'node:timers/promises'
import { lastWordsOfDatabase, startDatabase, type DatabaseServer } from './embedded_database.ts'
import { GrowingPause } from './growing_pause.ts'

type Options = Parameters<typeof startDatabase>[0]

/** The embedded PostgreSQL, started again at its port whenever it ends. */
export class RunningDatabase {
  private options: Options
  private server!: DatabaseServer
  private pause = new GrowingPause()
  private stopping = new AbortController()
  private keeping?: Promise<void>

  private constructor(options: Options) {
    this.options = options
  }

  static async start(options: Options): Promise<RunningDatabase> {
    const database = new RunningDatabase(options)
    database.server = await startDatabase(options)
    database.options = { ...options, port: async () => database.server.port }
    database.keeping = database.keep()
    return database
  }

  get url(): string {
    return this.server.url
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.server.stop()
    await this.keeping
  }

  private async keep(): Promise<void> {
    const { signal } = this.stopping
    for (;;) {
      await ended(this.server)
      if (signal.aborted) return
      const pause = this.pause.next()
      const last = lastWordsOfDatabase(this.options.directory)
      console.error(`the database ended; starting it again in ${pause / 1000} s. It said:\n${last}`)
      await wait(pause, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      await this.startAgain()
    }
  }

  private async startAgain(): Promise<void> {
    this.pause.started()
    try {
      this.server = await startDatabase(this.options)
      if (this.stopping.signal.aborted) await this.server.stop()
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
}

const ended = ({ process }: DatabaseServer) =>
  new Promise<void>((resolve) => {
    if (process.exitCode !== null || process.signalCode !== null) resolve()
    else process.once('exit', () => resolve())
  })
