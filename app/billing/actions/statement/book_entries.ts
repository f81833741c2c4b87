import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { bookPayment, lockPayableOrder, paidByTransfer } from '#orders'
import { canBeBooked, propose, type EntryState } from '#billing/domain/statement/propose'

export type EntryBooking = {
  entryId: number
  /** Names the order where the reference does not; the reference's order otherwise. */
  orderNumber?: number | null
  /** Whether an amount that does not fit is booked all the same. */
  acceptsDifference?: boolean
}

export type BookedEntry = { entryId: number; orderNumber: number; missingCents: number }
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

/** The longest remittance text of a SEPA transfer. */
const MOST_OF_REMITTANCE = 140

type Entry = {
  id: number
  state: EntryState
  amountCents: number
  bookedOn: string
  remittance: string
  referenceOrder: number | null
}

async function bookEntry(
  trx: TransactionClientContract,
  statementId: number,
  { entryId, orderNumber, acceptsDifference = false }: EntryBooking,
  actor: Actor
): Promise<Result<BookedEntry>> {
  const entry = await lockEntry(trx, statementId, entryId)
  if (!entry) return refuse('statements.errors.no_entry', { status: 404 })
  const number = orderNumber ?? entry.referenceOrder
  const order = number === null ? null : await lockPayableOrder(trx, number)
  const paidCents = order ? await paidByTransfer(trx, order.number) : 0
  const proposal = propose(entry, order && { ...order, ...asWaiting(order), paidCents })
  if (!order || !canBeBooked(proposal) || (proposal === 'amount_differs' && !acceptsDifference)) {
    return refuse(`statements.refused.${proposal}`, { status: 409 })
  }
  const { amountCents, bookedOn } = entry
  const reference = entry.remittance.slice(0, MOST_OF_REMITTANCE) || null
  const booking = { order, amountCents, bookedOn, entryId, reference, actor }
  const missingCents = await bookPayment(trx, booking)
  await decide(trx, entry, 'Booked', actor)
  await recordAudit(trx, {
    actor,
    subject: { type: 'bank_statement', id: statementId },
    action: 'statements.booked',
    after: { entryId, orderNumber: order.number, amountCents, missingCents },
  })
  return ok({ entryId, orderNumber: order.number, missingCents })
}

const asWaiting = ({ paymentMethod }: { paymentMethod: string }) => ({
  paymentMethod: paymentMethod as 'BankTransfer' | 'Card' | 'Quota',
})

/** A line of a statement, locked until the transaction ends. */
export async function lockEntry(
  trx: TransactionClientContract,
  statementId: number,
  entryId: number
): Promise<Entry | null> {
  if (!Number.isSafeInteger(statementId) || !Number.isSafeInteger(entryId)) return null
  const [entry] = await rows<Entry>(
    trx,
    `select id, state, amount_cents as "amountCents", booked_on as "bookedOn", remittance,
            reference_order as "referenceOrder"
       from bank_statement_entries where id = ? and statement_id = ? for update`,
    [entryId, statementId]
  )
  return entry ?? null
}

/** Writes who decided what about a line; open again, nobody has. */
export async function decide(
  trx: TransactionClientContract,
  { id }: Pick<Entry, 'id'>,
  state: EntryState,
  actor: Actor
): Promise<void> {
  await rows(
    trx,
    `update bank_statement_entries
        set state = :state, decided_by = case when :state = 'Open' then null else :by end,
            decided_at = case when :state = 'Open' then null else now() end
      where id = :id`,
    { id, state, by: actor.label }
  )
}
