import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['orders', 'payment_attempts']

/** What is written for an account while it is merged into another one is of that other one. */
export default class extends BaseSchema {
  async up() {
    for (const table of TABLES) {
      this.schema.raw(`
        create trigger ${table}_follow_merged_user before insert on ${table}
          for each row execute function follow_merged_user()`)
    }
  }

  async down() {
    for (const table of TABLES) {
      this.schema.raw(`drop trigger ${table}_follow_merged_user on ${table}`)
    }
  }
}
