import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { staffWith } from '#identity'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { keepFresh } from '#contracts/actions/check/keep_fresh'
import { tellFresh } from '#contracts/actions/check/tell_fresh'

/**
 * Compares what is given with what is signed, once for each day of the shop, and tells those who write contracts
 * what is new. The row of the day holds a second worker back; without a reader nothing counts as told.
 */
export async function checkNightly(today = CalendarDay.today()): Promise<void> {
  const staff = await staffWith('contracts.write')
  if (staff.length === 0) return
  await transaction(async (trx) => {
    if (!(await takeDay(trx, today))) return
    const fresh = await keepFresh(trx, today.iso)
    const count = Object.values(fresh.ofKind).reduce((sum, some) => sum + some, 0)
    if (count === 0) return
    await rows(trx, 'update contract_checks set fresh = ? where day = ?::date', [count, today.iso])
    await tellFresh(trx, { ...fresh, count, today, staff })
  })
}

async function takeDay(trx: TransactionClientContract, today: CalendarDay): Promise<boolean> {
  const taken = await rows(
    trx,
    'insert into contract_checks (day) values (?::date) on conflict do nothing returning day',
    [today.iso]
  )
  return taken.length > 0
}
