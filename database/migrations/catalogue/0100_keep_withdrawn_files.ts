import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Files that left the lake, numbered like those that come, so that whoever reads changes hears of both
 * in their order. One that comes again is forgotten here; of a product that goes nothing is kept.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table withdrawn_files (
        product_id int not null references products on delete cascade,
        day date not null,
        part smallint not null,
        version smallint not null,
        key text not null,
        change bigint not null,
        withdrawn_at timestamptz not null default now(),
        primary key (product_id, day, part)
      )`)
    this.schema.raw(`
      create index withdrawn_files_of_change on withdrawn_files (product_id, change, day, part)`)
    this.schema.raw(KEEP)
    this.schema.raw(FORGET)
    this.schema.raw(`
      create trigger lake_files_kept_when_withdrawn after delete on lake_files
        for each row execute function keep_withdrawn_file()`)
    this.schema.raw(`
      create trigger lake_files_forgotten_as_withdrawn after insert on lake_files
        for each row execute function forget_withdrawn_file()`)
  }

  async down() {
    this.schema.raw('drop trigger lake_files_forgotten_as_withdrawn on lake_files')
    this.schema.raw('drop trigger lake_files_kept_when_withdrawn on lake_files')
    this.schema.raw('drop function forget_withdrawn_file')
    this.schema.raw('drop function keep_withdrawn_file')
    this.schema.dropTable('withdrawn_files')
  }
}

/** Files that go with their product are told to nobody. */
const KEEP = `
  create function keep_withdrawn_file() returns trigger language plpgsql as $$
  begin
    if exists (select from products where id = old.product_id) then
      insert into withdrawn_files (product_id, day, part, version, key, change)
      values (old.product_id, old.day, old.part, old.version, old.key,
              next_lake_change(old.product_id))
      on conflict (product_id, day, part) do update
        set version = excluded.version, key = excluded.key, change = excluded.change,
            withdrawn_at = now();
    end if;
    return null;
  end
  $$`

const FORGET = `
  create function forget_withdrawn_file() returns trigger language plpgsql as $$
  begin
    delete from withdrawn_files
     where product_id = new.product_id and day = new.day and part = new.part;
    return null;
  end
  $$`
