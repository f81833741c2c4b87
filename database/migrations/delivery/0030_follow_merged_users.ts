import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['delivery_claims', 'delivery_accesses']

/** What is written for an account while it is merged into another one is of that other one. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index delivery_accesses_user on delivery_accesses (user_id) where user_id is not null`)
    for (const table of TABLES) {
      this.schema.raw(`
        create trigger ${table}_follow_merged_user before insert on ${table}
          for each row execute function follow_merged_user()`)
    }
  }

  async down() {
    this.schema.raw('drop index delivery_accesses_user')
    for (const table of TABLES) {
      this.schema.raw(`drop trigger ${table}_follow_merged_user on ${table}`)
    }
  }
}
