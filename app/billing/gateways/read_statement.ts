import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import shop from '#config/shop'
import { BrokenStatement, type Statement } from '#billing/domain/statement/statement'
import type { ReadingAnswer } from '#billing/gateways/statement_formats/reading_thread'

/** From the sources and from the build alike. */
const PROGRAM = new URL(
  `./statement_formats/reading_thread${extname(new URL(import.meta.url).pathname)}`,
  import.meta.url
)

/** A statement of the most lines takes less than a second and 100 MB. */
const LIMITS = { ms: 10_000, megabytes: 256 }

/**
 * In a thread of its own: whatever is in the file, nobody else waits for it. Throws
 * `BrokenStatement` for what is damaged, incomplete, of another account, or asks for too much time
 * or memory.
 */
export async function readStatement(file: Buffer, limits = LIMITS): Promise<Statement> {
  const answer = await readInThread(file, limits)
  if ('statement' in answer) return answer.statement
  throw new BrokenStatement(answer.reason, answer.params)
}

async function readInThread(file: Buffer, { ms, megabytes }: typeof LIMITS) {
  const thread = new Worker(PROGRAM, {
    workerData: { file, ownIban: shop.bankAccount.iban.replaceAll(' ', '') },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  try {
    const signal = AbortSignal.timeout(ms)
    const [answer] = (await once(thread, 'message', { signal })) as [ReadingAnswer]
    return answer
  } catch (error) {
    return tooMuch(error as NodeJS.ErrnoException)
  } finally {
    void thread.terminate()
  }
}

function tooMuch(error: NodeJS.ErrnoException): ReadingAnswer {
  if (error.code === 'ABORT_ERR') return { reason: 'too_slow', params: {} }
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return { reason: 'too_complex', params: {} }
  throw error
}
