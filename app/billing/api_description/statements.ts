import { describeCalls, is } from '#shared/http/api_description'
import { ENTRY_VIEWS } from '#billing/domain/statement/entry_view'
import { PROPOSALS } from '#billing/domain/statement/propose'
import { SUGGESTION_REASONS } from '#billing/domain/statement/suggest_orders'
import { statementTable } from '#billing/queries/statement/statement_rows'
import { apiBookingsValidator } from '#billing/validators/money_api'
import { entryValidator } from '#billing/validators/statement/statement'

const { about, euros, integer, listOf, moment, nullable, object, oneOf } = is
const { pageOf, text, wireDay } = is

const STATES = ['Open', 'Booked', 'SetAside'] as const

const statement = is.named(
  'BankStatement',
  object({
    id: integer,
    fileName: text,
    format: oneOf(['camt.053', 'CSV']),
    accountIban: text,
    reference: nullable(text),
    lines: integer,
    openLines: about(integer, 'Money in that nobody has decided about.'),
    knownLines: about(integer, 'Lines that an earlier file had brought; they were left out.'),
    importedBy: text,
    from: wireDay,
    to: wireDay,
    incoming: euros,
    created: moment,
  })
)

const entry = is.named(
  'BankStatementEntry',
  object({
    id: integer,
    position: integer,
    counterparty: nullable(text),
    counterpartyIban: nullable(text),
    remittance: text,
    state: oneOf(STATES),
    proposal: about(
      oneOf(PROPOSALS),
      'exact and amount_differs can be booked; for suggested name the order.'
    ),
    decidedBy: nullable(text),
    amount: about(euros, 'Negative: money that went out.'),
    booked: wireDay,
    orderId: about(nullable(integer), 'The order that its reference names.'),
    suggestions: about(
      listOf(
        object({
          orderId: integer,
          company: text,
          due: euros,
          reasons: listOf(oneOf(SUGGESTION_REASONS)),
        })
      ),
      'Of a line without a right reference: orders that it may pay, and what speaks for each.'
    ),
    due: about(nullable(euros), 'What that order still owes.'),
  })
)

const upload = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
}

describeCalls('Bank statements', {
  'GET /bank-statements': {
    summary: 'Imported bank statements',
    query: statementTable,
    answer: pageOf(statement),
  },
  'POST /bank-statements': {
    summary: 'Imports a bank statement (camt.053 or CSV), whole or not at all',
    description: 'Nothing is booked by that. Lines that came with an earlier file are left out.',
    body: upload,
    bodyType: 'multipart/form-data',
    answer: statement,
    status: 201,
    refusals: { 409: 'This very file was imported before.' },
  },
  'GET /bank-statements/:statement': { summary: 'One bank statement', answer: statement },
  'GET /bank-statements/:statement/entries': {
    summary: 'The lines of a statement with what is proposed for each now',
    query: {
      view: { ...oneOf(ENTRY_VIEWS), default: 'all' },
      page: { type: 'integer', minimum: 1, default: 1, description: 'Pages have 100 lines.' },
    },
    answer: pageOf(entry),
  },
  'PUT /bank-statements/:statement/entries/:entry': {
    summary: 'Sets a line aside that is no payment of an order, or puts it back',
    body: entryValidator,
    answer: object({ entryId: integer, state: oneOf(['Open', 'SetAside']) }),
    refusals: { 409: 'Somebody has decided about it meanwhile.' },
  },
  'POST /bank-statements/:statement/bookings': {
    summary: 'Books lines of a statement, each for itself and once',
    description:
      '`orderId` names the order where the reference does not; `acceptsDifference` books an amount that does not fit.',
    body: apiBookingsValidator,
    answer: object({
      booked: listOf(object({ entryId: integer, orderId: integer, missing: euros })),
      refused: listOf(object({ entryId: integer, code: text, message: text })),
    }),
  },
})
