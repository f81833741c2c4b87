import { BaseSchema } from '@adonisjs/lucid/schema'

/** Files of the storage that staff have chosen for orders without items. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table order_files (
        order_id bigint not null references orders (id),
        key text not null,
        name text not null,
        bytes bigint not null check (bytes >= 0),
        sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
        day date not null,
        created_at timestamptz not null default now(),
        primary key (order_id, key)
      )`)
  }

  async down() {
    this.schema.dropTable('order_files')
  }
}
