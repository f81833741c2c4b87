import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AuditEvent } from '#shared/audit'
import type { KnownHoliday } from '#catalogue/domain/calendar_change'

type Side = { firstYear?: number; lastYear?: number; holidays?: KnownHoliday[] }

/** Who changed which holidays and years of a calendar. */
export default class CalendarHistoryTransformer extends BaseTransformer<AuditEvent> {
  toObject() {
    const { seq, actor, at } = this.resource
    const [before, after]: [Side, Side] = [this.resource.before ?? {}, this.resource.after ?? {}]
    return {
      ...{ seq, actor: actor.label, at: at.toISOString() },
      ...{ removed: before.holidays ?? [], added: after.holidays ?? [] },
      ...{ firstYear: after.firstYear ?? 0, lastYear: after.lastYear ?? 0 },
    }
  }
}
