import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { linkProducts } from '#subscriptions/actions/types/link_products'
import SubscriptionType from '#subscriptions/models/subscription_type'

/** What staff say of a type; what is left out stays as it is. */
export type TypeTexts = {
  description: string
  comment: string | null
  products?: readonly string[]
}

export type NewType = TypeTexts & {
  name: string
  /** Without one it goes into the first folder that takes new types. */
  folderId?: number
}

/** Adds something that can be subscribed to. Its name is its own and stays. */
export const addType = (type: NewType, by: Actor): Promise<Result<number>> =>
  refusableTransaction(async (trx) => {
    const { name, description, comment, products = [] } = type
    const folderId = await folderOf(trx, type.folderId)
    if (!folderId) return refuse('subscriptions.types.errors.folder_unknown', { field: 'folderId' })
    if (await isTaken(trx, name)) {
      return refuse('subscriptions.types.errors.name_taken', { field: 'name', status: 409 })
    }
    const made = await SubscriptionType.create(
      { name, folderId, description, comment },
      { client: trx }
    )
    const linked = await linkProducts(trx, made.id, products)
    if (!linked.ok) return linked
    await record(trx, made.id, { by, what: 'type_added', after: type })
    return ok(made.id)
  })

export type TypeChange = {
  id: number
  to: TypeTexts
  /** When the type was last changed as whoever decided saw it; without it the newest is changed. */
  seenAt?: string
  by: Actor
}

/** Changes what is said of a type and what it gives; filterable ones are as their requests need them. */
export const editType = ({ id, to, seenAt, by }: TypeChange): Promise<Result<number>> =>
  refusableTransaction(async (trx) => {
    const type = await SubscriptionType.query({ client: trx }).where('id', id).forUpdate().first()
    if (!type) return refuse('subscriptions.types.errors.not_found', { status: 404 })
    if (type.isFilterable) return refuse('subscriptions.types.errors.filterable', { status: 409 })
    if (seenAt && type.updatedAt.toMillis() !== Date.parse(seenAt)) {
      return refuse('subscriptions.types.errors.changed', { status: 409 })
    }
    const before = { description: type.description, comment: type.comment }
    const { description, comment, products } = to
    await type.merge({ description, comment }).save()
    const linked = products ? await linkProducts(trx, id, products) : ok()
    if (!linked.ok) return linked
    await record(trx, id, { by, what: 'type_changed', before, after: to })
    return ok(id)
  })

/** One after the other, so that two clerks cannot give one name twice. */
async function isTaken(trx: TransactionClientContract, name: string): Promise<boolean> {
  await rows(trx, `select pg_advisory_xact_lock(hashtext('subscription_types'))`)
  const found = await rows(trx, 'select 1 from subscription_types where lower(name) = lower(?)', [
    name,
  ])
  return found.length > 0
}

async function folderOf(trx: TransactionClientContract, wished?: number) {
  const [found] = await rows<{ id: number }>(
    trx,
    `select id from subscription_folders
      where is_active and (:wished::int is null or id = :wished::int)
      order by position, id limit 1`,
    { wished: wished ?? null } as never
  )
  return found?.id
}

type Change = { by: Actor; what: string; before?: object; after: object }

const record = (trx: TransactionClientContract, id: number, { by, what, before, after }: Change) =>
  recordAudit(trx, {
    ...{ actor: by, before, after },
    subject: { type: 'subscription_type', id },
    action: `subscription.${what}`,
  })
