import { join } from 'node:path'
import pg from 'pg'
import { copyCluster } from '../../../bench/support/base_copy.ts'
import { startDatabase, type DatabaseServer } from '../../../bin/support/embedded_database.ts'
import { randomPort, takePort } from '../../../bin/support/ports.ts'
import { eventually } from '#tests/fixtures/shared/eventually'
import { type RunningShop } from './running_shop.js'

/** A standby of a shop's database, which a test can hold up, take away and bring back. */
export class Follower {
  #server: DatabaseServer | undefined
  private constructor(
    private directory: string,
    private port: number
  ) {}

  static async of(shop: RunningShop): Promise<Follower> {
    const { port, username, password } = new URL(shop.databaseUrl)
    const directory = join(shop.directory, 'follower')
    await copyCluster(shop.databaseUrl, directory, 'standby.signal', {
      primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
      hot_standby_feedback: 'on',
    })
    const follower = new Follower(directory, await takePort('fault follower', randomPort()))
    await follower.start()
    return follower
  }

  get url(): string {
    return `postgres://kontor:test@127.0.0.1:${this.port}/kontor`
  }

  async start(): Promise<void> {
    const port = async () => this.port
    const { directory } = this
    this.#server = await startDatabase({ directory, port, password: 'test', throwAway: true })
  }

  async stop(): Promise<void> {
    await this.#server?.stop()
    this.#server = undefined
  }

  async sql<T extends object>(statement: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.url })
    await client.connect()
    try {
      return (await client.query<T>(statement)).rows
    } finally {
      await client.end()
    }
  }

  /** From now on it hears of changes and does not carry them out. */
  async holdUp(): Promise<void> {
    await this.sql('select pg_wal_replay_pause()')
    await eventually('the follower stands still', async () => {
      const [state] = await this.sql<{ held: boolean }>(
        `select pg_get_wal_replay_pause_state() = 'paused' as held`
      )
      return state!.held
    })
  }

  letGo = () => this.sql('select pg_wal_replay_resume()')

  /** Waits until it has everything that the shop's database has by now. */
  async catchUp(shop: RunningShop): Promise<void> {
    const [head] = await shop.sql<{ at: string }>('select pg_current_wal_insert_lsn()::text as at')
    await eventually('the follower has caught up', async () => {
      const [state] = await this.sql<{ has: boolean }>(
        `select pg_last_wal_replay_lsn() >= '${head!.at}'::pg_lsn as has`
      )
      return state!.has
    })
  }
}
