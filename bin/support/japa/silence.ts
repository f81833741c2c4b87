import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The part of the report that says what a process waits for. */
type Report = { libuv?: { type: string; is_active?: boolean; is_referenced?: boolean }[] }

/** Somebody else who knows what the program waits for, in lines. */
export type Witness = () => Promise<string[]>

const REPORT_MS = 5_000

/**
 * Of a program that says nothing any more: what it waits for, in the words of Node's diagnostic report, or
 * that it does not come to write one. Then it is killed.
 */
export class Silence {
  readonly #folder = mkdtempSync(join(tmpdir(), 'kontor-silence-'))
  readonly #longestMs: number
  readonly #say: (line: string) => void
  readonly #witness: Witness
  #timer?: NodeJS.Timeout

  constructor(longestMs: number, say: (line: string) => void, witness: Witness = async () => []) {
    this.#longestMs = longestMs
    this.#say = say
    this.#witness = witness
  }

  /** What Node is started with, so that it can be asked. */
  get arguments(): string[] {
    return [
      '--report-on-signal',
      `--report-directory=${this.#folder}`,
      '--report-filename=waits.json',
    ]
  }

  broken(): void {
    this.#timer?.refresh()
  }

  watch(child: ChildProcess): void {
    const end = async () => {
      this.#say(`has said nothing for ${this.#longestMs / 60_000} minutes and is ended`)
      child.kill('SIGUSR2')
      for (const ask of [() => this.#report(), this.#witness]) {
        for (const line of await ask().catch((error) => [String(error)])) this.#say(line)
      }
      child.kill('SIGKILL')
    }
    this.#timer = setTimeout(() => void end(), this.#longestMs)
    child.once('exit', () => {
      clearTimeout(this.#timer)
      rmSync(this.#folder, { recursive: true, force: true })
    })
  }

  async #report(): Promise<string[]> {
    const file = join(this.#folder, 'waits.json')
    const deadline = performance.now() + REPORT_MS
    while (performance.now() < deadline) {
      await wait(200)
      const report = read(file)
      if (report) return inWords(report)
    }
    return ['  It does not answer: it never ends what it does, or waits below JavaScript']
  }
}

/** Nothing while it is not there, or not there to its end. */
function read(file: string): Report | null {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
  } catch {
    return null
  }
}

const inWords = ({ libuv = [] }: Report): string[] =>
  libuv
    .filter((one) => one.is_active && one.is_referenced)
    .map((one) => `  waits for ${JSON.stringify(one)}`)
