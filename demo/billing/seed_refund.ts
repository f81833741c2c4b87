import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { issueCreditNote } from '#billing/actions/credit_note/issue_credit_note'
import { findRefundByKey, type Refund } from '#billing/queries/refund/find_refund'

const ACCOUNTS = { id: null, label: 'Accounts' }
/** A transfer is confirmed on the next day. */
const DAY = 86_400_000

type Wish = Pick<Refund, 'orderNumber' | 'way' | 'amountCents' | 'reason'> & { at: Date }

/** Money that went back to its last cent, with its credit note. */
export async function seedRefund(trx: TransactionClientContract, wish: Wish): Promise<void> {
  const { orderNumber, way, amountCents, reason, at } = wish
  const doneAt = way === 'Card' ? at : new Date(at.getTime() + DAY)
  const subject = { type: 'order', id: orderNumber }
  const after = { state: 'Completed', amountCents }
  await rows(trx, INSERT, { ...wish, doneAt, by: ACCOUNTS.label })
  const asked = { actor: ACCOUNTS, subject, action: 'refunds.asked', at, reason }
  await recordAudit(trx, { ...asked, after: { ...after, way } })
  const refund = (await findRefundByKey(trx, orderNumber, 'demo'))!
  await issueCreditNote(trx, refund, ACCOUNTS, at)
  await recordAudit(trx, { actor: ACCOUNTS, subject, action: 'refunds.done', after, at: doneAt })
}

const INSERT = `
  insert into refunds (order_number, way, amount_cents, state, reason, idempotency_key, booked_on,
         asked_by, sent_at, created_at, updated_at)
  values (:orderNumber, :way, :amountCents, 'Done', :reason, 'demo', shop_day(:doneAt::timestamptz),
         :by, case when :way = 'Card' then :at::timestamptz end, :at, :doneAt)`
