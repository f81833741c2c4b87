import vine from '@vinejs/vine'
import { invoiceName } from '#billing/validators/statement/invoice_name'
import { plainText } from '#shared/http/plain_text'
import { dayNumber, id, paidEuros, version } from '#shared/validators/numbers'

export const apiInvoiceValidator = vine.create({ orderId: id() })

export const apiBookingsValidator = vine.create({
  bookings: vine
    .array(
      vine.object({
        entryId: id(),
        orderId: id().nullable().optional(),
        invoice: invoiceName().nullable().optional(),
        acceptsDifference: vine.boolean().optional(),
      })
    )
    .minLength(1)
    .maxLength(500),
})

export const apiTransferValidator = vine.create({
  bookedOn: dayNumber(),
  amount: paidEuros(),
  reference: plainText().maxLength(140).nullable().optional(),
  version: version().optional(),
})

/** The key makes a repeated call the same refund. */
export const apiRefundValidator = vine.create({
  amount: paidEuros(),
  reason: plainText().minLength(1).maxLength(500),
  idempotencyKey: vine.string().uuid(),
})

export const apiRefundTransferValidator = vine.create({ bookedOn: dayNumber() })
