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
  { productId, days }: WithdrawnDays
): Promise<void> {
  await sendJob(trx, tellOfDays, { productId, what: 'withdrawn', days: [...days], at: now() })
}

const now = () => clock.now().toISO()!
