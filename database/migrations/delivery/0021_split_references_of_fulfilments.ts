import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What was one text, `order:10482`, becomes the kind of the owner and the owner's key, so that other
 * modules can have things delivered too. Kinds are not listed here: each owner names its own.
 * Messages that wait in the queue for the update to end say it in the new way as well.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table fulfilments
        add column owner_kind text,
        add column owner_key text`)
    this.schema.raw(`
      update fulfilments
         set owner_kind = split_part(reference, ':', 1),
             owner_key = substr(reference, strpos(reference, ':') + 1)`)
    this.schema.raw(`
      alter table fulfilments
        drop column reference,
        alter column owner_kind set not null,
        alter column owner_key set not null,
        add constraint fulfilments_owner unique (owner_kind, owner_key),
        add constraint fulfilments_kind check (owner_kind ~ '^[a-z][a-z_]{0,39}$'),
        add constraint fulfilments_key check (owner_key ~ '^[A-Za-z0-9._-]{1,80}$')`)
    this.schema.raw(
      this.#ofWaiting(
        `jsonb_build_object('kind', split_part(data ->> 'reference', ':', 1),
           'key', substr(data ->> 'reference', strpos(data ->> 'reference', ':') + 1))`,
        'string'
      )
    )
  }

  async down() {
    this.schema.raw('alter table fulfilments add column reference text')
    this.schema.raw(`update fulfilments set reference = owner_kind || ':' || owner_key`)
    this.schema.raw(`
      alter table fulfilments
        alter column reference set not null,
        add constraint fulfilments_reference_key unique (reference),
        drop column owner_kind, drop column owner_key`)
    this.schema.raw(
      this.#ofWaiting(
        `to_jsonb(data -> 'reference' ->> 'kind' || ':' || (data -> 'reference' ->> 'key'))`,
        'object'
      )
    )
  }

  /** The queue makes its own tables, so there are none before the shop has run once. */
  #ofWaiting(reference: string, written: 'string' | 'object'): string {
    return `
      do $$ begin
        if to_regclass('pgboss.job') is not null then
          update pgboss.job set data = jsonb_set(data, '{reference}', ${reference})
           where (name like 'delivery.%' or name like 'orders.%') and state < 'completed'
             and jsonb_typeof(data -> 'reference') = '${written}';
        end if;
      end $$`
  }
}
