import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { PAYMENT_METHODS } from '#catalogue'
import { fromCapitals } from '#orders/domain/payment_method'
import { cardId } from '#orders/validators/checkout'

/** A notification of the provider; the address that it brings is not even read. */
export const notificationValidator = vine.create({
  event: vine
    .string()
    .maxLength(60)
    .regex(/^[\w.]+$/),
  publicKey: vine.string().maxLength(200),
  paymentId: vine.string().regex(/^[sp]-pay-[\w-]{1,60}$/),
})

const name = () => plainText().minLength(1).maxLength(40)

export const cardCustomerValidator = vine.create({ firstname: name(), lastname: name() })

/** A card by a payment link: everything else was said when the payment was prepared. */
export const linkPaymentValidator = vine.create({
  cardId: cardId(),
  cardHolder: plainText().maxLength(80).nullable().optional(),
})

/** A charge over the HTTP API. The amount is the locked basket's; none is accepted here. */
export const apiChargeValidator = vine.create({
  orderId: vine.string().uuid(),
  cardId: cardId(),
  customerId: vine
    .string()
    .regex(/^[sp]-cst-[\w-]{1,60}$/)
    .nullable()
    .optional(),
  cardHolder: plainText().maxLength(80).nullable().optional(),
  currency: vine.enum(['EUR'] as const).optional(),
  returnUrl: vine.string().maxLength(500).nullable().optional(),
})

export const additionalInfoValidator = vine.create({
  paymentMethod: vine.enum(PAYMENT_METHODS).parse(fromCapitals),
})
