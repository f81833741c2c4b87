import type { StatementSummary } from '#billing/queries/statement/statement_rows'
import { fieldsOf, is, transformerOf } from '#shared/http/api_description'
import { eurosToWire, wireDayOf } from '#shared/http/wire'

const { about, euros, integer, moment, nullable, oneOf, text, wireDay } = is

const fields = fieldsOf<StatementSummary>()({
  id: integer,
  fileName: text,
  format: oneOf(['camt.053', 'CSV']),
  accountIban: text,
  reference: nullable(text),
  lines: integer,
  openLines: about(integer, 'Money in that nobody has decided about.'),
  knownLines: about(integer, 'Lines that an earlier file had brought; they were left out.'),
  importedBy: text,
  from: [wireDay, ({ fromDay }) => wireDayOf(fromDay)],
  to: [wireDay, ({ toDay }) => wireDayOf(toDay)],
  incoming: [euros, ({ incomingCents }) => eurosToWire(incomingCents)],
  created: [moment, ({ createdAt }) => createdAt.toISOString()],
})

export const statementSchema = is.named('BankStatement', fields.schema)

export default class StatementApiTransformer extends transformerOf(fields) {}
