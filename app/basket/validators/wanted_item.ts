import vine from '@vinejs/vine'
import { sentParts } from '#catalogue'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import { number } from '#shared/validators/numbers'

/** As typed; what is no day is refused when it is read. */
const day = () => vine.string().trim().maxLength(40)

const code = () =>
  vine
    .string()
    .maxLength(100)
    .regex(/^[\w-]+$/)

const codes = () => vine.array(vine.string().maxLength(50)).maxLength(200)

const none = (value: unknown) => value ?? []

/** Parts of a product; who chooses securities alone sends no codes. */
const filters = () =>
  vine
    .object({
      levelOne: codes().parse(none),
      levelTwo: codes().parse(none),
      isins: codes().optional(),
    })
    .nullable()
    .optional()

export const wantedItemValidator = vine.create({
  clientItemId: vine.string().uuid(),
  productCode: code(),
  from: day(),
  to: day(),
  includeDegraded: vine.boolean().optional(),
  filters: filters(),
  shownPriceCents: number().optional(),
  shownDays: number().optional(),
})

export const changedDaysValidator = vine.create({
  from: day(),
  to: day(),
  includeDegraded: vine.boolean().optional(),
  filters: filters(),
})

/** An item over the HTTP API; naming it makes a repeated call harmless. */
export const sentItemValidator = vine.create({
  clientItemId: vine.string().uuid().optional(),
  product: code(),
  from: vine.unionOfTypes([number(), vine.string()]),
  to: vine.unionOfTypes([number(), vine.string()]),
  includeDegraded: vine.boolean().optional(),
  ...sentParts(),
})

/** The VAT that a visitor is shown, in percent. */
export const visitorVatValidator = vine.create({ vat: number().range([0, 100]).optional() })

type SentDays = { from: string; to: string }
type WithDays<T> = Omit<T, 'from' | 'to'> & { from: CalendarDay; to: CalendarDay }

/** Reads the days of a sent item; days that do not exist or run backwards are refused. */
export function readWantedItem<T extends SentDays>(sent: T): Result<WithDays<T>> {
  const [from, to] = [readTypedDay(sent.from), readTypedDay(sent.to)]
  if (!from) return refuse(noDay(sent.from, 'basket.errors.item_invalid'), { field: 'from' })
  if (!to) return refuse(noDay(sent.to, 'basket.errors.item_invalid'), { field: 'to' })
  if (from.isAfter(to)) return refuse('basket.errors.item_invalid', { field: 'to' })
  return ok({ ...sent, from, to })
}
