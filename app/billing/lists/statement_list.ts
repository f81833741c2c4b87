import { daysFrom, daysUntil, defineList } from '#shared/lists'
import { saidOfTransfer } from '#billing/lists/said_of_transfer'
import { STATEMENT_COLUMNS, type StatementSummary } from '#billing/queries/statement/statement_rows'

/** Imported bank statements, the newest first; searched for what their lines say. */
export const statementList = defineList<StatementSummary>()({
  columns: STATEMENT_COLUMNS,
  from: 'bank_statements s',
  sort: { created: 'createdAt', from: 'fromDay', to: 'toDay' },
  usual: { by: 'created', direction: 'desc', limit: 50 },
  mostRows: 1_000,
  search: (text) => {
    const { sql, values } = saidOfTransfer(text)
    return {
      sql: `s.id in (select e.statement_id from bank_statement_entries e where ${sql})`,
      values,
    }
  },
  // A statement fits with any of its days.
  filters: { from: daysFrom('s.to_day'), to: daysUntil('s.from_day') },
  csv: {
    fileName: 'statements',
    heads: 'statements.list',
    columns: {
      file: 'fileName',
      account: 'accountIban',
      first_day: 'fromDay',
      last_day: 'toDay',
      lines: 'lines',
      open: 'openLines',
      incoming: ({ incomingCents }) => incomingCents / 100,
      imported: 'createdAt',
      imported_by: 'importedBy',
    },
  },
})
