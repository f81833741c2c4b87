import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { COMMON_WORDS } from '#identity/domain/guessable_password'
import { TurnstileFull } from '#identity/domain/turnstile'

export type Judgement = { id: number; password: string; words: string[] }
type Waiting = { resolve: (score: number) => void; reject: (error: Error) => void }

/** From the sources and from the build alike. */
const PROGRAM = new URL(
  `./password_judge_thread${extname(new URL(import.meta.url).pathname)}`,
  import.meta.url
)
const LONGEST_LINE = 100
/** Its dictionaries take 60 MB; a shop in which nobody chooses a password has them back. */
const IDLE_MS = 60_000

const waiting = new Map<number, Waiting>()
let worker: Worker | null = null
let idle: ReturnType<typeof setTimeout> | undefined
let last = 0

/** From 0 to 4, for somebody of whom these words are known. @throws TurnstileFull */
export function scorePassword(password: string, words: string[]): Promise<number> {
  if (waiting.size >= LONGEST_LINE) throw new TurnstileFull('Too many are waiting')
  clearTimeout(idle)
  const thread = (worker ??= start())
  const id = ++last
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    thread.ref()
    thread.postMessage({ id, password, words } satisfies Judgement)
  })
}

function start(): Worker {
  const thread = new Worker(PROGRAM, { execArgv: [], workerData: [...COMMON_WORDS] })
  thread.on('message', ({ id, score }: { id: number; score: number }) => {
    waiting.get(id)?.resolve(score)
    waiting.delete(id)
    if (waiting.size === 0) rest(thread)
  })
  thread.on('error', (error) => fail(error as Error))
  return thread
}

function rest(thread: Worker) {
  thread.unref()
  idle = setTimeout(() => {
    worker = null
    void thread.terminate()
  }, IDLE_MS).unref()
}

/** A thread that died is replaced at the next password. */
function fail(error: Error) {
  worker = null
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}
