import { preparedRows, rows } from '#shared/database'
import type { KeptOfPeople } from '#shared/people'
import { countOrdersOf, moveOrders, refusePayments } from '#orders/actions/move_orders'

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
  counts: countOrdersOf,
  holdForMerger: refusePayments,
  move: moveOrders,
} satisfies KeptOfPeople
