import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * So that whoever changes or takes away what somebody has of a type, or a contact, is told who was quicker.
 * A type that is taken away and given again has the same address: so its versions are never used twice.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`set lock_timeout = '2s'`)
    for (const table of ['subscription_users', 'subscription_contacts']) {
      this.schema.raw(`alter table ${table} add column version int not null default 1`)
    }
    this.schema.raw('create sequence held_version_numbers as int start 2')
    this.schema.raw(
      `alter table subscription_users alter column version set default nextval('held_version_numbers')`
    )
  }

  async down() {
    this.schema.raw('alter table subscription_users drop column version')
    this.schema.raw('alter table subscription_contacts drop column version')
    this.schema.raw('drop sequence held_version_numbers')
  }
}
