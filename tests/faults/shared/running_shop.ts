import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import app from '@adonisjs/core/services/app'
import { CONSOLE, MIGRATION } from '../../../bin/support/console_program.ts'
import { startDatabase, type DatabaseServer } from '../../../bin/support/embedded_database.ts'
import { FROM_SOURCES } from '../../../bin/support/from_sources.ts'
import { randomPort, takePort } from '../../../bin/support/ports.ts'
import { layCluster } from './model_cluster.js'

const LONGEST_WAIT_MS = 120_000

/** A shop of its own, whose database, web process and worker a test can take away and bring back. */
export class RunningShop {
  #children: ChildProcess[] = []
  #database: DatabaseServer | undefined
  /** What the processes said: their logs. */
  output = ''
  private constructor(
    readonly directory: string,
    private databasePort: number,
    private webPort: number
  ) {}

  static async start(): Promise<RunningShop> {
    const directory = await mkdtemp(join(tmpdir(), 'kontor-fault-'))
    await chmod(directory, 0o755)
    await layCluster(join(directory, 'postgres'), makeCluster)
    const shop = await RunningShop.at(directory)
    await shop.startDatabase()
    return shop
  }

  static async at(directory: string): Promise<RunningShop> {
    return new RunningShop(
      directory,
      await takePort('fault database', randomPort()),
      await takePort('fault web', randomPort())
    )
  }

  async startDatabase(): Promise<void> {
    this.#database = await startDatabase({
      directory: join(this.directory, 'postgres'),
      port: async () => this.databasePort,
      password: 'test',
      throwAway: true,
    })
  }

  async stopDatabase(): Promise<void> {
    await this.#database?.stop()
    this.#database = undefined
  }

  get databaseUrl(): string {
    return `postgres://kontor:test@127.0.0.1:${this.databasePort}/kontor`
  }

  /** One statement on a connection of its own. */
  async sql<T extends object>(statement: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.databaseUrl })
    await client.connect()
    try {
      return (await client.query<T>(statement)).rows
    } finally {
      await client.end()
    }
  }

  startWeb = (env: Record<string, string> = {}) => this.startProgram('bin/server.ts', env)
  startProgram = (path: string, env: Record<string, string> = {}) =>
    this.run([FROM_SOURCES, path], env)
  /** A console command. */
  command = (args: string[], env: Record<string, string> = {}) =>
    this.run([...CONSOLE, ...args], env)
  startWorker = (env: Record<string, string> = {}) => this.run([FROM_SOURCES, 'bin/worker.ts'], env)

  address = (path: string) => `http://127.0.0.1:${this.webPort}${path}`

  /** On a connection of its own: one that is kept may be closed by the shop while it is taken. */
  ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
    return fetch(this.address(path), {
      headers: { ...headers, connection: 'close' },
      redirect: 'manual',
      signal,
    })
  }

  async end(): Promise<void> {
    const running = this.#children.filter(
      ({ exitCode, signalCode }) => exitCode === null && !signalCode
    )
    const ended = running.map((child) => once(child, 'exit'))
    for (const child of running) child.kill('SIGKILL')
    await Promise.all(ended)
    await this.stopDatabase()
    await rm(this.directory, { recursive: true, force: true })
  }

  private run(args: string[], env: Record<string, string> = {}): ChildProcess {
    const child = spawn(process.execPath, args, {
      cwd: app.makePath(),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.webPort),
        DATABASE_URL: this.databaseUrl,
        DATA_DIRECTORY: this.directory,
        SESSION_DRIVER: 'database',
        LIMITER_STORE: 'database',
        ...env,
      },
    })
    child.stdout!.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    this.#children.push(child)
    return child
  }
}

/** Answers the folder of a cluster with the shop's tables, which has been stopped. */
async function makeCluster(home: string): Promise<string> {
  await chmod(home, 0o755)
  const shop = await RunningShop.at(home)
  await shop.startDatabase()
  const migrating = shop.command(MIGRATION)
  const [code] = await once(migrating, 'exit')
  await shop.stopDatabase()
  if (code !== 0) throw new Error(`The tables could not be made:\n${shop.output}`)
  return join(home, 'postgres')
}
