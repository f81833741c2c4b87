import { rows } from '#shared/database'
import type { KeptOfPeople } from '#shared/people'

/** Reports are charged: they stay with their customer, as orders do. */
export default {
  tells: {
    reports: (userId) =>
      rows(
        null,
        `select r.id, r.day, r.state, r.price_cents as "priceCents",
                r.discount_cents as "discountCents", r.created_at as "createdAt",
                array(select i.entry from report_isins i where i.report_id = r.id
                       order by i.position) as isins
           from reports r where r.user_id = ? order by r.id`,
        [userId]
      ),
  },
  whyKept: 'account.errors.user_has_reports',
  mustKeep: async (userIds, client) => {
    const found = await rows<{ userId: number }>(
      client,
      'select distinct user_id as "userId" from reports where user_id = any(?)',
      [[...userIds]]
    )
    return found.map(({ userId }) => userId)
  },
  /* What is being made, or is still to be invoiced, needs its customer. */
  isBusy: async (userId, client) => {
    const open = await rows(
      client,
      `select id from reports where user_id = ? and (state in ('New', 'Processing')
          or state = 'Completed' and invoice_id is null and price_cents > discount_cents) limit 1`,
      [userId]
    )
    return open.length > 0
  },
  counts: async (userId, client) => {
    const [counted] = await rows<{ reports: number }>(
      client,
      'select count(*) as reports from reports where user_id = ?',
      [userId]
    )
    return { ...counted! }
  },
  move: async (trx, merger) => {
    await rows(trx, 'update reports set user_id = :into where user_id = :from', merger)
    await rows(trx, 'delete from report_invoice_problems where user_id = :from', merger)
  },
} satisfies KeptOfPeople
