import { preparedRows, rows } from '#shared/database'
import type { KeptOfPeople } from '#shared/people'
import { countOrdersOf, moveOrders, refusePayments } from '#orders/actions/move_orders'
import { forgetTests } from '#orders/actions/test_orders/sweep_test_orders'

/** What the orders mean for the account of their customer; settled ones stay as the law demands. */
export default {
  tells: {
    orders: (userId) =>
      rows(
        null,
        `select number, state, created_at as "createdAt", contact_name as "contactName", email, company,
            tin, billing_address as "billingAddress", delivery_address as "deliveryAddress",
            consents, own_reference as "ownReference", remark,
            gross_cents as "grossCents", payment_method as "paymentMethod"
       from orders where user_id = ? order by number`,
        [userId]
      ),
    testOrders: (userId) =>
      rows(
        null,
        `select number, created_at as "createdAt", content, manifest
       from test_orders where user_id = ? order by number`,
        [userId]
      ),
  },
  whyKept: 'account.errors.user_has_orders',
  mustKeep: async (userIds, client) => {
    const found = await preparedRows<{ userId: number }>(
      client,
      'select distinct user_id as "userId" from orders where user_id = any(?)',
      [[...userIds]]
    )
    return found.map(({ userId }) => userId)
  },
  /* An order that is not settled needs its customer. */
  isBusy: async (userId, client) => {
    const open = await rows(
      client,
      `select id from orders where user_id = ?
          and state in ('Locked', 'Registered', 'Confirmed', 'Processing') limit 1`,
      [userId]
    )
    return open.length > 0
  },
  erase: (trx, { userId }) => forgetTests(trx, userId),
  counts: countOrdersOf,
  holdForMerger: refusePayments,
  /* What was only tried out ends with the account. */
  move: async (trx, merger) => {
    await forgetTests(trx, merger.from)
    await moveOrders(trx, merger)
  },
} satisfies KeptOfPeople
