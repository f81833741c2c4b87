import vine from '@vinejs/vine'

/** The step of the checkout that told its buyer what changed; the first where none is named. */
export const agreedPricesValidator = vine.create({ step: vine.number().in([1, 3]).optional() })
