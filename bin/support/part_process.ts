import { once } from 'node:events'
import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { LastWords } from './last_words.ts'
import type { Part } from './part.ts'
import { ROOT } from './paths.ts'

const END_MS = 10_000
const LAST_LINES_MS = 500

/** One run of a part, from its start to its end. */
export class PartProcess {
  readonly ended: Promise<void>
  isAtWork = false
  private part: Part
  private child: ChildProcess
  private lastWords = new LastWords()

  /** Own process group: Ctrl-C reaches the supervisor only, which then stops the parts in order. */
  constructor(part: Part) {
    this.part = part
    this.child = spawn(process.execPath, part.args, {
      cwd: ROOT,
      env: part.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.ended = this.untilEnded()
    for (const stream of [this.child.stdout, this.child.stderr]) {
      createInterface({ input: stream! }).on('line', (line) => this.hear(line))
    }
    this.child.on('message', (message) => void this.answer(message))
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  get hasEnded(): boolean {
    const { pid, exitCode, signalCode } = this.child
    return pid === undefined || exitCode !== null || signalCode !== null
  }

  /** The code with which it ended, null while it runs or where a signal ended it. */
  get code(): number | null {
    return this.child.exitCode
  }

  get story(): string {
    const { exitCode, signalCode } = this.child
    const how = signalCode ?? (exitCode === null ? 'it still runs' : `code ${exitCode}`)
    return `${how}: ${this.lastWords.tell() || 'it said nothing'}`
  }

  async stop(): Promise<void> {
    if (this.hasEnded) return
    this.signal('SIGTERM')
    const hard = setTimeout(() => this.signal('SIGKILL'), END_MS)
    await this.ended
    clearTimeout(hard)
    this.signal('SIGKILL')
  }

  /** Its last lines may arrive after its end. */
  private async untilEnded(): Promise<void> {
    const closed = once(this.child, 'close')
    await once(this.child, 'exit').catch((error: Error) => this.hear(error.message))
    await Promise.race([closed.catch(() => {}), wait(LAST_LINES_MS)])
  }

  private hear(line: string): void {
    this.lastWords.hear(line)
    console.log(`[${this.part.name}] ${line}`)
  }

  private async answer(message: unknown): Promise<void> {
    if (message === 'at work') this.isAtWork = true
    if (message !== 'about to listen') return
    await this.part.meanwhile?.hide()
    if (this.child.connected) this.child.send('listen')
  }

  /** Reaches the process and whatever it has started itself. */
  private signal(name: NodeJS.Signals): void {
    try {
      process.kill(-this.child.pid!, name)
    } catch {
      // The group has ended already.
    }
  }
}
