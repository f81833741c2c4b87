import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What is given and what is agreed may differ for a while: accepted with a reason until a day, on which
 * the finding comes back. A finding is named by what it is about: a subscription, or a contract.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table contract_acceptances (
        finding text primary key check (finding ~ '^[sc]:[0-9]+$'),
        accepted_until date not null,
        reason text not null check (char_length(reason) between 1 and 500),
        actor_label text not null,
        created_at timestamptz not null default now()
      )`)
  }

  async down() {
    this.schema.dropTable('contract_acceptances')
  }
}
