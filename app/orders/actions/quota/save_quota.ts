import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { QUOTA_CONSTRAINTS, refuseQuota, type QuotaWish } from '#orders/domain/quota/quota_rules'
import { findQuota, lockQuota } from '#orders/queries/quota/find_quota'
import type { Quota } from '#orders/queries/quota/find_quota_today'

/** Of two that overlap and are added at the same moment one is refused. */
export function addQuota(wish: QuotaWish, actor: Actor): Promise<Result<Quota>> {
  return kept((trx) => insert(trx, wish, actor))
}

type Change = QuotaWish & {
  id: number
  /** The version that the person was looking at; without one the newest is changed. */
  expectedVersion?: number
}

/** Orders that it was used for stay with it. */
export function editQuota(change: Change, actor: Actor): Promise<Result<Quota>> {
  return kept((trx) => update(trx, change, actor))
}

/** What the database refuses while two people write is the same refusal as one that is seen before. */
async function kept(
  write: (trx: TransactionClientContract) => Promise<Result<Quota>>
): Promise<Result<Quota>> {
  try {
    return await transaction(write)
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string }
    const refusal = QUOTA_CONSTRAINTS[constraint]
    if (!refusal) throw error
    return { ok: false, refusal }
  }
}

async function insert(
  trx: TransactionClientContract,
  wish: QuotaWish,
  actor: Actor
): Promise<Result<Quota>> {
  const refusal = refuseQuota(wish, 0)
  if (refusal) return { ok: false, refusal }
  const [inserted] = await rows<{ id: number }>(
    trx,
    `insert into quotas (total_cents, date_from, date_to, comment)
     values (:totalCents, :from::date, :to::date, :comment) returning id`,
    valuesOf(wish)
  )
  const id = inserted!.id
  await recordAudit(trx, {
    actor,
    subject: { type: 'quota', id },
    action: 'quotas.added',
    after: valuesOf(wish),
  })
  return ok((await findQuota(id, trx))!)
}

async function update(
  trx: TransactionClientContract,
  { id, expectedVersion, ...wish }: Change,
  actor: Actor
): Promise<Result<Quota>> {
  const quota = await lockQuota(trx, id)
  if (!quota) return refuse('quotas.errors.not_found', { status: 404 })
  if (expectedVersion !== undefined && expectedVersion !== quota.version) {
    return refuse('quotas.errors.changed_meanwhile', { status: 409 })
  }
  const refusal = refuseQuota(wish, quota.usedCents)
  if (refusal) return { ok: false, refusal }
  await rows(
    trx,
    `update quotas set total_cents = :totalCents, date_from = :from::date, date_to = :to::date,
            comment = :comment, version = version + 1, updated_at = now() where id = :id`,
    { id, ...valuesOf(wish) }
  )
  const { totalCents, dateFrom: from, dateTo: to, comment } = quota
  await recordAudit(trx, {
    actor,
    subject: { type: 'quota', id },
    action: 'quotas.edited',
    before: { totalCents, from, to, comment },
    after: valuesOf(wish),
  })
  return ok((await findQuota(id, trx))!)
}

const valuesOf = ({ totalCents, dateFrom, dateTo, comment }: QuotaWish) => ({
  totalCents,
  from: dateFrom.iso,
  to: dateTo.iso,
  comment,
})
