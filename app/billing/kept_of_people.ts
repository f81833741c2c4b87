import { rows } from '#shared/database'
import type { KeptOfPeople } from '#shared/people'

/** Papers and bank statements belong to orders, and go where these go. */
export default {
  counts: async (userId, client) => {
    const [counted] = await rows<{ invoices: number; statements: number }>(
      client,
      `select (select count(*) from invoices i join orders o on o.number = i.order_number
                where o.user_id = :userId) as invoices,
              (select count(*) from order_payments p join orders o on o.number = p.order_number
                where o.user_id = :userId and p.entry_id is not null) as statements`,
      { userId }
    )
    return { ...counted! }
  },
} satisfies KeptOfPeople
