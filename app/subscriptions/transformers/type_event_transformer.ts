import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AuditEvent } from '#shared/audit'
import type { TypeEvent } from '#subscriptions/domain/type_event'

const TEXTS = ['description', 'comment'] as const

type Side = Partial<Record<(typeof TEXTS)[number] | 'email', string | null>> & {
  products?: string[]
}

/** Who changed a type, its contacts or its files; of texts it is told that they are others. */
export default class TypeEventTransformer extends BaseTransformer<AuditEvent> {
  toObject() {
    const { seq, actor, at, action } = this.resource
    const [before, after]: [Side | null, Side | null] = [this.resource.before, this.resource.after]
    return {
      ...{ seq, actor: actor.label, at: at.toISOString() },
      action: action.replace('subscription.', '') as TypeEvent,
      email: after?.email ?? before?.email ?? '',
      texts:
        before && after ? TEXTS.filter((one) => before[one] !== after[one] && one in after) : [],
      products: after?.products ?? [],
    }
  }
}
