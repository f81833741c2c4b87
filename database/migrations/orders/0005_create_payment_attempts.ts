import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table payment_attempts (
        id uuid primary key default gen_random_uuid(),
        user_id bigint not null references users (id),
        provider_order_id text not null unique,
        idempotency_key text not null,
        fingerprint text not null,
        state text not null,
        amount_cents bigint not null check (amount_cents > 0),
        currency text not null default 'EUR' check (currency = 'EUR'),
        checkout jsonb not null,
        basket_item_ids bigint[] not null,
        customer_id text,
        card_id text,
        payment_id text unique,
        charge_id text,
        redirect_url text,
        captured_cents bigint not null default 0 check (captured_cents >= 0),
        reason text,
        message text,
        order_number bigint unique references orders (number),
        charged_back_at timestamptz,
        chargeback_closed_at timestamptz,
        expires_at timestamptz not null,
        look_ups integer not null default 0,
        next_look_up_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint payment_attempts_state check (state in (
          'Created', 'Charging', 'Pending', 'Expired', 'Failed', 'Paid', 'Review', 'Refunding', 'Refunded'
        )),
        constraint payment_attempts_paid_has_order check ((state = 'Paid') = (order_number is not null))
      )`)
    this.schema.raw(`
      create unique index payment_attempts_one_live on payment_attempts (user_id)
        where state in ('Created', 'Charging', 'Pending')`)
    this.schema.raw(`
      create unique index payment_attempts_once on payment_attempts (user_id, idempotency_key)
        where state <> 'Failed'`)
    this.schema.raw(`
      create index payment_attempts_due on payment_attempts (next_look_up_at)
        where next_look_up_at is not null`)
    this.schema.raw(`
      create index payment_attempts_to_decide on payment_attempts (created_at)
        where state in ('Review', 'Refunding')`)
    this.schema.raw(`
      create index payment_attempts_charged_back on payment_attempts (charged_back_at)
        where charged_back_at is not null and chargeback_closed_at is null`)
    this.schema.raw(
      'create index payment_attempts_of_user on payment_attempts (user_id, created_at desc)'
    )

    this.schema.raw(`
      create table payment_notifications (
        payment_id text primary key,
        last_event text not null,
        times integer not null default 1,
        first_heard_at timestamptz not null default now(),
        last_heard_at timestamptz not null default now()
      )`)
  }

  async down() {
    this.schema.dropTable('payment_notifications')
    this.schema.dropTable('payment_attempts')
  }
}
