import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** A call that is being answered under a key of its caller's. */
export type NamedCall = { caller: number; key: string; attempt: string; isOver?: boolean }

const calls = new AsyncLocalStorage<NamedCall>()

export const inNamedCall = <T>(call: NamedCall, work: () => T): T => calls.run(call, work)

/**
 * Says with the change itself that a call was carried out, so that whoever repeats it after a crash does
 * not do it twice. Throws where another attempt has taken its place: then this one changes nothing.
 */
export async function markCarriedOut(trx: Pick<QueryClientContract, 'rawQuery'>): Promise<void> {
  const call = calls.getStore()
  if (!call || call.isOver) return
  const { caller, key, attempt } = call
  const marked = await trx.rawQuery<{ rowCount: number }>(MARK, [caller, key, attempt])
  if (marked.rowCount === 0) throw new Error('Another attempt has taken the place of this call')
}

const MARK = `
  update answered_calls set is_carried_out = true where caller = ? and key = ? and attempt = ?`
