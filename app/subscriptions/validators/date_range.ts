import vine from '@vinejs/vine'
import { people } from '#subscriptions/validators/subscribers'

/** A day as it was typed; what it means the rules decide. */
export const typed = () => vine.string().parse(asText).trim().maxLength(40).nullable().optional()

/** Programs send YYYYMMDD as a number. */
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

const visibility = () => ({ visibilityStartDate: typed(), visibilityEndDate: typed() })

const range = () => ({
  ...visibility(),
  startDate: typed(),
  endDate: typed(),
  trial: vine.boolean().optional(),
})

export const visibilityValidator = vine.create(visibility())

export const rangeValidator = vine.create({
  ...range(),
  /** As it was when it was opened. */
  updatedAt: vine.string().trim().maxLength(40).optional(),
})

export const subscribersValidator = vine.create({ ...range(), users: people().optional() })
