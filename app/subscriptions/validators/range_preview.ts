import vine from '@vinejs/vine'
import { typed } from '#subscriptions/validators/date_range'

const LONGEST = 6_000

/** Numbers with commas between them, as an address carries them. */
const ids = () =>
  vine
    .string()
    .maxLength(LONGEST)
    .regex(/^\d{1,9}(,\d{1,9})*$/)

export const coverageValidator = vine.create({ types: ids() })

export const effectsValidator = vine.create({
  types: ids(),
  people: ids().optional(),
  startDate: typed(),
  endDate: typed(),
  actualStartDate: typed(),
  visibilityStartDate: typed(),
  visibilityEndDate: typed(),
  salesTrial: vine.boolean().optional(),
})
