import vine from '@vinejs/vine'
import { whole } from '#shared/validators/numbers'

/** The step of the checkout that told its buyer what changed; the first where none is named. */
export const agreedPricesValidator = vine.create({ step: whole().in([1, 2, 3]).optional() })
