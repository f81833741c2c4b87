import { setTimeout as wait } from 'node:timers/promises'
import { answers } from './answers.ts'
import type { PortName } from './demo_environment.ts'
import { GrowingPause } from './growing_pause.ts'
import { PortTaken, type Part } from './part.ts'
import { PartProcess } from './part_process.ts'
import { isFree } from './ports.ts'
import { StartFailure } from './start_failure.ts'
import { WRONG_SETTINGS } from '../../start/settings/settings_problem.ts'

const FIRST_TRIES = 3
const LONGEST_START_MS = 120_000

type Surroundings = {
  portOf(name: PortName): number
  /** Learns of each process at once, so that somebody can end it should the supervisor be killed. */
  started(pid: number): void
}

/** A part of the shop that is started, watched, started again whenever it ends, and stopped. */
export class RunningPart {
  private part: Part
  private surroundings: Surroundings
  private process?: PartProcess
  private pause: GrowingPause
  private stopping = new AbortController()

  constructor(part: Part, surroundings: Surroundings, pause = new GrowingPause()) {
    this.part = part
    this.surroundings = surroundings
    this.pause = pause
  }

  /**
   * Returns as soon as the part answers; afterwards it is kept running for good.
   * @throws PortTaken when it needs another port, and in words when it cannot be started at all.
   */
  async start(): Promise<void> {
    for (let tries = 1; !this.isStopping; tries++) {
      const running = this.spawn()
      if (await this.comesUp(running)) return void this.keep(running)
      if (this.isStopping) return
      await running.ended
      await this.requirePorts()
      if (tries === FIRST_TRIES || running.code === WRONG_SETTINGS) {
        throw new StartFailure(
          `${this.part.name} cannot be started, ${running.story}`,
          running.code
        )
      }
      await this.rest(this.pause.next())
    }
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.process?.stop()
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted
  }

  private spawn(): PartProcess {
    this.process = new PartProcess(this.part)
    this.pause.started()
    if (this.process.pid) this.surroundings.started(this.process.pid)
    return this.process
  }

  /** False when the process ended instead. */
  private async comesUp(running: PartProcess): Promise<boolean> {
    const { name } = this.part
    const deadline = Date.now() + LONGEST_START_MS
    while (!running.hasEnded && !this.isStopping) {
      if (await this.isReady(running)) return !running.hasEnded
      if (Date.now() > deadline) throw new Error(`${name} does not answer, ${running.story}`)
      await this.rest(50)
    }
    return false
  }

  private async isReady(running: PartProcess): Promise<boolean> {
    if (this.part.announces && !running.isAtWork) return false
    const all = await Promise.all(this.part.answersAt.map(answers))
    return all.every(Boolean)
  }

  private async requirePorts(): Promise<void> {
    const { ports, meanwhile } = this.part
    if (meanwhile && (await meanwhile.show())) return
    const taken: PortName[] = []
    for (const name of ports) {
      if (!(await isFree(this.surroundings.portOf(name)))) taken.push(name)
    }
    if (taken.length > 0) throw new PortTaken(this.part, taken)
  }

  private async keep(first: PartProcess): Promise<void> {
    for (let running = first; ; running = this.spawn()) {
      await running.ended
      if (this.isStopping) return
      await this.part.meanwhile?.show().catch(() => false)
      const pause = this.pause.next()
      const again = `starting it again in ${pause / 1000} s`
      console.error(`${this.part.name} ended unexpectedly, ${running.story}; ${again}`)
      await this.rest(pause)
      if (this.isStopping) return
    }
  }

  private rest = (ms: number) =>
    wait(ms, undefined, { signal: this.stopping.signal }).catch(() => {})
}
