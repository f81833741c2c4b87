import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { actorIn } from '#shared/http/actor_in'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { translate } from '#shared/i18n'
import { showList } from '#shared/lists'
import { askEvidence } from '#contracts/actions/evidence/ask_evidence'
import { readEvidenceWish } from '#contracts/domain/evidence/evidence_wish'
import { sendEvidence, type Form } from '#contracts/http/evidence/send_evidence'
import { evidenceList } from '#contracts/lists/evidence_list'
import EvidenceTransformer from '#contracts/transformers/evidence/evidence_transformer'
import { evidenceValidator } from '#contracts/validators/evidence/evidence'

export default class LicenceEvidencesController {
  async index(ctx: HttpContext) {
    const today = CalendarDay.today()
    const { content, shown } = await showList(ctx, evidenceList, callerOf(ctx).id)
    return ctx.inertia.render('contracts/evidence', {
      evidences: EvidenceTransformer.transform(content),
      ...shown,
      ...{ today: today.iso, yearBegan: CalendarDay.of(today.year, 1, 1).iso },
    })
  }

  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(evidenceValidator)
    const wish = readEvidenceWish(sent, CalendarDay.today())
    if (!wish.ok) {
      const says = wish.refusals.map(({ field, code }) => [field, [translate(ctx.locale, code)]])
      ctx.session.flash('inputErrorsBag', Object.fromEntries(says))
      return ctx.response.redirect().back()
    }
    const actor = actorIn(ctx)
    await askEvidence({ userId: actor.id, wish: wish.value, locale: ctx.locale, actor })
    flashToast(ctx, 'success', 'contracts.evidence.toasts.asked')
    // The newest stands on the first page.
    return ctx.response.redirect().toRoute('contracts.evidence.index')
  }

  show(ctx: HttpContext) {
    return sendEvidence(ctx, ctx.params.form as Form)
  }
}
