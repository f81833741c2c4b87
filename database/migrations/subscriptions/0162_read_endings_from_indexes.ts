import { BaseSchema } from '@adonisjs/lucid/schema'

/** By what subscriptions that end are filtered and found again. */
const ENDING = 'last_day, ends_as_trial, last_range_id'

/**
 * What ends soon, in the order of companies, names and types: half a million subscriptions are looked through in an index,
 * and only those are read that are shown.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('drop index subscription_users_of_user')
    this.schema.raw(
      `create index subscription_users_of_user on subscription_users (user_id) include (id, type_id, ${ENDING})`
    )
    this.schema.raw('drop index subscription_users_of_type')
    this.schema.raw(`
      create index subscription_users_of_type on subscription_users (type_id)
        include (id, user_id, days, is_unrestricted, ${ENDING})`)
  }

  async down() {
    this.schema.raw('drop index subscription_users_of_type')
    this.schema.raw(`
      create index subscription_users_of_type on subscription_users (type_id)
        include (id, user_id, days, is_unrestricted)`)
    this.schema.raw('drop index subscription_users_of_user')
    this.schema.raw('create index subscription_users_of_user on subscription_users (user_id)')
  }
}
