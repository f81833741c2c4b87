import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { failure, success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { importPartners } from '#contracts/actions/import/import_partners'
import { linesSent } from '#contracts/http/lines_sent'

export default class PartnerImportsController {
  async store(ctx: HttpContext) {
    const lines = linesSent(ctx.request.body())
    if (!lines) {
      return answerRefusal(ctx, { code: 'partner_import.errors.no_list', status: 422 })
    }
    const imported = await importPartners(lines, actorIn(ctx))
    if (!imported.ok) return failure(ctx, imported.refusals ?? imported.refusal, 422)
    const { newLines, changedLines, unchangedLines } = imported.value
    return success(ctx, { added: newLines, changed: changedLines, unchanged: unchangedLines })
  }
}
