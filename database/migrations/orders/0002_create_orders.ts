import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw('create extension if not exists pg_trgm')
    this.schema.raw(`
      create table orders (
        id bigint generated always as identity primary key,
        number bigint unique,
        user_id bigint not null references users (id),
        state text not null,
        type text not null check (type in ('INTERNAL', 'B2B')),
        payment_method text not null check (payment_method in ('BankTransfer', 'Card', 'Quota')),
        subtotal_cents bigint not null check (subtotal_cents >= 0),
        fee_cents bigint not null check (fee_cents >= 0),
        discount_cents bigint not null default 0 check (discount_cents >= 0),
        net_cents bigint not null check (net_cents >= 0),
        vat_percent numeric(5, 2) not null check (vat_percent between 0 and 100),
        vat_cents bigint not null,
        gross_cents bigint not null,
        vat_reason text not null,
        vat_exemption text,
        email text not null,
        contact_name text not null,
        company text not null,
        tin text,
        billing_address jsonb not null,
        delivery_address jsonb not null,
        consents jsonb not null default '[]',
        terms_accepted_at timestamptz,
        quote jsonb not null,
        own_reference text,
        cost_centre text,
        invoice_recipient text,
        basket_item_ids bigint[] not null default '{}',
        remark text,
        locale text not null check (locale in ('en', 'de')),
        by_admin boolean not null default false,
        failure_reason text,
        failure_params jsonb not null default '{}',
        confirmed_at timestamptz,
        completed_at timestamptz,
        last_download_day date,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        contact_id bigint,
        product_set_id integer,
        company_key text generated always as (lower(company)) stored,
        state_rank integer generated always as (array_position(array[
          'Registered', 'Confirmed', 'Processing', 'Completed', 'Failed', 'Rejected', 'Archived'
        ], state)) stored,
        constraint orders_state check (state in (
          'New', 'Locked', 'Registered', 'Confirmed', 'Processing', 'Completed', 'Failed', 'Rejected', 'Archived'
        )),
        constraint orders_placed_has_number check (number is not null or state in ('New', 'Locked', 'Failed')),
        constraint orders_vat_reason check (vat_reason in (
          'domestic', 'eu_reverse_charge', 'outside_eu', 'quota', 'staff'
        )),
        constraint orders_vat_exemption check (vat_exemption is null or vat_reason = 'staff'),
        constraint orders_net check (net_cents = subtotal_cents + fee_cents - discount_cents),
        constraint orders_vat check (vat_cents = round(net_cents * vat_percent / 100)),
        constraint orders_gross check (gross_cents = net_cents + vat_cents),
        constraint orders_window check ((completed_at is null) = (last_download_day is null))
      )`)
    // A row that staff look through stays short: long explained prices lie beside the table.
    this.schema.raw('alter table orders set (toast_tuple_target = 512)')
    for (const index of INDEXES) this.schema.raw(index)
  }

  async down() {
    this.schema.dropTable('orders')
  }
}

/**
 * Every order of the staff's list has an index that holds what its filters and its search ask, so
 * that a page is found without reading the orders before it.
 */
const sortedBy = (name: string, key: string) => `
  create index orders_by_${name} on orders (${key}, id)
     include (state, type, payment_method, contact_id, product_set_id, own_reference)
    where state not in ('New', 'Locked')`

const INDEXES = [
  `create index orders_customer on orders (user_id, created_at desc, id desc)
     include (state, type, payment_method)`,
  `create index orders_by_state on orders (state, created_at, id)
     include (type, payment_method, number, updated_at, gross_cents, company_key)`,
  sortedBy('creation', 'created_at'),
  sortedBy('number', 'number'),
  sortedBy('update', 'updated_at'),
  sortedBy('company', 'company_key'),
  sortedBy('payment', 'payment_method').replace('payment_method, contact', 'contact'),
  sortedBy('gross', 'gross_cents'),
  sortedBy('state_rank', 'state_rank'),
  `create index orders_of_contact on orders (contact_id) where state not in ('New', 'Locked')`,
  `create index orders_of_products on orders (product_set_id)
    where state not in ('New', 'Locked')`,
  `create index orders_by_reference on orders using gin (own_reference gin_trgm_ops)
    where own_reference is not null`,
]
