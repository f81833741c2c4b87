import { BaseSchema } from '@adonisjs/lucid/schema'

/** A secret address at which programs read what is new of a subscription; only its hash is kept. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table subscription_feeds (
        id uuid primary key,
        subscription_id bigint not null unique references subscription_users on delete cascade,
        secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
        created_at timestamptz not null default now(),
        read_at timestamptz
      )`)
  }

  async down() {
    this.schema.dropTable('subscription_feeds')
  }
}
