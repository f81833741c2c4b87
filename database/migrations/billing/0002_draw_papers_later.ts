import { BaseSchema } from '@adonisjs/lucid/schema'

/** The papers of an invoice come after its number, once; everything else is final from the beginning. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table invoices
        alter column pdf drop not null,
        alter column xml drop not null,
        add constraint invoices_papers check ((pdf is null) = (xml is null))`)
    this.schema.raw('create index invoices_undrawn on invoices (id) where pdf is null')
    this.schema.raw(`
      create or replace function refuse_invoice_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.pdf is null
           and to_jsonb(new) - array['pdf', 'xml'] = to_jsonb(old) - array['pdf', 'xml'] then
          return new;
        end if;
        raise exception 'an issued invoice is final' using errcode = 'restrict_violation';
      end $$`)
  }

  /** Refused while papers are missing. */
  async down() {
    this.schema.raw('drop index invoices_undrawn')
    this.schema.raw(`
      alter table invoices
        drop constraint invoices_papers,
        alter column pdf set not null,
        alter column xml set not null`)
    this.schema.raw(`
      create or replace function refuse_invoice_change() returns trigger language plpgsql as $$
      begin
        raise exception 'an issued invoice is final' using errcode = 'restrict_violation';
      end $$`)
  }
}
