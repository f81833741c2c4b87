import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a statement of another module writes here in passing: the first entry of a history, the answer
 * under a key, and mails that are told what they are about and made when they are sent.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table mail_outbox add column made jsonb')
    for (const statement of [QUEUE_MADE_MAIL, RECORD_FIRST_AUDIT, STORE_ANSWER]) {
      this.schema.raw(statement)
    }
  }

  async down() {
    for (const name of ['queue_made_mail', 'record_first_audit', 'store_idempotent_answer']) {
      this.schema.raw(`drop function ${name}`)
    }
    this.schema.raw('alter table mail_outbox drop column made')
  }
}

/** The first recipient gets the mail, the others a copy; answers how many are new. */
const QUEUE_MADE_MAIL = `
  create function queue_made_mail(
    wanted_key text, recipients text[], wanted_locale text, wanted_made jsonb, host text
  ) returns bigint language sql as $$
    with queued as (
      insert into mail_outbox
        (dedupe_key, message_id, recipient, locale, subject, text_body, html_body, made)
      select k.key, left(encode(sha256(convert_to(k.key, 'UTF8')), 'hex'), 32) || '@' || host,
             r.recipient, wanted_locale, '', '', '', wanted_made
        from unnest(recipients) with ordinality as r (recipient, place),
             lateral (select case when r.place = 1 then wanted_key
                                  else 'copy-of-' || wanted_key || ':' || r.recipient end) as k (key)
       order by r.place
      on conflict (dedupe_key) do nothing returning 1
    )
    select count(*) from queued
  $$`

const RECORD_FIRST_AUDIT = `
  create function record_first_audit(kind text, subject text, entry jsonb)
    returns int language sql as $$
    insert into audit_events
      (subject_type, subject_id, seq, actor_id, actor_label, action, after, request_id)
    select kind, subject, 1, e.actor_id, e.actor_label, e.action, e.after, e.request_id
      from jsonb_to_record(entry) as e
           (actor_id bigint, actor_label text, action text, after jsonb, request_id text)
    returning seq
  $$`

const STORE_ANSWER = `
  create function store_idempotent_answer(
    wanted_scope text, wanted_key text, wanted_fingerprint text, wanted_answer jsonb
  ) returns text language sql as $$
    insert into idempotency_keys (scope, key, fingerprint, answer)
    values (wanted_scope, wanted_key, wanted_fingerprint, wanted_answer) returning key
  $$`
