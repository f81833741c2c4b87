import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw('create table price_groups (code text primary key, name text not null)')
    this.schema.raw(`
      create table module_price_levels (
        price_group text not null references price_groups on delete cascade,
        low_limit int not null check (low_limit > 0),
        high_limit int check (high_limit >= low_limit),
        module_price_cents bigint not null check (module_price_cents >= 0),
        primary key (price_group, low_limit)
      )`)
  }

  async down() {
    this.schema.dropTable('module_price_levels')
    this.schema.dropTable('price_groups')
  }
}
