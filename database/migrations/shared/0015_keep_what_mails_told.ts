import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a mail told, without the addresses that let somebody in, for staff who are asked about it; and
 * whether that is the whole mail, so that it can be sent once more.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table mail_outbox
        add column kept_text text,
        add column is_kept_whole boolean not null default false`)
    this.schema.raw('create index mail_outbox_of_person on mail_outbox (lower(recipient), id)')
  }

  async down() {
    this.schema.raw('drop index mail_outbox_of_person')
    this.schema.raw('alter table mail_outbox drop column kept_text, drop column is_kept_whole')
  }
}
