import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { buildIfNeeded } from '../../bin/support/build.ts'
import { demoEnvironment } from '../../bin/support/demo_environment.ts'
import { startDatabase, type DatabaseServer } from '../../bin/support/embedded_database.ts'
import { MIGRATION } from '../../bin/support/console_program.ts'
import { randomPort, takePort } from '../../bin/support/ports.ts'
import { readyData } from '../../bin/support/ready_data.ts'
import { runCommand } from '../../bin/support/run_command.ts'
import { machineSecrets } from '../../bin/support/secrets.ts'
import { untilReady } from './until_ready.ts'
import { keepsWorld, keepWorld, takeWorld } from './kept_world.ts'

const BUILD = 'build'
const PROGRAMS = { web: 'bin/server.js', worker: 'bin/worker.js' }

/** A process of the shop, which nobody starts again when it ends. */
export type Member = {
  kind: keyof typeof PROGRAMS
  url: string
  process: ChildProcess
  /** Asks it to end; how long that took, and its exit code. */
  end(): Promise<{ seconds: number; code: number | null }>
}

/** A shop as on several machines: any number of processes over one database and one store. */
export class Fleet {
  members: Member[] = []
  /** Where processes that are started from now on write their lines; their own output where it is unset. */
  linesTo?: string
  #asleep: Member[] = []
  private constructor(
    private home: string,
    private database: DatabaseServer,
    private settings: NodeJS.ProcessEnv,
    private build: string
  ) {}

  /**
   * With the demo's data, as the version in the folder `build` makes it. Only the proxy at `appUrl` is believed
   * whom it forwards.
   */
  static async start(appUrl: string, build = BUILD): Promise<Fleet> {
    buildIfNeeded(console.log)
    const home = mkdtempSync(join(tmpdir(), 'kontor-fleet-'))
    chmodSync(home, 0o755)
    const isMade = takeWorld(home)
    const database = await databaseIn(home, newPort)
    const path = join(home, 'data')
    mkdirSync(path, { recursive: true })
    const env = {
      ...environment(path, database.url),
      APP_URL: appUrl,
      ...QUIET,
    }
    const ground = { env, started: () => {}, fresh: true, folder: { path } }
    const fleet = new Fleet(home, database, env, build)
    if (isMade) return fleet
    await readyData(ground, [consoleOf(build)])
    if (keepsWorld()) await fleet.#keepWorld()
    return fleet
  }

  async #keepWorld(): Promise<void> {
    await this.database.stop()
    keepWorld(this.home)
    await this.restartDatabase()
  }

  /** Runs the migrations of the version in this folder, while others are at work. */
  async migrate(build = BUILD): Promise<void> {
    const { settings: env } = this
    const code = await runCommand([consoleOf(build), ...MIGRATION], { env })
    if (code !== 0) throw new Error(`The migrations ended with code ${code}`)
  }

  /** What its processes are started with. */
  get environment(): NodeJS.ProcessEnv {
    return this.settings
  }

  get databaseUrl(): string {
    return this.database.url
  }

  /** From now on the shop's database is this one: the other is gone. */
  moveTo(database: DatabaseServer): void {
    this.database = database
  }

  /** Ends the process of the database at once, as if its machine had died. */
  async killDatabase(): Promise<void> {
    const ended = once(this.database.process, 'exit')
    this.database.process.kill('SIGKILL')
    await ended
  }

  get databaseHasEnded(): boolean {
    return this.database.process.exitCode !== null || this.database.process.signalCode !== null
  }

  async restartDatabase(): Promise<void> {
    const { port } = this.database
    await this.database.stop()
    this.database = await databaseIn(this.home, async () => port)
  }

  /** Another cluster beside it, made of a copy. */
  startBeside = (directory: string): Promise<DatabaseServer> =>
    startDatabase({ directory, port: newPort, password: PASSWORD })

  /** A folder that PostgreSQL may write to. */
  async databaseFolder(name: string): Promise<string> {
    const [own] = await this.sql<{ data_directory: string }>('show data_directory')
    const { uid, gid } = statSync(own!.data_directory)
    mkdirSync(this.folder(name))
    chownSync(this.folder(name), uid, gid)
    return this.folder(name)
  }

  /** A folder for what belongs to this shop and goes with it. */
  folder = (name: string): string => join(this.home, name)

  /** Those that are there, of one kind. */
  all = (kind: Member['kind']) => this.members.filter((member) => member.kind === kind)

  /**
   * Starts one more, of the version in the folder `build`; where `more` says so at a PORT of somebody who ended.
   * Answers as soon as it is at work.
   */
  async add(kind: Member['kind'], more: NodeJS.ProcessEnv = {}, build?: string): Promise<Member> {
    return this.#join(await this.#start(kind, more, build))
  }

  /** Starts one more that sleeps until it is woken: a machine that stands by. */
  async reserve(kind: Member['kind']): Promise<void> {
    const member = await this.#start(kind)
    member.process.kill('SIGSTOP')
    this.#asleep.push(member)
  }

  /** One of the reserve takes part at once; false where none is left. */
  wake(kind: Member['kind']): boolean {
    const member = this.#asleep.find((one) => one.kind === kind)
    if (!member) return false
    this.#asleep = this.#asleep.filter((one) => one !== member)
    member.process.kill('SIGCONT')
    this.#join(member)
    return true
  }

  async #start(
    kind: Member['kind'],
    more: NodeJS.ProcessEnv = {},
    build = this.build
  ): Promise<Member> {
    const port = more.PORT ?? (await takePort(kind, randomPort()))
    const lines = this.linesTo ? openSync(this.linesTo, 'a') : 'inherit'
    const child = spawn(process.execPath, ['--max-old-space-size=1024', PROGRAMS[kind]], {
      // What belongs to a version is looked for where it is started.
      cwd: resolve(build),
      env: { ...this.settings, PORT: String(port), ...more },
      stdio: ['ignore', lines, 'inherit', 'ipc'],
    })
    if (typeof lines === 'number') closeSync(lines)
    const member = memberOf(kind, `http://127.0.0.1:${port}`, child)
    if (kind === 'web') await untilReady(member.url)
    else await once(child, 'message')
    return member
  }

  #join(member: Member): Member {
    this.members.push(member)
    member.process.once('exit', () => {
      this.members = this.members.filter((one) => one !== member)
    })
    return member
  }

  async sql<T extends object>(statement: string, values: unknown[] = []): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.databaseUrl })
    // A database that ends meanwhile fails what was asked of it, and not the bench.
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<T>(statement, values)).rows
    } finally {
      await client.end()
    }
  }

  /** Ends all of it, and leaves what is on the disk. */
  async end(): Promise<void> {
    for (const { process: sleeper } of this.#asleep) sleeper.kill('SIGKILL')
    await Promise.all(this.members.map((member) => member.end()))
    await this.database.stop()
  }

  async stop(): Promise<void> {
    await this.end()
    rmSync(this.home, { recursive: true, force: true })
  }
}

const consoleOf = (build: string) => join(build, 'bin/console.js')

const PASSWORD = 'fleet'
const newPort = () => takePort('database', randomPort())
const databaseIn = (home: string, port: () => Promise<number>) =>
  startDatabase({ directory: join(home, 'postgres'), port, password: PASSWORD })

const QUIET = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal' }

/** Nobody listens where mails, employees and cards would go. */
const NOWHERE = { web: 1, database: 1, smtp: 1, inbox: 1, staffSignIn: 1, cardProvider: 1 }

const environment = (path: string, databaseUrl: string) =>
  demoEnvironment({
    ...{ ports: NOWHERE, secrets: machineSecrets(path), dataDirectory: path, databaseUrl },
  })

const memberOf = (kind: Member['kind'], url: string, child: ChildProcess): Member => ({
  kind,
  url,
  process: child,
  async end() {
    const began = performance.now()
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null
    child.kill('SIGTERM')
    await ended
    return { seconds: (performance.now() - began) / 1000, code: child.exitCode }
  },
})
