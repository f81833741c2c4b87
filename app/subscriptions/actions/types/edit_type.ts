import type { Actor } from '#shared/audit'
import { refusableTransaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { linkProducts } from '#subscriptions/actions/types/link_products'
import { recordType } from '#subscriptions/actions/types/record_type'
import SubscriptionType from '#subscriptions/models/subscription_type'

/** What staff say of a type; what is left out stays as it is. */
export type TypeTexts = {
  description: string
  comment: string | null
  products?: readonly string[]
}

export type TypeChange = {
  id: number
  to: TypeTexts
  /** When the type was last changed as whoever decided saw it; without it the newest is changed. */
  seenAt?: string
  /** The same by its version. */
  seen?: number
  by: Actor
}

/** Changes what is said of a type and what it gives; filterable ones are as their requests need them. */
export const editType = ({ id, to, seenAt, seen, by }: TypeChange): Promise<Result<number>> =>
  refusableTransaction(async (trx) => {
    const type = await SubscriptionType.query({ client: trx }).where('id', id).forUpdate().first()
    if (!type) return refuse('subscriptions.types.errors.not_found', { status: 404 })
    if (type.isFilterable) return refuse('subscriptions.types.errors.filterable', { status: 409 })
    const { version } = type
    const isOlder = seenAt && type.updatedAt.toMillis() !== Date.parse(seenAt)
    if (isOlder || (seen ?? version) !== version) {
      return refuse('subscriptions.types.errors.changed', { status: 409 })
    }
    const before = { description: type.description, comment: type.comment }
    const { description, comment, products } = to
    await type.merge({ description, comment, version: version + 1 }).save()
    const linked = products ? await linkProducts(trx, type, products) : ok()
    if (!linked.ok) return linked
    await recordType(trx, id, { by, what: 'type_changed', before, after: to })
    return ok(id)
  })
