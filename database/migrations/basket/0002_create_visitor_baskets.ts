import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table visitor_baskets (
        id uuid primary key,
        items text not null,
        updated_at timestamptz not null default now()
      )`)
    this.schema.raw('create index visitor_baskets_updated on visitor_baskets (updated_at)')
  }

  async down() {
    this.schema.dropTable('visitor_baskets')
  }
}
