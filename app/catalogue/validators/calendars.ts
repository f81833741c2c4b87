import vine from '@vinejs/vine'
import { YEARS } from '#catalogue/domain/calendar_change'
import { plainText } from '#shared/http/plain_text'
import { whole } from '#shared/validators/numbers'

const MOST_DAYS = 2_000
const MOST_SEEN = 2_147_483_647

const year = () => whole().min(YEARS.first).max(YEARS.last)
const day = () => plainText().maxLength(40)
const name = () => plainText().minLength(1).maxLength(120)

/** A draft: days as they are kept, because the shop itself wrote them. */
const change = () =>
  vine.object({
    add: vine
      .array(vine.object({ day: day(), nameEn: name(), nameDe: name() }))
      .maxLength(MOST_DAYS),
    remove: vine.array(day()).maxLength(MOST_DAYS),
    firstYear: year(),
    lastYear: year(),
  })

export const calendarChangeValidator = vine.create({
  change: change(),
  seen: whole().min(0).max(MOST_SEEN),
})

export const calendarDraftValidator = vine.create({ change: change() })
export const addedHolidayValidator = vine.create({ day: day(), nameEn: name(), nameDe: name() })
export const removedHolidayValidator = vine.create({ remove: day() })
export const importedYearsValidator = vine.create({ from: year(), to: year() })
