import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { bookOnInvoice } from '#billing/actions/statement/book_on_invoice'
import { bookOnOrder } from '#billing/actions/statement/book_on_order'
import {
  decide,
  lockEntry,
  type Booked,
  type HeldEntry,
} from '#billing/actions/statement/hold_entry'

export type EntryBooking = {
  entryId: number
  /** Names the order where the reference does not; the reference's order otherwise. */
  orderNumber?: number | null
  /** Names an invoice that is of no order, such as a month of reports, by its number. */
  invoiceNumber?: number | null
  /** Whether an amount that does not fit is booked all the same. */
  acceptsDifference?: boolean
}

export type BookedEntry = Booked & { entryId: number }
export type RefusedEntry = { entryId: number; code: string }

/** Each line for itself: one that cannot be booked holds up no other. None is booked twice. */
export async function bookEntries(
  statementId: number,
  bookings: readonly EntryBooking[],
  actor: Actor
): Promise<{ booked: BookedEntry[]; refused: RefusedEntry[] }> {
  const [booked, refused]: [BookedEntry[], RefusedEntry[]] = [[], []]
  for (const booking of bookings) {
    const result = await transaction((trx) => bookEntry(trx, statementId, booking, actor))
    if (result.ok) booked.push(result.value)
    else refused.push({ entryId: booking.entryId, code: result.refusal.code })
  }
  return { booked, refused }
}

async function bookEntry(
  trx: TransactionClientContract,
  statementId: number,
  booking: EntryBooking,
  actor: Actor
): Promise<Result<BookedEntry>> {
  const { entryId, acceptsDifference = false } = booking
  const entry = await lockEntry(trx, statementId, entryId)
  if (!entry) return refuse('statements.errors.no_entry', { status: 404 })
  const { orderNumber, invoiceNumber } = targetOf(entry, booking)
  const asked = { entry, acceptsDifference, actor }
  const booked =
    invoiceNumber === null
      ? await bookOnOrder(trx, orderNumber, asked)
      : await bookOnInvoice(trx, invoiceNumber, asked)
  if (!booked.ok) return booked
  await decide(trx, entry, 'Booked', actor)
  await recordAudit(trx, {
    ...{ actor, subject: { type: 'bank_statement', id: statementId } },
    action: 'statements.booked',
    after: { entryId, amountCents: entry.amountCents, ...booked.value },
  })
  return ok({ entryId, ...booked.value })
}

/** What staff name goes before what the payer wrote. */
function targetOf(entry: HeldEntry, { orderNumber, invoiceNumber }: EntryBooking) {
  if (orderNumber) return { orderNumber, invoiceNumber: null }
  if (invoiceNumber) return { orderNumber: null, invoiceNumber }
  return { orderNumber: entry.referenceOrder, invoiceNumber: entry.referenceInvoice }
}
