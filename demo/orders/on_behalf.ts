import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import shop from '#config/shop'
import { DEMO_STAFF, staffEmailOf } from '#demo/identity/staff'
import { after } from '#demo/orders/demo_history'
import type { DemoOrder } from '#demo/orders/order_plans'
import { findUserByEmail } from '#identity'
import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import type { InsertedOrder } from '#orders/actions/insert_order'
import { CONSENT_NAMES, recordConsents } from '#orders/domain/consents'

const [MANAGER, OTHER_MANAGER] = DEMO_STAFF.filter(({ role }) => role === 'manager')

const PATH: DemoOrder['path'] = [
  ['Confirmed', 50],
  ['Processing', 50.01],
  ['Completed', 50.3],
]

/** Ordered by phone: one customer has agreed to the terms since, one has still to. */
export const ON_BEHALF: DemoOrder[] = [
  {
    ...{ customer: 'konrad.ahlers@mainfeder.example', daysAgo: 64, path: PATH, agreesAfter: 71 },
    ...{ placedBy: staffEmailOf(OTHER_MANAGER!), ownReference: 'MF-0912' },
    items: [{ productCode: 'ref_cash', calendarDays: 8 }],
    remark: 'Ordered by phone.',
    refund: { percent: 10, hours: 240, reason: 'The discount for two orders was agreed by phone.' },
  },
  {
    ...{ customer: 'elin.sandahl@malarindex.example', daysAgo: 36, path: PATH },
    placedBy: staffEmailOf(MANAGER!),
    items: [{ productCode: 'ref_derivatives', calendarDays: 8 }],
    remark: 'Ordered by phone; please accept the terms to download.',
  },
]

/** Who placed an order on behalf; null where its customer did. */
export async function staffActor(email: string | undefined): Promise<Actor | null> {
  if (!email) return null
  const user = await findUserByEmail(email)
  if (!user) throw new Error(`Nobody of the demo's staff is ${email}`)
  return { id: user.id, label: user.email }
}

/** What staff order is not agreed to before its customer opens it. */
export async function agreeLater(
  trx: TransactionClientContract,
  { id, number, buyer }: InsertedOrder,
  { agreesAfter }: DemoOrder,
  placedAt: Date
): Promise<void> {
  const at = agreesAfter === undefined ? null : after(placedAt, agreesAfter)
  const consents = at ? recordConsents(CONSENT_NAMES, at.toISOString(), shop.termsVersions) : []
  await rows(
    trx,
    `update orders set by_admin = true, terms_accepted_at = :at, consents = :consents::jsonb
      where id = :id`,
    { id, at, consents: JSON.stringify(consents) }
  )
  if (!at) return
  await recordAudit(trx, {
    ...{ actor: { id: buyer.userId, label: buyer.email }, at },
    subject: { type: 'order', id: number },
    action: 'orders.terms_accepted',
    after: { consents: CONSENT_NAMES },
  })
}
