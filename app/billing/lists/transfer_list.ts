import { defineList } from '#shared/lists'
import type { EntryState } from '#billing/domain/statement/propose'
import { saidOfTransfer } from '#billing/lists/said_of_transfer'

export type ListedTransfer = {
  id: number
  statementId: number
  /** The how manieth line of its statement it is. */
  line: number
  state: EntryState
  amountCents: number
  bookedOn: string
  counterparty: string | null
  counterpartyIban: string | null
  remittance: string
}

/** Lines of all statements, those that were booked last first. */
export const transferList = defineList<ListedTransfer>()({
  columns: {
    id: 'e.id',
    statementId: 'e.statement_id',
    line: `(select count(*) from bank_statement_entries b
             where b.statement_id = e.statement_id and b.position <= e.position)`,
    state: 'e.state',
    amountCents: 'e.amount_cents',
    bookedOn: 'e.booked_on',
    counterparty: 'e.counterparty',
    counterpartyIban: 'e.counterparty_iban',
    remittance: 'e.remittance',
  },
  from: 'bank_statement_entries e',
  sort: { booked: 'bookedOn' },
  usual: { by: 'booked', direction: 'desc' },
  tieBreaker: 'e.id',
  search: saidOfTransfer,
})
