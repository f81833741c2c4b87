import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { TypeTexts } from '#subscriptions/actions/types/edit_type'
import { folderFor, type FolderWish } from '#subscriptions/actions/types/folder_for'
import { linkProducts } from '#subscriptions/actions/types/link_products'
import { recordType } from '#subscriptions/actions/types/record_type'
import { judgeKind, type TypeKind } from '#subscriptions/domain/type_kind'
import SubscriptionType from '#subscriptions/models/subscription_type'
import { partsOf } from '#subscriptions/queries/parts_of'

export type NewType = TypeTexts & FolderWish & TypeKind & { name: string }

/** Adds something that can be subscribed to. Its name is its own; name and kind stay. */
export const addType = (type: NewType, by: Actor): Promise<Result<number>> =>
  refusableTransaction((trx) => addTypeIn(trx, type, by))

export async function addTypeIn(
  trx: TransactionClientContract,
  type: NewType,
  by: Actor
): Promise<Result<number>> {
  const { name, description, comment, products = [] } = type
  const { isFilterable, specialType, snapshotAt } = type
  const folder = await folderFor(trx, type)
  if (!folder.ok) return folder
  if (await isTaken(trx, name)) {
    return refuse('subscriptions.types.errors.name_taken', { field: 'name', status: 409 })
  }
  const kind = { isFilterable, specialType, snapshotAt }
  const texts = { name, folderId: folder.value, description, comment }
  const made = await SubscriptionType.create({ ...texts, ...kind }, { client: trx })
  const linked = await linkProducts(trx, made, products)
  if (!linked.ok) return linked
  const judged = judgeKind(kind, isFilterable ? await partsOf(linked.value) : [])
  if (!judged.ok) return judged
  await recordType(trx, made.id, { by, what: 'type_added', after: type })
  return ok(made.id)
}

/** One after the other, so that two clerks cannot give one name twice. */
async function isTaken(trx: TransactionClientContract, name: string): Promise<boolean> {
  await rows(trx, `select pg_advisory_xact_lock(hashtext('subscription_types'))`)
  const found = await rows(trx, 'select 1 from subscription_types where lower(name) = lower(?)', [
    name,
  ])
  return found.length > 0
}
