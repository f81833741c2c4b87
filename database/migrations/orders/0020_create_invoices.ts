import { BaseSchema } from '@adonisjs/lucid/schema'

/** What was issued stays as it is: a mistake is corrected by a credit note, never by a change. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      insert into order_counters (name, last_number)
      values ('invoices', 10000), ('credit_notes', 10000)`)
    this.schema.raw(`
      create table invoices (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('Invoice', 'CreditNote')),
        number bigint not null,
        order_number bigint not null references orders (number),
        corrects_id bigint references invoices (id),
        issued_on date not null,
        company text not null,
        net_cents bigint not null check (net_cents >= 0),
        vat_percent numeric(5, 2) not null,
        vat_cents bigint not null check (vat_cents >= 0),
        gross_cents bigint not null check (gross_cents > 0),
        vat_reason text not null check (
          vat_reason in ('domestic', 'eu_reverse_charge', 'outside_eu', 'staff')
        ),
        content jsonb not null,
        pdf bytea not null,
        xml text not null,
        issued_by_id bigint,
        issued_by text not null,
        created_at timestamptz not null default now(),
        constraint invoices_number unique (kind, number),
        constraint invoices_gross check (gross_cents = net_cents + vat_cents),
        constraint invoices_corrects check ((kind = 'CreditNote') = (corrects_id is not null))
      )`)
    this.schema.raw(
      `create unique index invoices_one_an_order on invoices (order_number) where kind = 'Invoice'`
    )
    this.schema.raw('create index invoices_of_order on invoices (order_number, id)')
    this.schema.raw('create index invoices_newest on invoices (issued_on desc, id desc)')
    this.schema.raw(`
      create function refuse_invoice_change() returns trigger language plpgsql as $$
      begin
        raise exception 'an issued invoice is final' using errcode = 'restrict_violation';
      end $$`)
    this.schema.raw(`
      create trigger invoices_are_final before update or delete on invoices
        for each row execute function refuse_invoice_change()`)
  }

  async down() {
    this.schema.dropTable('invoices')
    this.schema.raw('drop function refuse_invoice_change')
    this.schema.raw(`delete from order_counters where name in ('invoices', 'credit_notes')`)
  }
}
