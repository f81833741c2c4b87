import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import shop from '#config/shop'
import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { resizeQuotaEntry } from '#orders/actions/staff/resize_quota_entry'
import type { AmendedFields } from '#orders/domain/staff/amend_fields'
import { vatReasonOf, type OrderVatReason } from '#orders/domain/vat_reason'
import type { LockedOrder } from '#orders/queries/lock_order'
import type { ChangeableFields } from '#orders/queries/read_changeable'

type Writing = {
  order: LockedOrder
  now: ChangeableFields
  wish: AmendedFields
  change: { actor: Actor; reason?: string; requestId?: string }
}

const RECORDED = [
  'type',
  'remark',
  'feeCents',
  'discountCents',
  'vatPercent',
  'vatExemption',
  'netCents',
  'grossCents',
] as const

/** With both sides in the history; the quota follows the net. Answers whether anything differed. */
export async function writeFields(
  trx: TransactionClientContract,
  { order, now, wish, change }: Writing
): Promise<boolean> {
  const changed = RECORDED.filter((field) => now[field] !== wish[field])
  if (changed.length === 0) return false

  const vatReason = changed.includes('vatPercent')
    ? vatReasonOf(wish.vatPercent, { ...now, sellerCountry: shop.seller.country })
    : now.vatReason
  await update(trx, order.id, { ...wish, vatReason })
  if (now.netCents !== wish.netCents) await resizeQuotaEntry(trx, order.id, wish.netCents)
  const pickOf = (fields: AmendedFields | ChangeableFields) =>
    Object.fromEntries(changed.map((field) => [field, fields[field]]))
  await recordAudit(trx, {
    actor: change.actor,
    subject: { type: 'order', id: order.number },
    action: 'orders.changed',
    before: pickOf(now),
    after: pickOf(wish),
    reason: change.reason,
    requestId: change.requestId,
  })
  return true
}

async function update(
  trx: TransactionClientContract,
  id: number,
  fields: AmendedFields & { vatReason: OrderVatReason }
): Promise<void> {
  await rows(
    trx,
    `update orders
        set type = :type, remark = :remark, fee_cents = :feeCents,
            discount_cents = :discountCents, net_cents = :netCents, vat_percent = :vatPercent,
            vat_cents = :vatCents, gross_cents = :grossCents, vat_reason = :vatReason,
            vat_exemption = :vatExemption, version = version + 1, updated_at = now()
      where id = :id`,
    { ...fields, id }
  )
}
