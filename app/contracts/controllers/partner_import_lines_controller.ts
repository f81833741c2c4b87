import type { HttpContext } from '@adonisjs/core/http'
import { answerRefusal } from '#shared/http/refusals'
import { leaveLineOut, mendLine } from '#contracts/actions/import/change_lines'
import { mendedLineValidator } from '#contracts/validators/partner_import'

export default class PartnerImportLinesController {
  async update(ctx: HttpContext) {
    const { text } = await ctx.request.validateUsing(mendedLineValidator)
    const mended = await mendLine(Number(ctx.params.import), Number(ctx.params.line), text)
    if (!mended.ok) return answerRefusal(ctx, mended.refusal)
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const left = await leaveLineOut(Number(ctx.params.import), Number(ctx.params.line))
    if (!left.ok) return answerRefusal(ctx, left.refusal)
    return ctx.response.redirect().withQs().back()
  }
}
