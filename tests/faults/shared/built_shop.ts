import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { buildIfNeeded } from '../../../bin/support/build.ts'
import { randomPort, takePort } from '../../../bin/support/ports.ts'
import { eventually, type RunningShop } from './running_shop.js'

/** A copy of the build far away from the sources, with the installed packages beside it and nothing else. */
export class BuiltShop {
  readonly directory = mkdtempSync(join(tmpdir(), 'kontor-built-'))
  #children: ChildProcess[] = []

  private constructor(
    private shop: RunningShop,
    private port: number
  ) {}

  static async copy(shop: RunningShop): Promise<BuiltShop> {
    buildIfNeeded(console.log)
    const built = new BuiltShop(shop, await takePort('built shop', randomPort()))
    cpSync(app.makePath('build'), built.directory, { recursive: true })
    symlinkSync(app.makePath('node_modules'), join(built.directory, 'node_modules'))
    return built
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Runs a console command to its end. */
  async command(...args: string[]): Promise<number> {
    const [code] = (await once(this.run('bin/console.js', args), 'exit')) as [number]
    return code
  }

  async startWeb(): Promise<void> {
    this.run('bin/server.js')
    await eventually(
      'the built shop answers',
      async () => (await fetch(`${this.url}/health/live`)).ok
    )
  }

  startWorker = () => void this.run('bin/worker.js')

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
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', DEMO: 'true', PORT: String(this.port), APP_URL: this.url },
        ...{ DATABASE_URL: this.shop.databaseUrl, DATA_DIRECTORY: this.shop.directory },
        ...{ SESSION_DRIVER: 'database', LIMITER_STORE: 'database' },
      },
    })
    this.#children.push(child)
    return child
  }
}
