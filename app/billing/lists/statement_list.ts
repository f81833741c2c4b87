import { defineList } from '#shared/lists'
import { STATEMENT_COLUMNS, type StatementSummary } from '#billing/queries/statement/statement_rows'

/** Imported bank statements, the newest first. */
export const statementList = defineList<StatementSummary>()({
  columns: STATEMENT_COLUMNS,
  from: 'bank_statements s',
  sort: { created: 'createdAt', from: 'fromDay', to: 'toDay' },
  usual: { by: 'created', direction: 'desc', limit: 50 },
})
