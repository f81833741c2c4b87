import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { id } from '#shared/validators/numbers'
import { seen } from '#shared/validators/seen'
import { LONGEST_TEXT } from '#reports/domain/entries'

/** A day as it was typed; which one it is, and whether there is a snapshot, is judged afterwards. */
const day = () => plainText().maxLength(40).nullable().optional()
/** How many there may be is judged afterwards as well, in the words of the rule. */
const codes = () => vine.string().nullable().optional()

/** What is looked up while somebody types. */
export const lookupValidator = vine.create({
  date: day(),
  isins: vine.string().maxLength(LONGEST_TEXT).nullable().optional(),
})

export const reportValidator = vine.create({ date: day(), isins: codes() })

export const reportOnBehalfValidator = vine.create({
  date: day(),
  isins: codes(),
  userId: id().nullable().optional(),
})

/** What was typed; the rule judges it. */
export const discountValidator = vine.create({
  discount: plainText().maxLength(40).nullable().optional(),
  seen: seen(),
})
