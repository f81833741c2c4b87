import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table refunds (
        id uuid primary key default gen_random_uuid(),
        order_number bigint not null references orders (number),
        way text not null check (way in ('Card', 'BankTransfer', 'Quota')),
        amount_cents bigint not null check (amount_cents > 0),
        state text not null check (state in ('Pending', 'Done', 'Refused')),
        reason text not null,
        idempotency_key text not null,
        canceled_before_cents bigint not null default 0 check (canceled_before_cents >= 0),
        sent_at timestamptz,
        booked_on date,
        credit_note_id bigint unique references invoices (id),
        asked_by_id bigint,
        asked_by text not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint refunds_once unique (order_number, idempotency_key),
        constraint refunds_done_on check (state <> 'Done' or booked_on is not null)
      )`)
    // The provider's sum of refunds tells how a lost answer ended only while one is on its way.
    this.schema.raw(`
      create unique index refunds_one_by_card on refunds (order_number)
        where state = 'Pending' and way = 'Card'`)
    this.schema.raw('create index refunds_of_order on refunds (order_number, created_at)')
    this.schema.raw(`create index refunds_pending on refunds (updated_at) where state = 'Pending'`)
    this.schema.raw(`
      alter table quota_entries add column returned_cents bigint not null default 0
        constraint quota_entries_returned check (returned_cents between 0 and amount_cents)`)
  }

  async down() {
    this.schema.raw('alter table quota_entries drop column returned_cents')
    this.schema.dropTable('refunds')
  }
}
