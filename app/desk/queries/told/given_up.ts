import { rows } from '#shared/database'

export type Card = {
  id: string
  state: 'Paid' | 'Review' | 'Refunding'
  reason: string | null
  company: string
  amountCents: number
  capturedCents: number
  isChargeback: boolean
  orderNumber: number | null
}

export const tellCards = (ids: readonly string[]) =>
  rows<Card>(
    null,
    `select p.id, p.state, p.reason, coalesce(p.checkout -> 'buyer' ->> 'company', '') as company,
            p.amount_cents as "amountCents", p.captured_cents as "capturedCents",
            p.charged_back_at is not null as "isChargeback",
            coalesce(p.order_number, (select min(o.number) from orders o
              where o.user_id = p.user_id and o.basket_item_ids && p.basket_item_ids)) as "orderNumber"
       from payment_attempts p where p.id = any(?::uuid[])`,
    [[...ids]]
  )

export type Job = { id: string; job: string | null; reason: string | null }

/** Jobs that were given up after their last try. */
export const tellJobs = (ids: readonly string[]) =>
  rows<Job>(
    null,
    `select id, source_name as job, source_output ->> 'message' as reason
       from pgboss.job where name = 'dead_letters' and id = any(?::uuid[])`,
    [[...ids]]
  )

export type GivenUpMail = {
  id: number
  recipient: string
  subject: string
  attempts: number
  error: string | null
  /** Whose account the address is, where it is one's. */
  userId: number | null
}

/** Mails that no server took for two days. */
export const tellMails = (ids: readonly string[]) =>
  rows<GivenUpMail>(
    null,
    `select m.id, m.recipient, m.subject, m.attempts, m.last_error as error,
            (select min(u.id) from users u where u.email = m.recipient::citext) as "userId"
       from mail_outbox m where m.id = any(?::bigint[])`,
    [[...ids]]
  )
