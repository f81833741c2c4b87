import { BaseSchema } from '@adonisjs/lucid/schema'

/** What was asked for, by whom, and how it was answered; who answered stands in the audit. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(REQUESTS)
    this.schema.raw(
      'create index subscription_requests_newest on subscription_requests (created_at desc, id desc)'
    )
    this.schema.raw(
      'create index subscription_requests_of_state on subscription_requests (state, id)'
    )
    this.schema.raw('create index subscription_requests_of_user on subscription_requests (user_id)')
    this.schema.raw(
      'create index subscription_requests_of_email on subscription_requests (lower(email))'
    )
    // The same wish of the same person waits once, however often it is sent.
    this.schema.raw(`
      create unique index subscription_requests_wish on subscription_requests (wish)
       where state = 'New'`)
    this.schema.raw(`
      create trigger subscription_requests_follow_merged_user before insert on subscription_requests
        for each row execute function follow_merged_user()`)
  }

  async down() {
    this.schema.dropTable('subscription_requests')
  }
}

const REQUESTS = `
  create table subscription_requests (
    id bigint generated always as identity primary key,
    user_id bigint references users on delete set null,
    first_name text not null,
    last_name text not null,
    company text,
    country text references countries (code),
    email text not null,
    locale text not null check (locale in ('en', 'de')),
    product_id int references products on delete set null,
    product_name text not null,
    type_id int references subscription_types on delete set null,
    starts_on date,
    currencies text[] not null default '{}',
    message text not null,
    wish text not null,
    state text not null default 'New' check (state in ('New', 'Confirmed', 'Rejected')),
    reason text,
    range_id bigint references subscription_ranges on delete set null,
    decided_at timestamptz,
    created_at timestamptz not null default now(),
    constraint subscription_requests_decided check ((state = 'New') = (decided_at is null)),
    constraint subscription_requests_reason check ((state = 'Rejected') = (reason is not null))
  )`
