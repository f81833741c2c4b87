import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whoever holds a type, with what says in which state: of ten thousand, without looking at each row. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index subscription_users_of_type on subscription_users (type_id)
        include (id, user_id, days, is_unrestricted)`)
  }

  async down() {
    this.schema.raw('drop index subscription_users_of_type')
  }
}
