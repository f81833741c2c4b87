import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What staff wrote to the users of a type; who wrote stands in the audit, to whom in the outbox. The key names
 * one attempt to send, so that the second press of a button sends nothing.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(MAILINGS)
    this.schema.raw(
      'create index subscription_mailings_of_type on subscription_mailings (type_id, id)'
    )
  }

  async down() {
    this.schema.dropTable('subscription_mailings')
  }
}

const MAILINGS = `
  create table subscription_mailings (
    id bigint generated always as identity primary key,
    type_id int not null references subscription_types on delete cascade,
    key uuid not null unique,
    fingerprint text not null,
    subject text not null check (char_length(subject) between 1 and 200),
    body text not null check (char_length(body) between 1 and 10000),
    recipients int not null check (recipients > 0),
    created_at timestamptz not null default now()
  )`
