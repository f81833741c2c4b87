import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { forgetGone, renewEntries } from '#arrivals/actions/book/renew_entries'
import { entriesFor, type UnbookedDay } from '#arrivals/domain/missing_entry'

export type Stretch = {
  productId: number
  /** Days after this one; null begins with the first. */
  after: string | null
  /** What is entered already is written anew, and what has no files any more goes. */
  anew: boolean
}

export type Booked = {
  /** The last day that was looked at; null where there are no more. */
  until: string | null
  days: number
  entered: number
  /** Days of which people are to be told now; they count as told. */
  news: string[]
}

const DAYS_AT_ONCE = 500

type Day = UnbookedDay & { isKnown: boolean }

/** Compares the next days of a product's files with the book of announced days, and enters what it misses. */
export async function bookDays(
  trx: TransactionClientContract,
  { productId, after, anew }: Stretch
): Promise<Booked> {
  const days = await rows<Day>(trx, DAYS, [productId, after ?? '-infinity', DAYS_AT_ONCE])
  const until = days.length < DAYS_AT_ONCE ? null : days.at(-1)!.day
  const begun = await begunAt(trx, productId)
  const missing = days.filter(({ isKnown }) => !isKnown)
  const entries = entriesFor(missing, { begun, now: clock.now().toJSDate() })
  const entered = await rows<{ day: string }>(trx, ENTER, [productId, JSON.stringify(entries)])
  if (anew) {
    await renewEntries(trx, productId, days)
    await forgetGone(trx, { productId, after, until })
  }
  const own = new Set(entered.map(({ day }) => day))
  const news = entries.filter(({ day, isNews }) => isNews && own.has(day)).map(({ day }) => day)
  return { until, days: days.length, entered: entered.length, news }
}

async function begunAt(trx: TransactionClientContract, productId: number): Promise<Date | null> {
  const [book] = await rows<{ begun: Date | null }>(
    trx,
    'select min(entered_at) as begun from announced_days where product_id = ?',
    [productId]
  )
  return book!.begun
}

const DAYS = `
  select f.day, f.files, f.came_at as "cameAt", b.day is not null as "isKnown",
         a.day is not null as "isAwaited", a.announced_at as "announcedAt"
    from (select product_id, day, count(*) as files, max(updated_at) as came_at from lake_files
           where product_id = ? and day > ?::date group by product_id, day
           order by day limit ?) f
    left join announced_days b on b.product_id = f.product_id and b.day = f.day
    left join arrival_days a on a.product_id = f.product_id and a.day = f.day
   order by f.day`

/** Whoever enters a day tells of it: of two who do so at once the second enters nothing. */
const ENTER = `
  insert into announced_days (product_id, day, files, told_at)
  select ?, one.day, one.files, one."toldAt"
    from jsonb_to_recordset(?::jsonb) as one (day date, files int, "toldAt" timestamptz)
  on conflict (product_id, day) do nothing returning day`
