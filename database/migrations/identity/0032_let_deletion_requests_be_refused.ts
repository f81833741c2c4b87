import { BaseSchema } from '@adonisjs/lucid/schema'

/** A wish that cannot be carried out is refused with a reason; then another one may follow. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table account_deletion_requests
        add column refused_at timestamptz,
        add column refusal text,
        add constraint account_deletion_requests_refusal
          check (refused_at is not null or refusal is null)`)
    this.schema.raw('drop index account_deletion_requests_open_unique')
    this.schema.raw(`
      create unique index account_deletion_requests_open_unique
        on account_deletion_requests (user_id) where withdrawn_at is null and refused_at is null`)
    this.schema.raw('drop index account_deletion_requests_waiting')
    this.schema.raw(`
      create index account_deletion_requests_waiting on account_deletion_requests (created_at)
        where withdrawn_at is null and completed_at is null and refused_at is null`)
  }

  async down() {
    this.schema.raw('delete from account_deletion_requests where refused_at is not null')
    this.schema.raw('drop index account_deletion_requests_open_unique')
    this.schema.raw('drop index account_deletion_requests_waiting')
    this.schema.raw(`
      create unique index account_deletion_requests_open_unique
        on account_deletion_requests (user_id) where withdrawn_at is null`)
    this.schema.raw(`
      create index account_deletion_requests_waiting on account_deletion_requests (created_at)
        where withdrawn_at is null and completed_at is null`)
    this.schema.raw(
      'alter table account_deletion_requests drop column refused_at, drop column refusal'
    )
  }
}
