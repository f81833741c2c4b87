import webhooks from '#config/webhooks'
import { preparedRows } from '#shared/database'

/** A try that a worker has taken upon itself. */
export type ClaimedDelivery = {
  id: number
  attempts: number
  messageId: string
  body: string
  url: string
  secret: string
  formerSecret: string | null
}

/** Longer than a try can take: a claim that lives on belongs to a worker that died. */
const LEASE_SECONDS = 60

/** How soon after an account is unlocked its webhooks are told. */
const HELD_SECONDS = 300

/**
 * Takes deliveries that are due. A receiver gets only as many as it may have at the same time, and one
 * where nobody answered last; the first of each come before the second of any, so that those behind a
 * long queue do not wait for it. Its cost is that of the receivers that are waited for: it steps from
 * one to the next along an index. What is due for a locked account is put off, and given up in time.
 */
export function claimDeliveries(most: number): Promise<ClaimedDelivery[]> {
  return preparedRows<ClaimedDelivery>(
    null,
    `with recursive receivers as (
       (select receiver from webhook_deliveries where state = 'Waiting' order by receiver limit 1)
       union all
       select (select d.receiver from webhook_deliveries d
                where d.state = 'Waiting' and d.receiver > r.receiver order by d.receiver limit 1)
         from receivers r where r.receiver is not null
     ), due as (
       select found.id
         from receivers r
        cross join lateral (
          select count(*) as flying,
                 case when exists (select from webhooks h
                                    where h.receiver = r.receiver and h.paused_until is not null)
                      then 1 else :each::int end as most
            from webhook_deliveries f
           where f.receiver = r.receiver and f.leased_until > now()
        ) busy
        cross join lateral (
          select d.id, d.next_attempt_at, row_number() over (order by d.next_attempt_at, d.id) as turn
            from webhook_deliveries d
           where d.state = 'Waiting' and d.receiver = r.receiver
             and d.next_attempt_at <= now()
           order by d.next_attempt_at, d.id limit greatest(busy.most - busy.flying, 0)
        ) found
        order by found.turn, found.next_attempt_at limit :most::int
     ), taken as (
       select d.id, u.locked_at is not null as is_held
         from webhook_deliveries d join due on due.id = d.id
         join webhooks h on h.id = d.webhook_id join users u on u.id = h.user_id
        where d.state = 'Waiting' and d.next_attempt_at <= now()
          for update of d skip locked
     ), held as (
       update webhook_deliveries d
          set next_attempt_at = now() + make_interval(secs => :held::float8),
              state = case when give_up_at <= now() then 'Failed' else 'Waiting' end,
              finished_at = case when give_up_at <= now() then now() end
         from taken where d.id = taken.id and is_held
     ), claimed as (
       update webhook_deliveries d
          set leased_until = now() + make_interval(secs => :lease::float8),
              next_attempt_at = now() + make_interval(secs => :lease::float8)
         from taken where d.id = taken.id and not is_held
       returning d.id, d.attempts, d.message_id, d.webhook_id
     )
     select c.id, c.attempts, m.id as "messageId", m.body, h.url, h.secret,
            case when h.former_secret_until > now() then h.former_secret end as "formerSecret"
       from claimed c
       join webhook_messages m on m.id = c.message_id
       join webhooks h on h.id = c.webhook_id`,
    { each: webhooks.atOncePerReceiver, most, lease: LEASE_SECONDS, held: HELD_SECONDS }
  )
}
