import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabase } from '../copy_database.ts'
import { startDatabase, type DatabaseServer } from '../embedded_database.ts'
import { randomPort, takePort } from '../ports.ts'
import { testEnvironment } from '../test_environment.ts'

/** Nobody listens there: what runs without a database and asks for one fails at once. */
const NO_DATABASE = 'postgres://kontor:none@127.0.0.1:1/kontor'

/** Where processes of tests stand: folders and ports of their own, databases copied from one. */
export class TestGround {
  readonly directory = mkdtempSync(join(tmpdir(), 'kontor-test-'))
  #server?: DatabaseServer

  readonly #isBuilt: boolean

  /** Whether the last build is of these sources: pages are shown from it. */
  constructor(isBuilt = false) {
    this.#isBuilt = isBuilt
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

  /** An environment that no other process has, with the database itself. */
  environment(name: string): Promise<NodeJS.ProcessEnv> {
    return this.#environment(name, this.#server?.url ?? NO_DATABASE)
  }

  /** The same with a copy of the database as it is now. */
  async environmentOfCopy(name: string): Promise<NodeJS.ProcessEnv> {
    return this.#environment(name, await copyDatabase(this.#server!.url, `kontor_${name}`))
  }

  async #environment(name: string, databaseUrl: string): Promise<NodeJS.ProcessEnv> {
    const dataDirectory = join(this.directory, name)
    mkdirSync(dataDirectory)
    const environment = testEnvironment({
      databaseUrl,
      dataDirectory,
      port: await takePort('test server', randomPort()),
      cardProviderPort: await takePort('test card provider', randomPort()),
    })
    return { ...environment, ...(this.#isBuilt && { PAGES: 'built' }) }
  }

  async clear(): Promise<void> {
    await this.#server?.stop()
    rmSync(this.directory, { recursive: true, force: true })
  }
}
