import webhooks from '#config/webhooks'
import { rows } from '#shared/database'

const AT_ONCE = 5_000

/**
 * Forgets messages that are older than the log reaches, with their deliveries, tries and answers, and
 * those that were for webhooks that are gone. What still waits stays.
 */
export async function sweepMessages(): Promise<void> {
  for (let swept = AT_ONCE; swept === AT_ONCE;) swept = await sweepSome()
}

async function sweepSome(): Promise<number> {
  const gone = await rows<{ id: string }>(
    null,
    `delete from webhook_messages where id in (
       select m.id from webhook_messages m
        where not exists (select from webhook_deliveries d
                           where d.message_id = m.id
                             and (d.state = 'Waiting'
                               or m.created_at >= now() - make_interval(days => :days::int)))
          and m.created_at < now() - interval '1 hour'
        order by m.created_at limit :most::int)
     returning id`,
    { days: webhooks.keptDays, most: AT_ONCE }
  )
  return gone.length
}
