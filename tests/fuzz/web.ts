import { on, once } from 'node:events'
import { fork, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'

/** Written down where two wrote across each other. */
const OVERTAKEN = 'somebody else was faster'

const INSTRUMENT = 'tests/fuzz/instrument.mjs'

export type Memory = { rss: number; used: number }

/** The built web process of a shop of its own, on loopback, with nothing lifted but rate limits. */
export class Web {
  restarts = 0
  log = ''
  overtaken = 0
  #child: ChildProcess | undefined

  constructor(
    readonly port: number,
    private env: NodeJS.ProcessEnv
  ) {}

  get pid(): number | undefined {
    return this.#child?.pid
  }

  async start(): Promise<void> {
    const child = fork('build/bin/server.js', [], {
      cwd: app.makePath(),
      env: this.env,
      execArgv: ['--expose-gc', '--import', `./${INSTRUMENT}`],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream!.on('data', (chunk: Buffer) => {
        this.log = (this.log + chunk).slice(-2_000_000)
        this.overtaken += String(chunk).split(OVERTAKEN).length - 1
      })
    }
    this.#child = child
    for (let tries = 0; tries < 600; tries++) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/health/live`).catch(() => null)
      if (answer?.ok) return
      if (child.exitCode !== null) break
      await wait(100)
    }
    throw new Error(`The web process did not start:\n${this.log.slice(-3_000)}`)
  }

  /** Starts it again when it has ended, and counts that. */
  async keepAlive(): Promise<boolean> {
    if (this.#child && this.#child.exitCode === null && this.#child.signalCode === null) return true
    this.restarts++
    if (this.restarts > 20) throw new Error('The web process ends again and again')
    await this.start()
    return false
  }

  async memory(): Promise<Memory> {
    this.#child!.send('memory')
    for await (const [memory] of on(this.#child!, 'message') as AsyncIterable<[Partial<Memory>]>) {
      if (memory.used) return memory as Memory
    }
    throw new Error('The web process tells no memory')
  }

  async stop(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await ended
  }
}
