import { parentPort, workerData } from 'node:worker_threads'
import { BrokenStatement, type Statement } from '#billing/domain/statement/statement'
import { parseStatement } from '#billing/gateways/statement_formats/parse_statement'

export type ReadingRequest = { file: Uint8Array; ownIban: string }
export type ReadingAnswer = { statement: Statement } | Pick<BrokenStatement, 'reason' | 'params'>

/** What is no `BrokenStatement` is a mistake of ours and ends the thread with its stack. */
function answer({ file, ownIban }: ReadingRequest): ReadingAnswer {
  try {
    return { statement: parseStatement(Buffer.from(file), ownIban) }
  } catch (error) {
    if (!(error instanceof BrokenStatement)) throw error
    return { reason: error.reason, params: error.params }
  }
}

parentPort!.postMessage(answer(workerData as ReadingRequest))
