import retention from '#config/retention'
import type { Retiring } from '#shared/retiring'

/** The provider kept no money for these: what it kept is Paid, Review or Refunding. */
const failedPayments: Retiring = {
  name: 'failed payments',
  keptDays: retention.failedPaymentDays,
  counts: `
    select count(*) as old from payment_attempts
     where state in ('Failed', 'Expired') and updated_at < :before`,
  removes: `
    delete from payment_attempts p where p.id in (
      select id from payment_attempts
       where state in ('Failed', 'Expired') and updated_at < :before
       order by updated_at limit :most for update skip locked)
    returning to_jsonb(p) as row`,
}

const paymentNotices: Retiring = {
  name: 'payment notices',
  keptDays: retention.failedPaymentDays,
  counts: 'select count(*) as old from payment_notifications where last_heard_at < :before',
  removes: `
    delete from payment_notifications n where n.payment_id in (
      select payment_id from payment_notifications where last_heard_at < :before
       order by last_heard_at limit :most)
    returning to_jsonb(n) as row`,
}

export default [failedPayments, paymentNotices]
