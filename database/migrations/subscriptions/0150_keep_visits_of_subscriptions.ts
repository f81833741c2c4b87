import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * When a subscription was last opened by its holder, and how far its products had changed by then: what came later is
 * new to him. `left_at` and `left_with` are those of the visit before the one that runs.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table subscription_visits (
        subscription_id bigint primary key references subscription_users on delete cascade,
        opened_at timestamptz not null,
        opened_with jsonb not null,
        left_at timestamptz,
        left_with jsonb,
        check ((left_at is null) = (left_with is null))
      )`)
  }

  async down() {
    this.schema.dropTable('subscription_visits')
  }
}
