import vine from '@vinejs/vine'
import { invoiceName } from '#billing/validators/statement/invoice_name'
import { id } from '#shared/validators/numbers'

/** Banks name their files as they like; what is inside decides. */
export const statementFileValidator = vine.create({ file: vine.file({ size: '5mb' }) })

export const bookingsValidator = vine.create({
  bookings: vine
    .array(
      vine.object({
        entryId: id(),
        orderNumber: id().nullable().optional(),
        invoice: invoiceName().nullable().optional(),
        acceptsDifference: vine.boolean().optional(),
      })
    )
    .minLength(1)
    .maxLength(500),
})

export const entryValidator = vine.create({ isAside: vine.boolean() })
