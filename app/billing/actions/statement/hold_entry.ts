import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { rows } from '#shared/database'
import type { EntryState } from '#billing/domain/statement/propose'

export type HeldEntry = {
  id: number
  state: EntryState
  amountCents: number
  bookedOn: string
  remittance: string
  referenceOrder: number | null
  referenceInvoice: number | null
}

export type AskedBooking = { entry: HeldEntry; acceptsDifference: boolean; actor: Actor }

/** What a line was booked on, and what that still waits for. */
export type Booked = { orderNumber: number | null; invoice: string | null; missingCents: number }

/** A line of a statement, locked until the transaction ends. */
export async function lockEntry(
  trx: TransactionClientContract,
  statementId: number,
  entryId: number
): Promise<HeldEntry | null> {
  if (!Number.isSafeInteger(statementId) || !Number.isSafeInteger(entryId)) return null
  const [entry] = await rows<HeldEntry>(
    trx,
    `select id, state, amount_cents as "amountCents", booked_on as "bookedOn", remittance,
            reference_order as "referenceOrder", reference_invoice as "referenceInvoice"
       from bank_statement_entries where id = ? and statement_id = ? for update`,
    [entryId, statementId]
  )
  return entry ?? null
}

/** Writes who decided what about a line; open again, nobody has. */
export async function decide(
  trx: TransactionClientContract,
  { id }: Pick<HeldEntry, 'id'>,
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

/** The longest remittance text of a SEPA transfer. */
const MOST_OF_REMITTANCE = 140

/** What the payer wrote, as it is kept with the payment. */
export const writtenIn = ({ remittance }: Pick<HeldEntry, 'remittance'>): string | null =>
  remittance.slice(0, MOST_OF_REMITTANCE) || null
