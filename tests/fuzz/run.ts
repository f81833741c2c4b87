import { randomPort, takePort } from '../../bin/support/ports.ts'
import { openBooks } from './books.js'
import { driftOf } from './drift.js'
import { isWrong } from './judge.js'
import { Report } from './report.js'
import { requestOf, type Request } from './requests.js'
import { readForms } from './samples.js'
import { send, type Answer } from './send.js'
import { Web } from './web.js'
import { fingerprint, keepWorld, makeWorld, restoreWorld, type World } from './world.js'

export type Options = {
  requests: number
  seed: number
  /** The number of the one request that is to be sent again. */
  replay: number | null
  concurrency: number
  /** No new request is sent after so many. */
  seconds: number
}

/** After so many requests everything is as it was: nobody stays locked, nothing stays deleted. */
const ROUND = 400
/** Of so many writing requests one is watched: when it is refused, nothing may have changed. */
const WATCH_EVERY = 25
const WARM_UP = 1_500

/** Sends the requests and prints what came of them; answers whether the shop bore them all. */
export async function runFuzz(options: Options): Promise<boolean> {
  const port = await takePort('fuzzed web', randomPort())
  const web = new Web(port, environmentOf(port))
  await web.start()
  try {
    const world = await makeWorld(port)
    const forms = await readForms()
    await keepWorld()
    const report = new Report(options)
    const ask = (index: number) => requestOf(index, options.seed, world, forms)
    if (options.replay !== null) await again(port, ask(options.replay))
    else await sendAll({ options, web, world, report, ask })
    return options.replay !== null || report.print(web)
  } finally {
    await web.stop()
  }
}

type Run = {
  options: Options
  web: Web
  world: World
  report: Report
  ask: (index: number) => Request
}

async function sendAll({ options, web, report, ask }: Run): Promise<void> {
  const broken = await openBooks()
  const until = Date.now() + options.seconds * 1_000
  const warmUp = Math.min(WARM_UP, Math.ceil(options.requests / 3))
  for (let first = 0; first < options.requests && Date.now() < until; first += ROUND) {
    const size = Math.min(ROUND, options.requests - first)
    const numbers = Array.from({ length: size }, (_, offset) => first + offset)
    const watched = numbers.filter((number) => number % WATCH_EVERY === 0)
    await inParallel(
      numbers.filter((number) => number % WATCH_EVERY !== 0),
      options.concurrency,
      (number) => one(ask(number))
    )
    for (const number of watched) await one(ask(number), true)
    if (first < warmUp && first + ROUND >= warmUp) report.before = await web.memory()
    report.noteBooks(numbers, await broken())
    await restoreWorld()
  }
  report.after = await web.memory()

  async function one(request: Request, isWatched = false): Promise<void> {
    const isWriting = isWatched && request.method !== 'GET' && request.method !== 'HEAD'
    const before = isWriting ? await fingerprint() : null
    const answer = await send(web.port, request)
    const isAlive = await web.keepAlive()
    const wrong = isAlive
      ? (isWrong(request, answer) ?? driftOf(request, answer))
      : 'the process ended'
    const changed = before !== null && isRefused(answer) && (await fingerprint()) !== before
    report.note(request, answer, wrong ?? (changed ? 'a refused call changed something' : null))
  }
}

const isRefused = ({ status }: Answer) => status >= 400 && status < 500

async function again(port: number, request: Request): Promise<void> {
  const answer = await send(port, request)
  console.log({ ...request, body: request.body?.toString().slice(0, 3_000) })
  console.log(answer.status, answer.failure ?? '', answer.headers, answer.body.slice(0, 3_000))
}

async function inParallel(
  numbers: number[],
  lanes: number,
  work: (number: number) => Promise<void>
): Promise<void> {
  const rest = numbers.values()
  const lane = async () => {
    for (const number of rest) await work(number)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

const environmentOf = (port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  PORT: String(port),
  HOST: '127.0.0.1',
  APP_URL: `http://127.0.0.1:${port}`,
  SESSION_DRIVER: 'database',
  // Each round begins with the sessions of the first: a long run would find them all over.
  SESSION_IDLE_MINUTES: '1440',
  LIMITER_STORE: 'memory',
  API_VISITOR_CALLS: '1000000',
  LOG_LEVEL: 'error',
  TRUSTED_PROXIES: '127.0.0.1',
})
