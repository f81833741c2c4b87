import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a data partner gets of the revenue of its venue, from a day on; and what each invoice and credit
 * note of an order brought to the venues of its products, as they were when it was issued. Papers are
 * final, and so are their parts.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table venue_shares (
        id bigint generated always as identity primary key,
        venue_id text not null,
        during daterange not null,
        hundredths int not null check (hundredths between 0 and 10000),
        added_by text not null,
        added_at timestamptz not null default now(),
        constraint venue_shares_begin check (not isempty(during) and not lower_inf(during)),
        constraint venue_shares_no_overlap exclude using gist (venue_id with =, during with &&)
      )`)
    this.schema.raw(`
      create table venue_revenues (
        paper_id bigint not null,
        day date not null,
        venue_id text,
        product_code text,
        cents bigint not null
      )`)
    this.schema.raw('create index venue_revenues_day on venue_revenues (day)')
    this.schema.raw('create table papers_to_split (paper_id bigint primary key)')
    this.schema.raw(`
      insert into papers_to_split select id from invoices where order_number is not null`)
    this.schema.raw(`
      create function note_paper_to_split() returns trigger language plpgsql as $$
      begin
        insert into papers_to_split select id from added where order_number is not null;
        return null;
      end $$`)
    this.schema.raw(`
      create trigger papers_to_split after insert on invoices referencing new table as added
        for each statement execute function note_paper_to_split()`)
  }

  async down() {
    this.schema.raw('drop trigger papers_to_split on invoices')
    this.schema.raw('drop function note_paper_to_split')
    this.schema.dropTable('papers_to_split')
    this.schema.dropTable('venue_revenues')
    this.schema.dropTable('venue_shares')
  }
}
