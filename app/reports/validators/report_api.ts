import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { LONGEST_CURSOR } from '#shared/lists/question'
import { MOST_ROWS } from '#reports/queries/report_statistics'
import { asText } from '#shared/validators/as_text'
import { id, number, version, whole } from '#shared/validators/numbers'

/** More are taken, so that the rule can say how many there may be. */
const MOST_SENT = 100

const LARGEST_PAGE = 100_000

const day = () => plainText().parse(asText).maxLength(10)
const isins = () =>
  vine
    .array(vine.object({ isin: plainText().minLength(1).maxLength(40) }))
    .minLength(1)
    .maxLength(MOST_SENT)

export const apiReportValidator = vine.create({ date: day(), isins: isins() })

export const apiReportOnBehalfValidator = vine.create({ userId: id(), date: day(), isins: isins() })

/** What lies outside of its bounds gets the words of the rule. */
export const apiDiscountValidator = vine.create({
  discount: number().decimal([0, 2]).range([-1_000_000_000, 1_000_000_000]),
  version: version().optional(),
})

export const statisticsValidator = vine.create({
  from: day().optional(),
  to: day().optional(),
  internal: vine.enum(['true', 'false']).optional(),
  external: vine.enum(['true', 'false']).optional(),
  page: whole().min(1).max(LARGEST_PAGE).optional(),
  limit: whole().min(1).max(MOST_ROWS).optional(),
  cursor: vine.string().maxLength(LONGEST_CURSOR).optional(),
})
