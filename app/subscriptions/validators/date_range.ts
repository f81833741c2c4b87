import vine from '@vinejs/vine'
import { asText } from '#shared/validators/as_text'
import { chosenRows } from '#shared/validators/bulk'
import { reason } from '#shared/validators/reason'
import { seen } from '#shared/validators/seen'
import { people } from '#subscriptions/validators/subscribers'

/** A day as it was typed; what it means the rules decide. */
export const typed = () => vine.string().parse(asText).trim().maxLength(40).nullable().optional()

const visibility = () => ({ visibilityStartDate: typed(), visibilityEndDate: typed() })

const range = () => ({
  ...visibility(),
  startDate: typed(),
  endDate: typed(),
  trial: vine.boolean().optional(),
})

/** What is done without a form of its own is asked for this alone. */
export const reasonValidator = vine.create({ reason: reason() })
export const bulkRenewalValidator = vine.create({ ...chosenRows, reason: reason() })
export const bulkEndValidator = vine.create({ ...chosenRows, endDate: typed(), reason: reason() })
export const bulkVisibilityValidator = vine.create({
  ...chosenRows,
  ...visibility(),
  reason: reason(),
})

export const visibilityValidator = vine.create({
  ...{ ...visibility(), reason: reason() },
  seen: seen(),
})

export const rangeValidator = vine.create({
  ...{ ...range(), reason: reason() },
  updatedAt: vine.string().trim().maxLength(40).optional(),
})

export const subscribersValidator = vine.create({
  ...{ ...range(), reason: reason() },
  users: people().optional(),
})

export const copyValidator = vine.create({ users: people().optional(), reason: reason() })
