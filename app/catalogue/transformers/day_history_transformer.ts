import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AuditEvent } from '#shared/audit'

type Noted = {
  from?: string
  to?: string
  days?: number
  kept?: number
  noteEn?: string
  noteDe?: string
}

/** Who did what with the days of a product, in plain facts. */
export default class DayHistoryTransformer extends BaseTransformer<AuditEvent> {
  toObject() {
    const { seq, actor, action, at } = this.resource
    const { from = '', to = '', days = 0, kept = 0, noteEn, noteDe } = this.noted()
    return {
      ...{ seq, actor: actor.label, at: at.toISOString(), action: action.split('.')[1]! },
      ...{ from, to, days, kept, noteEn: noteEn ?? null, noteDe: noteDe ?? null },
    }
  }

  private noted(): Noted {
    return this.resource.after ?? {}
  }
}
