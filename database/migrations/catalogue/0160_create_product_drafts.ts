import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What somebody wants a product to be: the fields that differ, as an import names them, and what they
 * were when that was written. One draft of a product is open at a time; who did what, its history says.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(DRAFTS)
    this.schema.raw(`
      create unique index product_drafts_one_open on product_drafts (product_id)
       where state in ('Open', 'Scheduled')`)
    this.schema.raw(`
      create index product_drafts_due on product_drafts (publish_at) where state = 'Scheduled'`)
  }

  async down() {
    this.schema.dropTable('product_drafts')
  }
}

const DRAFTS = `
  create table product_drafts (
    id int generated always as identity primary key,
    product_id int not null references products on delete cascade,
    number int not null check (number > 0),
    state text not null default 'Open'
      check (state in ('Open', 'Scheduled', 'Published', 'Discarded')),
    version int not null default 1,
    changes jsonb not null,
    base jsonb not null,
    publish_at timestamptz,
    stopped_because text,
    takes_back int references product_drafts on delete set null,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now(),
    settled_at timestamptz,
    unique (product_id, number),
    check (state <> 'Scheduled' or publish_at is not null),
    check ((state in ('Published', 'Discarded')) = (settled_at is not null))
  )`
