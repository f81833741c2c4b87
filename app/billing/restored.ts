import type { RestoredStep } from '#shared/backup/restored'

/** Two papers of one number would be two invoices; a gap can be explained. */
const papers: RestoredStep = {
  says: 'counters of invoices and credit notes that go ahead',
  sql: `update invoice_counters set last_number = last_number + $1
        returning name, last_number - $1 as after, last_number as to`,
}

/** Sent, for all that is known: the provider's own sum is looked at before anything is given back again. */
const refunds: RestoredStep = {
  says: 'refunds by card that are looked up before they are sent',
  sql: `update refunds r set sent_at = now(), canceled_before_cents = coalesce((
               select sum(d.amount_cents) from refunds d
                where d.order_number = r.order_number and d.way = 'Card' and d.state = 'Done'), 0)
         where r.state = 'Pending' and r.way = 'Card' and r.sent_at is null`,
}

export default [papers, refunds]
