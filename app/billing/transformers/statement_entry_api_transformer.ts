import { PROPOSALS } from '#billing/domain/statement/propose'
import { SUGGESTION_REASONS } from '#billing/domain/statement/suggest_orders'
import type { SuggestedEntry } from '#billing/queries/statement/page_of_entries'
import { fieldsOf, is, transformerOf } from '#shared/http/api_description'
import { eurosToWire, wireDayOf } from '#shared/http/wire'

const { about, euros, integer, listOf, nullable, oneOf, text, wireDay } = is

const suggestion = fieldsOf<SuggestedEntry['suggestions'][number]>()({
  orderId: [integer, ({ orderNumber }) => orderNumber],
  company: text,
  due: [euros, ({ dueCents }) => eurosToWire(dueCents)],
  reasons: listOf(oneOf(SUGGESTION_REASONS)),
})

const fields = fieldsOf<SuggestedEntry>()({
  id: integer,
  position: integer,
  counterparty: nullable(text),
  counterpartyIban: nullable(text),
  remittance: text,
  state: oneOf(['Open', 'Booked', 'SetAside']),
  proposal: about(
    oneOf(PROPOSALS),
    'exact and amount_differs can be booked; for suggested name the order.'
  ),
  decidedBy: nullable(text),
  amount: [
    about(euros, 'Negative: money that went out.'),
    ({ amountCents }) => eurosToWire(amountCents),
  ],
  booked: [wireDay, ({ bookedOn }) => wireDayOf(bookedOn)],
  orderId: [
    about(nullable(integer), 'The order that its reference names.'),
    ({ orderNumber }) => orderNumber,
  ],
  invoice: [
    about(nullable(text), 'The invoice of no order that it names.'),
    ({ invoice }) => invoice && invoice.label,
  ],
  suggestions: [
    about(
      listOf(suggestion.schema),
      'Of a line without a right reference: orders that it may pay, and what speaks for each.'
    ),
    ({ suggestions }) => suggestions.map((one) => suggestion.of(one)),
  ],
  due: [
    about(nullable(euros), 'What that order or invoice still owes.'),
    ({ order, invoice }) =>
      invoice
        ? eurosToWire(invoice.dueCents)
        : order && eurosToWire(order.grossCents - order.paidCents),
  ],
})

export const entrySchema = is.named('BankStatementEntry', fields.schema)

export default class StatementEntryApiTransformer extends transformerOf(fields) {}
