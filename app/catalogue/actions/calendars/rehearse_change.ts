import { rows, transaction } from '#shared/database'
import { applyChange, changedDays } from '#catalogue/actions/calendars/apply_change'
import type { CalendarChange } from '#catalogue/domain/calendar_change'
import { compareMeasured, type Rehearsal } from '#catalogue/domain/calendar_rehearsal'
import { measureCalendar } from '#catalogue/queries/calendars/measure_calendar'

/** Does the change, measures by the engine that sells, and takes it back: nobody else sees it. */
export async function rehearseChange(code: string, change: CalendarChange): Promise<Rehearsal> {
  const days = changedDays(change)
  try {
    return await transaction(async (trx) => {
      await rows(trx, HOLD, [code])
      const before = await measureCalendar(trx, code, days)
      await applyChange(trx, code, change)
      throw new Rehearsed(compareMeasured(before, await measureCalendar(trx, code, days)))
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.rehearsal
    throw error
  }
}

/** Imports and marks of these products wait meanwhile; orders do not. */
const HOLD = 'select id from products where calendar_code = ? order by id for no key update'

class Rehearsed extends Error {
  constructor(readonly rehearsal: Rehearsal) {
    super('A rehearsal is taken back')
  }
}
