import { readFile } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { exportList, showList } from '#shared/lists'
import { importStatement } from '#billing/actions/statement/import_statement'
import { readEntryView } from '#billing/domain/statement/entry_view'
import { statementOfRequest } from '#billing/http/statement_of_request'
import { pageOfEntries } from '#billing/queries/statement/page_of_entries'
import { statementList } from '#billing/lists/statement_list'
import StatementEntryTransformer from '#billing/transformers/statement_entry_transformer'
import StatementTransformer from '#billing/transformers/statement_transformer'
import { statementFileValidator } from '#billing/validators/statement/statement'

export default class StatementsController {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, statementList)
    return ctx.inertia.render('billing/admin/statements', {
      statements: StatementTransformer.transform(content),
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, statementList)
  }

  async show(ctx: HttpContext) {
    const found = await statementOfRequest(ctx)
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const statement = found.value
    const view = readEntryView(ctx.request.qs())
    const { entries, ...rest } = await pageOfEntries(statement.id, view)
    return ctx.inertia.render('billing/admin/statement', {
      statement: StatementTransformer.transform(statement),
      entries: StatementEntryTransformer.transform(entries),
      ...rest,
    })
  }

  async store(ctx: HttpContext) {
    const { file } = await ctx.request.validateUsing(statementFileValidator)
    const actor = actorIn(ctx)
    const content = await readFile(file.tmpPath!)
    const imported = await importStatement({ name: file.clientName, content, actor })
    if (!imported.ok) return answerRefusal(ctx, imported.refusal)
    const { id, lines, knownLines } = imported.value
    flashToast(ctx, 'success', 'statements.toasts.imported', { count: lines, known: knownLines })
    return ctx.response.redirect(`/admin/manage-orders/statements/${id}`)
  }
}
