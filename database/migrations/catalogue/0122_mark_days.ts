import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Staff mark days. `mark` is the entry of the product's history that did it, `came_as` what was known before:
 * a mark that is taken back leaves the day as it came. Files of a day that is marked missing are set aside,
 * so that whoever reads files finds none; they keep the product's span as it is.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table lake_exceptions
        add column mark int,
        add column came_as jsonb,
        add constraint lake_exceptions_marked check ((mark is null) = (came_as is null))`)
    this.schema.raw(SET_ASIDE)
    this.schema.raw(OBEY)
    this.schema.raw(`
      create trigger lake_files_marked before insert on lake_files
        for each row execute function obey_day_mark()`)
    this.schema.raw(SPAN)
    this.schema.raw(REFRESH_TOTALS)
    this.schema.raw(REFRESH_COVERAGE)
  }

  /** The functions stay: they read the same as before where nothing is set aside. */
  async down() {
    this.schema.raw('drop trigger lake_files_marked on lake_files')
    this.schema.raw('drop function obey_day_mark')
    this.schema.raw('delete from set_aside_files')
    this.schema.raw('alter table lake_exceptions drop column mark, drop column came_as')
  }
}

const SET_ASIDE = `
  create table set_aside_files (
    product_id int not null references products on delete cascade,
    day date not null,
    part smallint not null,
    version smallint not null,
    storage text not null,
    condition text not null,
    bytes bigint not null,
    row_count bigint,
    sha256 text,
    key text not null,
    updated_at timestamptz not null,
    primary key (product_id, day, part)
  )`

/** A file that comes for a marked day does not lift the mark: it is set aside, or degraded as well. */
const OBEY = `
  create function obey_day_mark() returns trigger language plpgsql as $$
  declare
    marked text;
  begin
    select condition into marked from lake_exceptions
     where product_id = new.product_id and day = new.day and mark is not null;
    if marked = 'degraded' then
      new.condition := 'degraded';
    elsif marked = 'missing' then
      insert into set_aside_files (product_id, day, part, version, storage, condition, bytes, row_count,
                                   sha256, key, updated_at)
      values (new.product_id, new.day, new.part, new.version, new.storage, new.condition, new.bytes,
              new.row_count, new.sha256, new.key, new.updated_at)
      on conflict (product_id, day, part) do update
        set version = excluded.version, storage = excluded.storage, bytes = excluded.bytes,
            row_count = excluded.row_count, sha256 = excluded.sha256, key = excluded.key,
            updated_at = excluded.updated_at;
      return null;
    end if;
    return new;
  end
  $$`

const SPAN = `
  create function span_of_files(target int, out first_file date, out last_file date)
  language sql stable as $$
    select min(first_day), max(last_day)
      from (select min(day) as first_day, max(day) as last_day from lake_files
             where product_id = target
            union all
            select min(day), max(day) from set_aside_files where product_id = target) as ends
  $$`

/** As before, with the ends of the span from one place. */
const REFRESH_TOTALS = `
create or replace function refresh_coverage_totals(target int) returns void language sql as $$
  delete from coverage_totals
   where product_id = target and (select first_file is null from span_of_files(target));

  insert into coverage_totals
    (product_id, first_day, last_day, trading_days, degraded_days, missing_days, files, bytes, strip)
  select target, min(span.first_file), min(span.last_file),
         sum(bit_count(available::bit(31)) + bit_count(degraded::bit(31))
           + bit_count(missing::bit(31))),
         sum(bit_count(degraded::bit(31))), sum(bit_count(missing::bit(31))),
         sum(files), sum(bytes),
         string_agg(case
           when missing > 0 then 'm'
           when bit_count(degraded::bit(31)) > 1 then 'd'
           when files > 0 then 'f'
           else '-' end, '' order by month)
    from coverage_months, span_of_files(target) as span
   where product_id = target
  having count(*) > 0
  on conflict (product_id) do update set
    first_day = excluded.first_day, last_day = excluded.last_day,
    trading_days = excluded.trading_days, degraded_days = excluded.degraded_days,
    missing_days = excluded.missing_days, files = excluded.files, bytes = excluded.bytes,
    strip = excluded.strip;
$$`

const REFRESH_COVERAGE = `
create or replace function refresh_coverage(target int, from_day date, to_day date)
returns void language plpgsql as $$
declare
  known coverage_totals;
  span record;
begin
  perform 1 from products where id = target for no key update;
  select * into known from coverage_totals where product_id = target;
  select * into span from span_of_files(target);
  if known.first_day is distinct from span.first_file then
    from_day := least(from_day, known.first_day, span.first_file);
    to_day := greatest(to_day, known.first_day, span.first_file);
  end if;
  if known.last_day is distinct from span.last_file then
    from_day := least(from_day, known.last_day, span.last_file);
    to_day := greatest(to_day, known.last_day, span.last_file);
  end if;
  perform refresh_coverage_months(
    target,
    date_trunc('month', from_day)::date,
    (date_trunc('month', to_day) + interval '1 month - 1 day')::date,
    span.first_file,
    span.last_file
  );
  perform refresh_coverage_totals(target);
end
$$`
