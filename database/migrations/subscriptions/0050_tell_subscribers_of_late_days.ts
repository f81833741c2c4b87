import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether somebody wants to be told by mail when a day of a subscription is late, and when it has come. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'alter table subscription_users add column is_told_late boolean not null default false'
    )
  }

  async down() {
    this.schema.raw('alter table subscription_users drop column is_told_late')
  }
}
