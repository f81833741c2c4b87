import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Each file says with which change of its product it came or was replaced. Whoever changes files of a
 * product holds its counter until the end of the transaction: numbers are seen in their order.
 * Files that were there before, and those that come into the archive, have none.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table lake_changes (
        product_id int primary key references products on delete cascade,
        change bigint not null
      )`)
    this.schema.raw('alter table lake_files add column change bigint not null default 0')
    this.schema.raw(`
      create index lake_files_of_change on lake_files (product_id, change, day, part)`)
    this.schema.raw(NEXT)
    this.schema.raw(NUMBER)
    this.schema.raw(`
      create trigger lake_files_numbered before insert on lake_files
        for each row when (new.storage = 'lake') execute function number_lake_change()`)
    this.schema.raw(`
      create trigger lake_files_numbered_anew before update on lake_files
        for each row when (new.storage = 'lake' and
          (old.version, old.sha256, old.bytes, old.storage, old.condition) is distinct from
          (new.version, new.sha256, new.bytes, new.storage, new.condition))
        execute function number_lake_change()`)
  }

  async down() {
    this.schema.raw('drop trigger lake_files_numbered on lake_files')
    this.schema.raw('drop trigger lake_files_numbered_anew on lake_files')
    this.schema.raw('drop function number_lake_change')
    this.schema.raw('drop function next_lake_change')
    this.schema.raw('alter table lake_files drop column change')
    this.schema.dropTable('lake_changes')
  }
}

/** One number for all that a transaction changes of a product: a row that it wrote itself has it. */
const NEXT = `
  create function next_lake_change(of_product int) returns bigint language plpgsql as $$
  declare
    number bigint;
  begin
    select c.change into number from lake_changes c
     where c.product_id = of_product and c.xmin = pg_current_xact_id()::xid;
    if number is null then
      insert into lake_changes as known (product_id, change) values (of_product, 1)
        on conflict (product_id) do update set change = known.change + 1
        returning known.change into number;
    end if;
    return number;
  end
  $$`

const NUMBER = `
  create function number_lake_change() returns trigger language plpgsql as $$
  begin
    new.change := next_lake_change(new.product_id);
    return new;
  end
  $$`
