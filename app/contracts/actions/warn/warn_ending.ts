import { staffWith } from '#identity'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { keepEnding } from '#contracts/actions/warn/keep_ending'
import { tellEnding } from '#contracts/actions/warn/tell_ending'

/**
 * Tells those who write contracts which of them end in 60 and in 14 days, each once and all of a day in one mail.
 * What is found after it waits for the next day; without a reader nothing counts as told.
 */
export async function warnEnding(today = CalendarDay.today()): Promise<void> {
  const staff = await staffWith('contracts.write')
  if (staff.length === 0) return
  await transaction(async (trx) => {
    await rows(trx, `select pg_advisory_xact_lock(hashtext('contract_ends_told'))`)
    const ending = await keepEnding(trx, today)
    if (ending.count > 0) await tellEnding(trx, { ...ending, today, staff })
  })
}
