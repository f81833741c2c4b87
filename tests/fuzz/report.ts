import type { Request } from './requests.js'
import type { Answer } from './send.js'
import type { Memory, Web } from './web.js'
import type { Options } from './run.js'

const LEAST_SHARE = 2 / 3
const MOST_GROWTH = 100 * 1024 * 1024
const MOST_SHOWN = 60
/** More than chance makes would be a rule that nobody checks. */
const MOST_OVERTAKEN = 1 / 1_000

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`

/** Counts what came back, keeps what was wrong, and says it all in the end. */
export class Report {
  before: Memory = { rss: 0, used: 0 }
  after: Memory = { rss: 0, used: 0 }
  #statuses = new Map<number, number>()
  #failures: { request: Request; answer: Answer; wrong: string }[] = []
  #routes = new Set<string>()
  #books: string[] = []
  #sent = 0
  #reached = 0
  #began = performance.now()

  constructor(private options: Options) {}

  note(request: Request, answer: Answer, wrong: string | null): void {
    if (answer.failure?.startsWith('not sent')) return
    this.#sent++
    this.#statuses.set(answer.status, (this.#statuses.get(answer.status) ?? 0) + 1)
    if (answer.headers['x-reached']) {
      this.#reached++
      this.#routes.add(request.route)
    }
    if (!wrong) return
    this.#failures.push({ request, answer, wrong })
    if (this.#failures.length <= MOST_SHOWN) this.#show(request, answer, wrong)
  }

  /** What the auditor finds after a round, beside what it found before the first. */
  noteBooks([first, ...others]: number[], found: string[]): void {
    for (const finding of found) {
      console.log(
        `✖ the books after the requests ${first} to ${others.at(-1) ?? first}: ${finding}`
      )
    }
    this.#books.push(...found)
  }

  #show(
    { index, method, path, person, broken, body }: Request,
    answer: Answer,
    wrong: string
  ): void {
    console.log(`✖ ${wrong}: ${method} ${path.slice(0, 200)} (${person}, broken: ${broken})`)
    console.log(`  again: npm run fuzz -- --seed ${this.options.seed} --replay ${index}`)
    console.log(`  sent: ${JSON.stringify(body?.toString().slice(0, 200) ?? '')}`)
    console.log(`  answered: ${JSON.stringify((answer.failure ?? answer.body).slice(0, 200))}`)
  }

  /** Prints the sum and answers whether all held. */
  print({ restarts, log, overtaken }: Web): boolean {
    const share = this.#reached / this.#sent
    const growth = this.after.used - this.before.used
    const seconds = (performance.now() - this.#began) / 1_000
    const statuses = [...this.#statuses].sort(([a], [b]) => a - b)
    const checks = [
      ['nothing went wrong', this.#failures.length === 0],
      ['the books are as they should be', this.#books.length === 0],
      ['the process never ended', restarts === 0],
      ['two thirds passed the door', share >= LEAST_SHARE],
      ['memory stayed', growth < MOST_GROWTH],
      ['hardly anything was overtaken', overtaken <= this.#sent * MOST_OVERTAKEN],
    ] as const
    console.log(`\nseed ${this.options.seed}: ${this.#sent} requests in ${seconds.toFixed(0)} s`)
    console.log(`past the door: ${(share * 100).toFixed(1)} %, on ${this.#routes.size} routes`)
    console.log(`statuses: ${statuses.map(([status, count]) => `${status}×${count}`).join(' ')}`)
    console.log(
      `5xx: ${this.#failures.filter(({ answer }) => answer.status >= 500).length}, restarts: ${restarts}, other failures: ${this.#failures.filter(({ answer }) => answer.status < 500).length}`
    )
    console.log(
      `memory after a warm-up ${megabytes(this.before.used)} (resident ${megabytes(this.before.rss)}), at the end ${megabytes(this.after.used)} (${megabytes(this.after.rss)})`
    )
    if (this.#failures.length > 0) console.log(`\nlog of the process:\n${errorsIn(log)}`)
    for (const [what, holds] of checks) console.log(`${holds ? '✔' : '✖'} ${what}`)
    const held = checks.filter(([, holds]) => holds).length
    console.log(
      `Tests  ${held} passed${held < checks.length ? `, ${checks.length - held} failed` : ''} (${checks.length})`
    )
    return held === checks.length
  }
}

/** Each kind of error once, with its first lines. */
function errorsIn(log: string): string {
  const kinds = new Map<string, { count: number; stack: string }>()
  for (const line of log.split('\n')) {
    const { err } = readLine(line)
    if (!err?.stack) continue
    const stack = err.stack
      .split('\n')
      .filter((one) => !one.includes('node_modules') && !one.includes('node:'))
      .slice(0, 6)
      .join('\n')
    const kind = stack.slice(0, 400)
    kinds.set(kind, { count: (kinds.get(kind)?.count ?? 0) + 1, stack })
  }
  return [...kinds.values()].map(({ count, stack }) => `${count}× ${stack}`).join('\n\n')
}

function readLine(line: string): { err?: { stack?: string } } {
  try {
    return JSON.parse(line) as { err?: { stack?: string } }
  } catch {
    return {}
  }
}
