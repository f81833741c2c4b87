import vine from '@vinejs/vine'
import { chosenRows } from '#shared/validators/bulk'
import { smallId } from '#shared/validators/numbers'
import { reason as why } from '#shared/validators/reason'
import { typed } from '#subscriptions/validators/date_range'

export const confirmationValidator = vine.create({
  typeId: smallId().nullable().optional(),
  startDate: typed(),
  endDate: typed(),
  actualStartDate: typed(),
  visibilityStartDate: typed(),
  visibilityEndDate: typed(),
  ...{ trial: vine.boolean().optional(), reason: why() },
  baseCurrencies: vine
    .array(vine.string().trim().maxLength(30))
    .maxLength(200)
    .nullable()
    .optional(),
})

const reason = () => vine.string().trim().maxLength(1_000)

export const rejectionValidator = vine.create({ reason: reason() })

/** One reason for all; what would become of them can be asked before it is written. */
export const bulkRejectionValidator = vine.create({
  ...chosenRows,
  reason: reason()
    .optional()
    .requiredWhen(({ parent }) => parent.isRehearsal !== true),
})

export const assignmentValidator = vine.create({ email: vine.string().trim().maxLength(254) })
