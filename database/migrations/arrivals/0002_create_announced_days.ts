import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The book of announced days: of which days of a product people were told, and which were there before
 * anybody could be told (`told_at` is null). One row for a day, however many people wait for it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table announced_days (
        product_id int not null references products on delete cascade,
        day date not null,
        files int not null,
        told_at timestamptz,
        entered_at timestamptz not null default now(),
        primary key (product_id, day)
      )`)
    this.schema.raw(`
      insert into announced_days (product_id, day, files, told_at, entered_at)
      select product_id, day, files, announced_at, announced_at
        from arrival_days where announced_at is not null`)
  }

  async down() {
    this.schema.dropTable('announced_days')
  }
}
