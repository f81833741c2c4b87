import vine, { symbols } from '@vinejs/vine'

/** Amounts above are typing errors; they also fit everywhere. */
const MOST_CENTS = 100_000_000_000
export const MOST_EUROS = MOST_CENTS / 100

const LARGEST_ID = 999_999_999_999_999
const LARGEST_INTEGER = 2_147_483_647
const PLAIN_NUMBER = /^[+-]?\d{1,16}(\.\d{1,16})?$/

/** Forms send numbers as text; only plain digits are one, not "1e3", "0x10", a tick or a list. */
function asWritten(value: unknown): unknown {
  if (value === null || value === undefined || typeof value === 'number') return value
  return typeof value === 'string' && PLAIN_NUMBER.test(value.trim()) ? value : Number.NaN
}

export function number() {
  const schema = vine.number().parse(asWritten)
  // Where other types may stand as well, the library asks this first, and fails on some objects.
  schema[symbols.IS_OF_TYPE] = (value: unknown) => !Number.isNaN(Number(asWritten(value)))
  return schema
}

export const whole = () => number().withoutDecimals()

export const id = () => whole().min(1).max(LARGEST_ID)

/** Of records that are few and numbered by PostgreSQL's `int`, such as types and folders. */
export const smallId = () => whole().min(1).max(LARGEST_INTEGER)

/** The version of a row that somebody saw when the change was made. */
export const version = () => whole().min(1).max(LARGEST_INTEGER)

/** YYYYMMDD; whether there is such a day is judged afterwards. */
export const dayNumber = () => whole().min(10_000_101).max(99_991_231)

export const cents = () => whole().min(0).max(MOST_CENTS)

/** Cents of money that moves: nothing is no amount. */
export const paidCents = () => whole().min(1).max(MOST_CENTS)

export const euros = () => number().decimal([0, 2]).min(0).max(MOST_EUROS)

export const paidEuros = () => number().decimal([0, 2]).min(0.01).max(MOST_EUROS)

export const percent = () => number().decimal([0, 2]).min(0).max(100)
