import { BaseSchema } from '@adonisjs/lucid/schema'

/** The bank's name for a line, or what stands for it, is unique per account: no line counts twice. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table bank_statements (
        id bigint generated always as identity primary key,
        file_name text not null,
        format text not null check (format in ('camt.053', 'CSV')),
        sha256 text not null unique,
        account_iban text not null,
        reference text,
        from_day date not null,
        to_day date not null,
        known_lines integer not null default 0 check (known_lines >= 0),
        imported_by_id bigint,
        imported_by text not null,
        created_at timestamptz not null default now()
      )`)
    this.schema.raw(
      'create index bank_statements_newest on bank_statements (created_at desc, id desc)'
    )
    this.schema.raw(`
      create table bank_statement_entries (
        id bigint generated always as identity primary key,
        statement_id bigint not null references bank_statements (id),
        position integer not null check (position > 0),
        account_iban text not null,
        identity text not null,
        amount_cents bigint not null check (amount_cents <> 0),
        booked_on date not null,
        counterparty text,
        counterparty_iban text,
        remittance text not null default '',
        reference_order bigint,
        state text not null default 'Open' check (state in ('Open', 'Booked', 'SetAside')),
        decided_by text,
        decided_at timestamptz,
        constraint bank_statement_entries_once unique (account_iban, identity),
        constraint bank_statement_entries_position unique (statement_id, position),
        constraint bank_statement_entries_decided check ((state = 'Open') = (decided_at is null))
      )`)
    this.schema.raw(`
      create table order_payments (
        id bigint generated always as identity primary key,
        order_number bigint not null references orders (number),
        amount_cents bigint not null check (amount_cents > 0),
        booked_on date not null,
        entry_id bigint unique references bank_statement_entries (id),
        reference text,
        booked_by_id bigint,
        booked_by text not null,
        created_at timestamptz not null default now()
      )`)
    this.schema.raw('create index order_payments_of_order on order_payments (order_number, id)')
  }

  async down() {
    this.schema.dropTable('order_payments')
    this.schema.dropTable('bank_statement_entries')
    this.schema.dropTable('bank_statements')
  }
}
