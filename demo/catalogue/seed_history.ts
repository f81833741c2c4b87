import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DAY_FACTS_SQL, HASHES_SQL } from '#demo/catalogue/files/day_facts'
import type { Span } from '#demo/catalogue/seed_lake'

type MadeFile = { code: string; bytes: number; rows: number }

/**
 * The older days of every product as rows of the archive: their sizes follow from the files that
 * were really made, their gaps and notes from the facts of the day. Set-based, a statement each.
 */
export async function seedHistory(
  trx: TransactionClientContract,
  spans: Span[],
  recent: MadeFile[]
): Promise<void> {
  const plans = JSON.stringify(spans.map((span) => planRow(span, recent)))
  await trx.rawQuery('create temporary table demo_days on commit drop as ' + DAYS, [plans])
  await trx.rawQuery(INSERT_FILES)
  await trx.rawQuery(INSERT_EXCEPTIONS)
  await trx.rawQuery(
    `select refresh_coverage(product_id, min(day), max(day)) from demo_days group by product_id`
  )
}

function planRow({ plan, lastDay }: Span, recent: MadeFile[]) {
  const own = recent.filter(({ code }) => code === plan.code)
  const bytes = own.reduce((sum, file) => sum + file.bytes, 0)
  const rows = own.reduce((sum, file) => sum + file.rows, 0)
  return {
    code: plan.code,
    since: plan.since,
    until: lastDay,
    rows: plan.family.rows,
    bytesPerRow: bytes / Math.max(1, rows),
    notes: plan.family.notes,
  }
}

const DAYS = `
  with listed as (
    select p.id as product_id, p.code, p.file_pattern, p.files_per_day, plan.rows,
           plan."bytesPerRow" as bytes_per_row, plan.notes, series::date as day
      from jsonb_to_recordset(?::jsonb) as plan (code text, since date, until date, rows int,
             "bytesPerRow" float8, notes jsonb)
      join products p on p.code = plan.code,
           generate_series(plan.since, plan.until, '1 day') series
     where extract(isodow from series) < 6
       and not exists (select from exchange_holidays h
                        where h.calendar_code = p.calendar_code and h.day = series::date)
  ), hashed as (select listed.*, ${HASHES_SQL} from listed)
  select product_id, code, file_pattern, files_per_day, rows, bytes_per_row, notes, day,
         ${DAY_FACTS_SQL}
    from hashed`

const INSERT_FILES = `
  insert into lake_files (product_id, day, part, storage, condition, bytes, row_count, key)
  select product_id, day, part, 'archive', state,
         round(rows * volume * bytes_per_row)::bigint, round(rows * volume)::bigint,
         code || '/' || extract(year from day) || '/' ||
           replace(replace(file_pattern, '{YYYYMMDD}', to_char(day, 'YYYYMMDD')),
                   '{part}', part::text)
    from demo_days, generate_series(1, files_per_day) part
   where state <> 'missing'
  on conflict do nothing`

const INSERT_EXCEPTIONS = `
  insert into lake_exceptions (product_id, day, condition, note_en, note_de)
  select product_id, day, state, chosen->>0, chosen->>1
    from (
      select product_id, day, state,
             notes->state->((note % jsonb_array_length(notes->state))::int) as chosen
        from demo_days
       where state <> 'available'
    ) as flawed
  on conflict do nothing`
