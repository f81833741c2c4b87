import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { euros, id, MOST_EUROS } from '#orders/validators/order_fields'

/** YYYYMMDD; whether there is such a day is judged afterwards. */
const day = () => vine.number().withoutDecimals().min(10_000_101).max(99_991_231)
const version = () => vine.number().withoutDecimals().min(1).optional()

/** A quota over the HTTP API. */
export const apiQuotaValidator = vine.create({
  totalAmount: vine.number().decimal([0, 2]).min(-MOST_EUROS).max(MOST_EUROS),
  dateFrom: day(),
  dateTo: day(),
  comment: plainText().maxLength(200).nullable().optional(),
  version: version(),
})

export const apiInvoiceValidator = vine.create({ orderId: id() })

export const apiBookingsValidator = vine.create({
  bookings: vine
    .array(
      vine.object({
        entryId: id(),
        orderId: id().nullable().optional(),
        acceptsDifference: vine.boolean().optional(),
      })
    )
    .minLength(1)
    .maxLength(500),
})

export const apiTransferValidator = vine.create({
  bookedOn: day(),
  amount: euros(),
  reference: plainText().maxLength(140).nullable().optional(),
  version: version(),
})

/** The key makes a repeated call the same refund. */
export const apiRefundValidator = vine.create({
  amount: euros(),
  reason: plainText().minLength(1).maxLength(500),
  idempotencyKey: vine.string().uuid(),
})

export const apiRefundTransferValidator = vine.create({ bookedOn: day() })
