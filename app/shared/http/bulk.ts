import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refusableTransaction, rehearsal } from '#shared/database'
import type { Refusal, Result } from '#shared/domain/result'
import { success } from '#shared/http/envelope'
import { translate } from '#shared/i18n'
import { bulkValidator } from '#shared/validators/bulk'

/** What is done with each of several rows of a list. */
export type BulkStep<T = unknown> = {
  act: (trx: TransactionClientContract, key: number) => Promise<Result<T>>
  /** What becomes of a row, where that differs from row to row. */
  becomes?: (value: T) => Words
  /** What follows once a row's change is kept; a rehearsal has no such thing. */
  after?: (key: number) => Promise<unknown>
  /** The refusal that an error of a step stands for; others are bugs. */
  refusalOf?: (error: unknown) => Refusal | null
  /** Its refusal as people read it. */
  inWords?: (refusal: Refusal) => Refusal
}

type Words = Pick<Refusal, 'code' | 'params'>

/**
 * Does something with each row that was chosen, in a transaction of its own, so that what is refused
 * stops none of the others; or rehearses it, by doing it and taking it back. Answers which rows it
 * is done with, what becomes of them where that is said, and why the others are refused.
 */
export async function answerBulk<T>(ctx: HttpContext, step: BulkStep<T>): Promise<void> {
  await answerSteps(ctx, await ctx.request.validateUsing(bulkValidator), step)
}

type Asked = { keys: readonly number[]; isRehearsal?: boolean }

/** The same of rows that a form of their own names. */
export async function answerSteps<T>(
  ctx: HttpContext,
  { keys, isRehearsal = false }: Asked,
  step: BulkStep<T>
): Promise<void> {
  const done: number[] = []
  const refused: { key: number; why: string }[] = []
  const becomes: { key: number; what: string }[] = []
  const say = ({ code, params }: Words) => translate(ctx.locale, code, params)
  for (const key of keys) {
    const result = await resultAt(step, key, isRehearsal)
    if (!result.ok) {
      refused.push({ key, why: say(step.inWords?.(result.refusal) ?? result.refusal) })
      continue
    }
    done.push(key)
    if (step.becomes) becomes.push({ key, what: say(step.becomes(result.value)) })
  }
  success(ctx, { done, refused, ...(step.becomes && { becomes }) })
}

async function resultAt<T>(step: BulkStep<T>, key: number, isRehearsal: boolean) {
  const result = await triedAt(step, key, isRehearsal)
  if (result.ok && !isRehearsal) await step.after?.(key)
  return result
}

async function triedAt<T>(
  step: BulkStep<T>,
  key: number,
  isRehearsal: boolean
): Promise<Result<T>> {
  const run = isRehearsal ? rehearsal : refusableTransaction
  try {
    return await run((trx) => step.act(trx, key))
  } catch (error) {
    const refusal = step.refusalOf?.(error)
    if (!refusal) throw error
    return { ok: false, refusal }
  }
}
