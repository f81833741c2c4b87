import { Secret } from '@adonisjs/core/helpers'
import { CalendarDay } from '#shared/domain/calendar_day'

/** Reads one setting: its name, its text (none where it is not set). @throws in words for what it refuses. */
export type Kind<Value> = (name: string, text?: string) => Value

/** Makes a setting optional: what is not set, or set to nothing, is left to the shop. */
export const perhaps =
  <Value>(kind: Kind<Value>): Kind<Value | undefined> =>
  (name, text) =>
    text ? kind(name, text) : undefined

/** A whole number within bounds, both included. */
export const whole =
  (least: number, most: number): Kind<number> =>
  (name, text) => {
    const value = /^\d{1,9}$/.test(present(name, text)) ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}"`)
  }

/** A number within bounds, both included, in parts as well: `7.5`. */
export const amount =
  (least: number, most: number): Kind<number> =>
  (name, text) => {
    const value = /^\d{1,9}(\.\d{1,3})?$/.test(present(name, text)) ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    throw new Error(`${name} must be a number from ${least} to ${most}, not "${text}"`)
  }

/** The address of a PostgreSQL database. The text is not repeated: it may hold a password. */
export const databaseAddress: Kind<string> = (name, text) => {
  const { protocol } = URL.parse(present(name, text)) ?? {}
  if (protocol === 'postgres:' || protocol === 'postgresql:') return text!
  throw new Error(`${name} must be an address like postgres://user:password@host:5432/kontor`)
}

/** A key of at least so many characters, which is never shown. */
export const key =
  (least: number): Kind<Secret<string>> =>
  (name, text) => {
    if (present(name, text).length >= least) return new Secret(text!)
    throw new Error(`${name} must have at least ${least} characters`)
  }

/** A calendar day, as 2027-03-31. */
export const calendarDay: Kind<string> = (name, text) => {
  if (CalendarDay.parse(present(name, text))) return text!
  throw new Error(`${name} must be a day like 2027-03-31, not "${text}"`)
}

/** A text that something else understands. @throws what that throws */
export const read =
  (understand: (text: string) => unknown): Kind<string> =>
  (name, text) => {
    understand(present(name, text))
    return text!
  }

function present(name: string, text?: string): string {
  if (text) return text
  throw new Error(`${name} is not set`)
}
