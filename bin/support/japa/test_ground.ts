import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startDatabase, type DatabaseServer } from '../embedded_database.ts'
import { randomPort, takePort } from '../ports.ts'
import { testEnvironment } from '../test_environment.ts'

/** Nobody listens there: what runs without a database and asks for one fails at once. */
const NO_DATABASE = 'postgres://kontor:none@127.0.0.1:1/kontor'

/** Where processes of tests stand: folders and ports of their own, databases copied from one. */
export class TestGround {
  readonly directory = mkdtempSync(join(tmpdir(), 'kontor-test-'))
  #server?: DatabaseServer

  constructor() {
    chmodSync(this.directory, 0o755)
  }

  /** Starts PostgreSQL with the database that the others are copied from. */
  async startDatabase(): Promise<void> {
    this.#server = await startDatabase({
      directory: join(this.directory, 'postgres'),
      port: () => takePort('test database', randomPort()),
      password: 'test',
      throwAway: true,
    })
  }

  /** An environment that no other process has; its database is the one of that name. */
  async environment(name: string, database = 'kontor'): Promise<NodeJS.ProcessEnv> {
    const dataDirectory = join(this.directory, name)
    mkdirSync(dataDirectory)
    return testEnvironment({
      databaseUrl: this.#server?.url.replace(/kontor$/, database) ?? NO_DATABASE,
      dataDirectory,
      port: await takePort('test server', randomPort()),
      cardProviderPort: await takePort('test card provider', randomPort()),
    })
  }

  /** Copies the database as it is now. Nobody may be connected to it meanwhile. */
  async copyDatabase(copy: string): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#server!.url.replace(/kontor$/, 'postgres'),
    })
    await client.connect()
    try {
      await client.query(`create database ${copy} template kontor`)
    } finally {
      await client.end()
    }
  }

  async clear(): Promise<void> {
    await this.#server?.stop()
    rmSync(this.directory, { recursive: true, force: true })
  }
}
