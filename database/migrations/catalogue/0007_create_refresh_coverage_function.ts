import { BaseSchema } from '@adonisjs/lucid/schema'

/*
 * The month rows are summaries of lake_files that lists, pages and quotes read instead of days.
 * They are brought up to date in the transaction that changed the files.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(REFRESH_MONTHS)
    this.schema.raw(REFRESH_TOTALS)
    this.schema.raw(REFRESH_COVERAGE)
  }

  async down() {
    this.schema.raw('drop function refresh_coverage(int, date, date)')
    this.schema.raw('drop function refresh_coverage_totals(int)')
    this.schema.raw('drop function refresh_coverage_months(int, date, date, date, date)')
  }
}

/**
 * A size letter a day, "A" below 1 kB and one letter more for each half power of two; "." is no
 * file. Files and bytes of each day stand in arrays whose first place is the first of the month.
 */
const REFRESH_MONTHS = `
create function refresh_coverage_months(
  target int, from_day date, to_day date, first_file date, last_file date
) returns void language sql as $$
  delete from coverage_months
   where product_id = target
     and month between to_char(from_day, 'YYYYMM')::int and to_char(to_day, 'YYYYMM')::int;

  insert into coverage_months
    (product_id, month, available, degraded, missing, extra, files, bytes, degraded_files,
     degraded_bytes, sizes, day_files, day_bytes)
  with filed as (
    select day, count(*) as files, sum(bytes) as bytes, bool_or(condition = 'degraded') as flawed
      from lake_files
     where product_id = target and day between from_day and to_day
     group by day
  ), listed as (
    select series::date as day, filed.files, filed.bytes, filed.flawed
      from generate_series(greatest(from_day, first_file), least(to_day, last_file), '1 day') series
      left join filed on filed.day = series::date
     where first_file is not null
  ), judged as (
    select listed.*, 1 << (extract(day from day)::int - 1) as bit, files is not null as there,
           extract(isodow from day) < 6 and not exists (
             select from exchange_holidays holidays
               join products on products.calendar_code = holidays.calendar_code
              where products.id = target and holidays.day = listed.day
           ) as trading
      from listed
  )
  select target, to_char(day, 'YYYYMM')::int,
         coalesce(bit_or(bit) filter (where trading and there and not flawed), 0),
         coalesce(bit_or(bit) filter (where trading and there and flawed), 0),
         coalesce(bit_or(bit) filter (where trading and not there), 0),
         coalesce(bit_or(bit) filter (where there and not trading), 0),
         coalesce(sum(files), 0), coalesce(sum(bytes), 0),
         coalesce(sum(files) filter (where trading and flawed), 0),
         coalesce(sum(bytes) filter (where trading and flawed), 0),
         repeat('.', extract(day from min(day))::int - 1) ||
         string_agg(case when there
           then chr(65 + greatest(0, floor(2 * log(2, greatest(bytes, 1) / 1024.0)))::int)
           else '.' end, '' order by day),
         array_fill(0, array[extract(day from min(day))::int - 1]) ||
           array_agg(coalesce(files, 0)::int order by day),
         array_fill(0::bigint, array[extract(day from min(day))::int - 1]) ||
           array_agg(coalesce(bytes, 0)::bigint order by day)
    from judged
   group by to_char(day, 'YYYYMM');
$$`

/** One letter a month: "-" nothing, "f" in full, "d" several degraded days, "m" a missing day. */
const REFRESH_TOTALS = `
create function refresh_coverage_totals(target int) returns void language sql as $$
  delete from coverage_totals
   where product_id = target and not exists (select from lake_files where product_id = target);

  insert into coverage_totals
    (product_id, first_day, last_day, trading_days, degraded_days, missing_days, files, bytes, strip)
  select target,
         (select min(day) from lake_files where product_id = target),
         (select max(day) from lake_files where product_id = target),
         sum(bit_count(available::bit(31)) + bit_count(degraded::bit(31))
           + bit_count(missing::bit(31))),
         sum(bit_count(degraded::bit(31))), sum(bit_count(missing::bit(31))),
         sum(files), sum(bytes),
         string_agg(case
           when missing > 0 then 'm'
           when bit_count(degraded::bit(31)) > 1 then 'd'
           when files > 0 then 'f'
           else '-' end, '' order by month)
    from coverage_months
   where product_id = target
  having count(*) > 0
  on conflict (product_id) do update set
    first_day = excluded.first_day, last_day = excluded.last_day,
    trading_days = excluded.trading_days, degraded_days = excluded.degraded_days,
    missing_days = excluded.missing_days, files = excluded.files, bytes = excluded.bytes,
    strip = excluded.strip;
$$`

/**
 * Widens the days by those between the old and the new ends of the span: a file that extends it
 * makes trading days in between missing. The product's row lock orders concurrent changes.
 */
const REFRESH_COVERAGE = `
create function refresh_coverage(target int, from_day date, to_day date)
returns void language plpgsql as $$
declare
  known coverage_totals;
  first_file date;
  last_file date;
begin
  perform 1 from products where id = target for no key update;
  select * into known from coverage_totals where product_id = target;
  select min(day), max(day) into first_file, last_file from lake_files where product_id = target;
  if known.first_day is distinct from first_file then
    from_day := least(from_day, known.first_day, first_file);
    to_day := greatest(to_day, known.first_day, first_file);
  end if;
  if known.last_day is distinct from last_file then
    from_day := least(from_day, known.last_day, last_file);
    to_day := greatest(to_day, known.last_day, last_file);
  end if;
  perform refresh_coverage_months(
    target,
    date_trunc('month', from_day)::date,
    (date_trunc('month', to_day) + interval '1 month - 1 day')::date,
    first_file,
    last_file
  );
  perform refresh_coverage_totals(target);
end
$$`
