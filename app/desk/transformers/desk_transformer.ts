import { BaseTransformer } from '@adonisjs/core/transformers'
import { CalendarDay } from '#shared/domain/calendar_day'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { daysBefore } from '#desk/domain/age'
import type { Thing } from '#desk/queries/list_things'
import type { Desk } from '#desk/queries/read_desk'
import { toldOf } from '#desk/transformers/told_row'

export default class DeskTransformer extends BaseTransformer<Desk> {
  toObject() {
    const { today, axis, whose, acts, counts, sections } = this.resource
    return {
      ...{ today: today.iso, axis: axis.map(({ iso }) => iso), whose, acts, counts },
      sections: sections.map(({ rows, ...section }) => ({
        ...section,
        rows: rows.flatMap((thing) => this.rowOf(thing)),
      })),
    }
  }

  /** A thing that was decided between two statements is left out. */
  protected rowOf(thing: Thing) {
    const told = toldOf(thing, this.resource)
    if (!told) return []
    const { kind, key, cents, takenById, takenBy, takenAt, snoozedUntil } = thing
    const { axis, calendar } = this.resource
    const since = CalendarDay.parse(dayInBerlin(thing.since))!
    const taken = takenById === null ? null : { id: takenById, name: takenBy!, at: takenAt! }
    return [
      {
        ...{ kind, key, cents, since: since.iso, told },
        before: daysBefore(since, axis, calendar),
        taken: taken && { ...taken, at: taken.at.toISOString() },
        snoozedUntil,
      },
    ]
  }
}
