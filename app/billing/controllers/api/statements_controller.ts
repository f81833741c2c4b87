import { readFile } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { importStatement } from '#billing/actions/statement/import_statement'
import { ENTRIES_OF_PAGE, readEntryView } from '#billing/domain/statement/entry_view'
import { statementOfRequest } from '#billing/http/statement_of_request'
import { pageOfEntries } from '#billing/queries/statement/page_of_entries'
import { answerList } from '#shared/lists'
import { statementList } from '#billing/lists/statement_list'
import { findStatement, type StatementSummary } from '#billing/queries/statement/statement_rows'
import StatementApiTransformer from '#billing/transformers/statement_api_transformer'
import StatementEntryApiTransformer from '#billing/transformers/statement_entry_api_transformer'
import { statementFileValidator } from '#billing/validators/statement/statement'

export default class StatementsController {
  index(ctx: HttpContext) {
    return answerList(ctx, statementList, toWire)
  }

  async show(ctx: HttpContext) {
    const found = await statementOfRequest(ctx)
    return found.ok ? success(ctx, toWire(found.value)) : answerRefusal(ctx, found.refusal)
  }

  async entries(ctx: HttpContext) {
    const statement = await statementOfRequest(ctx)
    if (!statement.ok) return answerRefusal(ctx, statement.refusal)
    const { limit, ...asked } = ctx.request.qs()
    const view = readEntryView({ view: 'all', ...asked })
    view.limit = Number(limit) || ENTRIES_OF_PAGE
    const { entries, paging } = await pageOfEntries(statement.value.id, view)
    const found = paging.page < view.page ? [] : entries
    const content = found.map((entry) => new StatementEntryApiTransformer(entry).toObject())
    return success(ctx, { content, totalCount: paging.totalCount })
  }

  async store(ctx: HttpContext) {
    const { file } = await ctx.request.validateUsing(statementFileValidator)
    const actor = actorIn(ctx)
    const content = await readFile(file.tmpPath!)
    const imported = await importStatement({ name: file.clientName, content, actor })
    if (!imported.ok) return answerRefusal(ctx, imported.refusal)
    const statement = (await findStatement({ id: imported.value.id }))!
    return success(ctx, toWire(statement), 201)
  }
}

const toWire = (statement: StatementSummary) => new StatementApiTransformer(statement).toObject()
