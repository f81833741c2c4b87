import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packShop } from '../../../bin/support/pack.ts'
import { randomPort, takePort } from '../../../bin/support/ports.ts'
import { eventually } from '#tests/fixtures/shared/eventually'
import { type RunningShop } from './running_shop.js'

const MOST_KEPT = 4_000

/** What an image would hold, far away from the sources: the build, the packages that it loads, and nothing else. */
export class BuiltShop {
  readonly directory = mkdtempSync(join(tmpdir(), 'kontor-built-'))
  #children: ChildProcess[] = []
  #said = ''
  /** Settings of its own, besides those that every one has. */
  settings: Record<string, string> = {}

  private constructor(
    private shop: RunningShop,
    private port: number
  ) {}

  static async pack(shop: RunningShop): Promise<BuiltShop> {
    const built = new BuiltShop(shop, await takePort('built shop', randomPort()))
    await packShop(built.directory)
    return built
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Runs a console command to its end. Fails with what it said where it fails. */
  async command(...args: string[]): Promise<void> {
    const code = await this.codeOf(...args)
    if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}:\n${this.#said}`)
  }

  /** Runs a console command to its end; what it ended with. */
  async codeOf(...args: string[]): Promise<number> {
    const [code] = (await once(this.run('bin/console.js', args), 'close')) as [number]
    return code
  }

  async startWeb(): Promise<void> {
    this.run('bin/server.js')
    await eventually(
      'the built shop answers',
      async () => (await fetch(`${this.url}/health/live`)).ok
    )
  }

  startWorker = () => this.run('bin/worker.js')

  async end(): Promise<void> {
    const running = this.#children.filter(
      ({ exitCode, signalCode }) => exitCode === null && !signalCode
    )
    const ended = running.map((child) => once(child, 'exit'))
    for (const child of running) child.kill('SIGKILL')
    await Promise.all(ended)
    rmSync(this.directory, { recursive: true, force: true })
  }

  private run(program: string, args: string[] = []): ChildProcess {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: this.directory,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', DEMO: 'true', PORT: String(this.port), APP_URL: this.url },
        ...{ DATABASE_URL: this.shop.databaseUrl, DATA_DIRECTORY: this.shop.directory },
        ...{ SESSION_DRIVER: 'database', LIMITER_STORE: 'database' },
        ...this.settings,
      },
    })
    child.stdout!.on(
      'data',
      (chunk: Buffer) => (this.#said = (this.#said + chunk).slice(-MOST_KEPT))
    )
    this.#children.push(child)
    return child
  }
}
