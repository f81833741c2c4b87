import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { actorIn } from '#shared/http/actor_in'
import { callerOf } from '#shared/http/caller'
import { failure, success } from '#shared/http/envelope'
import { answerList } from '#shared/lists'
import { askEvidence } from '#contracts/actions/evidence/ask_evidence'
import { readEvidenceWish } from '#contracts/domain/evidence/evidence_wish'
import { sendEvidence } from '#contracts/http/evidence/send_evidence'
import { evidenceList } from '#contracts/lists/evidence_list'
import { evidenceToWire } from '#contracts/transformers/evidence/evidence_api_transformer'
import { evidenceValidator } from '#contracts/validators/evidence/evidence'

export default class LicenceEvidencesController {
  index(ctx: HttpContext) {
    return answerList(ctx, evidenceList, evidenceToWire, callerOf(ctx).id)
  }

  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(evidenceValidator)
    const wish = readEvidenceWish(sent, CalendarDay.today())
    if (!wish.ok) return failure(ctx, wish.refusals)
    const actor = actorIn(ctx)
    const asked = { userId: actor.id, wish: wish.value, locale: ctx.locale, actor }
    const id = await askEvidence(asked)
    const evidence = await evidenceList.first({ sql: 'e.id = ?', values: [id] }, actor.id)
    return success(ctx, evidenceToWire(evidence!), 202)
  }

  json(ctx: HttpContext) {
    return sendEvidence(ctx, 'json')
  }

  sig(ctx: HttpContext) {
    return sendEvidence(ctx, 'sig')
  }

  pdf(ctx: HttpContext) {
    return sendEvidence(ctx, 'pdf')
  }
}
