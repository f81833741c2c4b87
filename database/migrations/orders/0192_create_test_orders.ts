import { BaseSchema } from '@adonisjs/lucid/schema'

/** What programs try out with a test token: rows of their own that nothing real reads (ADR 69). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table test_basket_items (
        id bigint generated always as identity primary key,
        user_id bigint not null references users (id) on delete cascade,
        client_item_id uuid not null,
        product_code text not null,
        from_day date not null,
        to_day date not null,
        include_degraded boolean not null,
        filters jsonb,
        added_at timestamptz not null default now(),
        unique (user_id, client_item_id)
      )`)
    this.schema.raw('create sequence test_order_numbers start 900000001 maxvalue 999999999')
    this.schema.raw(`
      create table test_orders (
        number bigint primary key,
        user_id bigint not null references users (id) on delete cascade,
        idempotency_key text not null,
        fingerprint text not null,
        payment_id uuid not null default gen_random_uuid() unique,
        content jsonb not null,
        gross_cents bigint not null,
        manifest text not null,
        manifest_sha256 text not null,
        signature text not null,
        key_id text not null,
        created_at timestamptz not null default now(),
        unique (user_id, idempotency_key)
      )`)
    this.schema.raw('create index test_orders_created_at on test_orders (created_at)')
    this.schema.raw('create index test_orders_manifest on test_orders (manifest_sha256)')
    this.schema.raw(`
      create table test_order_files (
        id bigint generated always as identity primary key,
        order_number bigint not null references test_orders (number) on delete cascade,
        path text not null,
        name text not null,
        day date not null,
        part smallint not null,
        version int not null,
        condition text not null,
        content bytea not null,
        sha256 text not null,
        claim_id uuid unique,
        claim_ends_at timestamptz,
        bytes_served bigint not null default 0,
        used_at timestamptz
      )`)
    this.schema.raw('create index test_order_files_order on test_order_files (order_number, day)')
    this.schema.raw('create index test_order_files_sha256 on test_order_files (sha256)')
  }

  async down() {
    this.schema.dropTable('test_order_files')
    this.schema.dropTable('test_orders')
    this.schema.raw('drop sequence test_order_numbers')
    this.schema.dropTable('test_basket_items')
  }
}
