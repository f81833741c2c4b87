import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ChangedDay, WithdrawnDays } from '#catalogue'
import { clock } from '#shared/clock'
import { sendJob } from '#shared/jobs'
import { tellOfDays } from '#orders/jobs/tell_of_days'

/** Files that replaced others: who bought their days is told, soon after the import. */
export async function announceCorrected(
  trx: TransactionClientContract,
  productId: number,
  days: ChangedDay[]
): Promise<void> {
  const corrected = days.filter(({ changed }) => changed > 0).map(({ day }) => day)
  if (corrected.length === 0) return
  await sendJob(trx, tellOfDays, { productId, what: 'corrected', days: corrected, at: now() })
}

/** Files that were taken off sale, after somebody had bought them. */
export async function announceWithdrawn(
  trx: TransactionClientContract,
  { productId, days, byHand }: WithdrawnDays
): Promise<void> {
  const change = { productId, what: 'withdrawn' as const, days: [...days], at: now() }
  await sendJob(trx, tellOfDays, change, byHand ? { startAfter: SECOND_THOUGHT_SECONDS } : {})
}

/** A mark that is taken back by then is told to no buyer: the files are there when the job looks. */
const SECOND_THOUGHT_SECONDS = 120

const now = () => clock.now().toISO()!
