import vine from '@vinejs/vine'
import { id, paidCents, version } from '#shared/validators/numbers'

export const deskTransferValidator = vine.create({
  orderNumber: id(),
  version: version(),
  amountCents: paidCents(),
  /** A day as it was read from the line. */
  bookedOn: vine.string().trim().maxLength(40),
  /** The line of a statement that says the same. */
  entry: vine.object({ id: id(), statementId: id() }).nullable().optional(),
})
