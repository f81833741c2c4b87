import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from './paths.ts'

export type Part = {
  name: string
  /** Arguments of the Node program. */
  args: string[]
  env: NodeJS.ProcessEnv
  /** Address that answers as soon as the part is ready, if it has one. */
  ready?: string
}

/** Reaches the part and whatever it has started itself. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    process.kill(-pid!, signal)
  } catch {
    // The group has ended already.
  }
}

const MOST_RESTARTS = 5
const RESTART_WINDOW_MS = 60_000

/** A process of the shop that is started, watched, restarted when it crashes, and stopped. */
export class RunningPart {
  private part: Part
  private giveUp: (reason: string) => void
  private child?: ChildProcess
  private stopping = false
  private crashes: number[] = []

  constructor(part: Part, giveUp: (reason: string) => void) {
    this.part = part
    this.giveUp = giveUp
  }

  async start() {
    this.spawn()
    if (this.part.ready) await this.untilReady(this.part.ready)
  }

  async stop() {
    this.stopping = true
    const child = this.child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    signalGroup(child, 'SIGTERM')
    const hard = setTimeout(() => signalGroup(child, 'SIGKILL'), 10_000)
    await ended
    clearTimeout(hard)
    signalGroup(child, 'SIGKILL')
  }

  /** Own process group: Ctrl-C reaches the supervisor only, which then stops the parts in order. */
  private spawn() {
    const child = spawn(process.execPath, this.part.args, {
      cwd: ROOT,
      env: this.part.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.child = child
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream! }).on('line', (line) =>
        console.log(`[${this.part.name}] ${line}`)
      )
    }
    child.once('exit', (code, signal) => this.ended(signal ?? `code ${code}`))
  }

  private ended(how: string) {
    if (this.stopping) return
    const now = Date.now()
    this.crashes = [...this.crashes.filter((at) => now - at < RESTART_WINDOW_MS), now]
    if (this.crashes.length > MOST_RESTARTS) {
      return this.giveUp(`${this.part.name} crashed ${MOST_RESTARTS + 1} times within a minute`)
    }
    console.error(`${this.part.name} ended unexpectedly (${how}); starting it again`)
    setTimeout(() => !this.stopping && this.spawn(), 500 * this.crashes.length)
  }

  private async untilReady(address: string) {
    for (let tries = 0; tries < 600 && !this.stopping; tries++) {
      const answer = await fetch(address).catch(() => null)
      if (answer?.ok) return
      await wait(50)
    }
    if (!this.stopping) throw new Error(`${this.part.name} did not answer at ${address}`)
  }
}
