import {
  euro,
  isObject,
  text,
  Unreadable,
  whole,
  type Reader,
} from '#catalogue/domain/record_readers'
import { readTypedDay } from '#shared/domain/typed_day'

/** Both languages of a name. */
const names = (value: unknown): { en: string; de: string } | null => {
  const { en, de } = (value ?? {}) as Record<string, unknown>
  return isShort(en) && isShort(de) ? { en: en.trim(), de: de.trim() } : null
}

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 200 && !value.includes('\0')

/** Holidays that come again, by their rule: `{ "12-25": { "en": "Christmas Day", "de": "…" } }`. */
export const rules: Reader = (value) => {
  if (!isObject(value)) throw new Unreadable('rules')
  const read = Object.entries(value).map(([rule, said]) => [rule, names(said)] as const)
  const unnamed = read.find(([, name]) => name === null)
  if (unnamed) throw new Unreadable('rule_names', { rule: unnamed[0].slice(0, 100) })
  return Object.fromEntries(read)
}

/** Single days with their names in both languages, in their order. */
export const holidays: Reader = (value) => {
  if (!Array.isArray(value)) throw new Unreadable('holidays')
  return value.map(readHoliday).toSorted((one, other) => one.day.localeCompare(other.day))
}

function readHoliday(value: unknown) {
  const { day, nameEn, nameDe } = (value ?? {}) as Record<string, unknown>
  const [read, name] = [readTypedDay(String(day ?? '')), names({ en: nameEn, de: nameDe })]
  if (!read || !name) throw new Unreadable('holidays')
  return { day: read.iso, nameEn: name.en, nameDe: name.de }
}

/** Where each level of a price group begins, and the price of a module there in euro. */
export const levels: Reader = (value) => {
  if (!Array.isArray(value) || value.length === 0) throw new Unreadable('levels')
  return value.map((one: unknown) => {
    const { from, price } = (one ?? {}) as Record<string, unknown>
    return { lowLimit: whole(1, 1_000_000)(from) as number, cents: euro(price) as number }
  })
}

export const shortText: Reader = (value) => {
  const read = text(value) as string
  if (read.length > 200) throw new Unreadable('short_text')
  return read
}
