import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { cents, whole } from '#shared/validators/numbers'

const MOST_PRODUCTS = 2_000
const MOST_GROUPS = 200
const MOST_LEVELS = 30
const MOST_MODULES = 100_000

const day = () => plainText().minLength(1).maxLength(40)

/** Days as they were typed; whether they can be ones the rules decide. */
export const rehearsalValidator = vine.create({
  name: plainText().minLength(1).maxLength(120),
  from: day(),
  feeAmountCents: cents(),
  feeUpToCents: cents(),
  vatPercent: whole().min(0).max(100),
  prices: vine
    .array(vine.object({ code: vine.string().maxLength(100), cents: cents().min(1) }))
    .maxLength(MOST_PRODUCTS),
  levels: vine
    .array(
      vine.object({
        group: vine.string().maxLength(100),
        levels: vine
          .array(vine.object({ lowLimit: whole().min(1).max(MOST_MODULES), cents: cents() }))
          .minLength(1)
          .maxLength(MOST_LEVELS),
      })
    )
    .maxLength(MOST_GROUPS),
})

export const firstDayValidator = vine.create({ from: day() })
