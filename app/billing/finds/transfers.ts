import { inGroupsOfFour } from '#shared/domain/creditor_reference'
import { formatEuro } from '#shared/domain/money'
import { writtenDay } from '#shared/domain/written_day'
import { findIn, told, type Finder, type Hit } from '#shared/finding'
import { translate, type Locale } from '#shared/i18n'
import { ENTRIES_OF_PAGE } from '#billing/domain/statement/entry_view'
import { transferList, type ListedTransfer } from '#billing/lists/transfer_list'

/** Lines of bank statements by account, reference, amount or words, for those who book them; to be confirmed are open ones. */
export const transfers: Finder = {
  name: 'transfers',
  rank: 40,
  async find({ text, verb }, { locale, may }) {
    if (verb === 'invoice' || !may('orders.read') || !may('orders.status.write')) return []
    const found = await findIn(transferList, text)
    const wanted = found.filter(({ state }) => verb === null || state === 'Open')
    return wanted.map((transfer) => hitOf(transfer, locale))
  },
}

function hitOf(transfer: ListedTransfer, locale: Locale): Hit {
  const { id, statementId, line, state, counterparty, counterpartyIban: iban } = transfer
  const page = Math.ceil(line / ENTRIES_OF_PAGE)
  return {
    id: `transfer:${id}`,
    path: `/admin/manage-orders/statements/${statementId}?view=all&page=${page}#line-${id}`,
    label: counterparty ?? translate(locale, 'statements.entry.no_payer'),
    detail: [writtenDay(transfer.bookedOn), iban && inGroupsOfFour(iban), transfer.remittance]
      .filter(Boolean)
      .join(', '),
    state: { look: LOOKS[state], label: translate(locale, `billing.places.find.line.${state}`) },
    cents: transfer.amountCents,
    facts: told(locale, {
      'billing.statements.entry.payer': [counterparty, transfer.remittance]
        .filter(Boolean)
        .join(': '),
      'billing.statements.facts.account': iban && inGroupsOfFour(iban),
      'billing.statements.entry.booked_on': writtenDay(transfer.bookedOn),
      'billing.statements.entry.position': String(line),
      'billing.statements.entry.amount': formatEuro(transfer.amountCents, locale),
    }),
  }
}

/** Looks of states of orders that mean the same. */
const LOOKS = { Open: 'Registered', Booked: 'Completed', SetAside: 'Archived' }
