import { CalendarDay } from '#shared/domain/calendar_day'
import type { FeedPlace } from '#catalogue/domain/feed_place'

const FORM = 1
/** Days of which nothing is left to say: PostgreSQL writes the day after the last year with five digits. */
const AFTER_LAST_YEAR = /,\d{5}-\d\d-\d\d\)/g

type Head = [
  productId: number,
  change: number,
  day: string | null,
  part: number | null,
  /** Only while it matters. */
  began?: number,
]
type Written = [days: string, since: string | null, heads: Head[]]

/** Places as a text for programs; `owner` says what they are places of. */
export function writeCursor(owner: string, places: readonly FeedPlace[]): string {
  const groups = Map.groupBy(places, ({ days, since }) => JSON.stringify([days, since]))
  const written = [...groups.values()].map((group): Written => {
    const { days, since } = group[0]!
    const heads = group.map(({ productId, change, day, part, began }): Head =>
      began > 0 ? [productId, change, day, part, began] : [productId, change, day, part]
    )
    return [days.replaceAll(AFTER_LAST_YEAR, ',)'), since, heads]
  })
  return Buffer.from(JSON.stringify([FORM, owner, written])).toString('base64url')
}

/** The places of a cursor; null for what is none, or one of another owner. */
export function readCursor(owner: string, text: string): FeedPlace[] | null {
  const [form, of, written] = listIn(text)
  if (form !== FORM || of !== owner || !Array.isArray(written)) return null
  const places = written.flatMap((group: unknown) => placesIn(group) ?? [null])
  return places.every((place) => place !== null) ? places : null
}

function listIn(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}

function placesIn(group: unknown): (FeedPlace | null)[] | null {
  if (!Array.isArray(group)) return null
  const [days, since, heads] = group as unknown[]
  if (!isDays(days) || !isMoment(since) || !Array.isArray(heads)) return null
  return heads.map((head: unknown) => {
    if (!Array.isArray(head)) return null
    const [productId, change, day, part, began = 0] = head as unknown[]
    const isHead = isWhole(productId, 1, 2_147_483_647) && isWhole(change, -1, 1e15)
    if (!isHead || !isFileOrNone(day, part) || !isWhole(began, 0, 1e15)) return null
    return { productId, change, day, part, began, days, since } as FeedPlace
  })
}

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

const isDay = (value: unknown) => typeof value === 'string' && CalendarDay.parse(value) !== null

const isFileOrNone = (day: unknown, part: unknown) =>
  day === null ? part === null : isDay(day) && isWhole(part, 0, 32_767)

const isMoment = (value: unknown) =>
  value === null ||
  (typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)))

const RANGE = /[[(](\d{4}-\d\d-\d\d)?,(\d{4}-\d\d-\d\d)?\)/g

/** Ranges as PostgreSQL takes them: days that exist, none before its beginning. */
function isDays(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\{.*\}$/.test(value)) return false
  const ranges = [...value.matchAll(RANGE)]
  const isInOrder = ranges.every(([, from, until]) => !(from && until) || from <= until)
  const areDays = ranges.every(([, ...ends]) => ends.every((end) => !end || isDay(end)))
  return isInOrder && areDays && value === `{${ranges.map(([range]) => range).join(',')}}`
}
