import retention from '#config/retention'
import type { Retiring } from '#shared/retiring'

const messages: Retiring = {
  name: 'messages',
  keptDays: retention.messageDays,
  counts: 'select count(*) as old from site_messages where created_at < :before',
  removes: `
    delete from site_messages m where m.id in (
      select id from site_messages where created_at < :before order by created_at limit :most)
    returning to_jsonb(m) as row`,
}

export default [messages]
