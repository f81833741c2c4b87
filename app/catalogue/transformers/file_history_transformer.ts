import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AuditEvent } from '#shared/audit'

type Noted = { name?: string; place?: number; sha256?: string }

/** Who did what with the files of a shelf, in plain facts. */
export default class FileHistoryTransformer extends BaseTransformer<AuditEvent> {
  toObject() {
    const { seq, actor, action, at } = this.resource
    const [before, after]: [Noted, Noted] = [this.resource.before ?? {}, this.resource.after ?? {}]
    return {
      ...{ seq, actor: actor.label, at: at.toISOString(), action: action.split('.')[1]! },
      name: after.name ?? before.name ?? '',
      place: after.place ?? null,
      sha256: after.sha256 ?? before.sha256 ?? null,
    }
  }
}
