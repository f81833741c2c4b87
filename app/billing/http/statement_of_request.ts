import type { HttpContext } from '@adonisjs/core/http'
import { ok, refuse, type Result } from '#shared/domain/result'
import { findStatement, type StatementSummary } from '#billing/queries/statement/statement_rows'

export async function statementOfRequest({
  params,
}: HttpContext): Promise<Result<StatementSummary>> {
  const statement = await findStatement({ id: Number(params.statement) })
  return statement ? ok(statement) : refuse('statements.errors.not_found', { status: 404 })
}
