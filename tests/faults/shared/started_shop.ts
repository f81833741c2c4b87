import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { commandOf } from '../../../bin/support/process_facts.ts'
import { eventually } from '#tests/fixtures/shared/eventually'

const PORTS = ['PORT', 'DATABASE_PORT', 'SMTP_PORT', 'INBOX_PORT', 'STAFF_SIGN_IN_PORT']

export type Note = {
  pid: number
  since: string
  address: string
  databaseUrl: string
  ports: Record<'web' | 'database' | 'smtp' | 'inbox' | 'staffSignIn' | 'cardProvider', number>
}

/** A data folder on which the start command is run, as somebody at a terminal would. */
export class ShopFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'kontor-start-'))
  #starts: Start[] = []

  constructor(private firstPort: number) {
    chmodSync(this.path, 0o755)
  }

  start(env: NodeJS.ProcessEnv = {}): Start {
    const wanted = [...PORTS, 'CARD_PROVIDER_PORT'].map((name, at) => [
      name,
      String(this.firstPort + at),
    ])
    const { PATH, HOME } = process.env
    const start = new Start({
      ...{ PATH, HOME, DEMO: 'false', DATA_DIRECTORY: this.path },
      ...Object.fromEntries(wanted),
      ...env,
    })
    this.#starts.push(start)
    return start
  }

  /** Null until the shop knows its ports. */
  get note(): Note | null {
    const file = join(this.path, 'running.json')
    const note = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Note>) : {}
    return note.ports ? (note as Note) : null
  }

  /** Processes that the supervisor has started here. */
  get processes(): number[] {
    const text = readFileSync(join(this.path, 'processes.json'), 'utf8')
    return (JSON.parse(text) as { processes: { pid: number }[] }).processes.map(({ pid }) => pid)
  }

  /** The process of a part, by the end of its command line. */
  part = (words: string): number | undefined =>
    this.processes.find((pid) => commandOf(pid)?.includes(words))

  async remove(): Promise<void> {
    for (const start of this.#starts) await start.stop()
    rmSync(this.path, { recursive: true, force: true })
  }
}

/** One run of the start command. */
export class Start {
  output = ''
  private child: ChildProcess

  constructor(env: NodeJS.ProcessEnv) {
    this.child = spawn(process.execPath, ['bin/start.ts'], {
      cwd: app.makePath(),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream!.on('data', (chunk: Buffer) => (this.output += chunk))
    }
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  /** Fails with all that was said when the command ends first. */
  async untilReady(): Promise<void> {
    await eventually('the shop is ready', async () => this.isReady || !this.isRunning)
    if (!this.isReady) throw new Error(`The shop ended:\n${this.output}`)
  }

  get isReady(): boolean {
    return this.output.includes('Kontor is ready')
  }

  async end(signal?: NodeJS.Signals): Promise<number | null> {
    const closed = this.child.stdout!.closed ? undefined : once(this.child, 'close')
    if (signal) this.child.kill(signal)
    await closed
    return this.child.exitCode
  }

  async stop(): Promise<void> {
    if (this.isRunning) await this.end('SIGTERM')
  }
}
