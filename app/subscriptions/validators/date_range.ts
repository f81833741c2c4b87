import vine from '@vinejs/vine'

/** A day as it was typed; what it means the rules decide. */
const typed = () => vine.string().trim().maxLength(40).nullable().optional()

const visibility = () => ({ visibilityStartDate: typed(), visibilityEndDate: typed() })

export const visibilityValidator = vine.create(visibility())

export const rangeValidator = vine.create({
  ...visibility(),
  startDate: typed(),
  endDate: typed(),
  trial: vine.boolean().optional(),
})
