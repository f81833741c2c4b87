import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { actorIn } from '#shared/http/actor_in'
import { callerOf } from '#shared/http/caller'
import { attachmentNamed } from '#shared/http/content_disposition'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'
import { askEvidence } from '#contracts/actions/evidence/ask_evidence'
import { readEvidenceWish } from '#contracts/domain/evidence/evidence_wish'
import { findEvidence, type MadeEvidence } from '#contracts/queries/evidence/find_evidence'
import { listEvidences } from '#contracts/queries/evidence/list_evidences'
import EvidenceTransformer from '#contracts/transformers/evidence/evidence_transformer'
import { evidenceValidator } from '#contracts/validators/evidence/evidence'

const FILES = {
  json: ['application/json', ({ body }: MadeEvidence) => Buffer.from(body)],
  sig: [
    'application/octet-stream',
    ({ signature }: MadeEvidence) => Buffer.from(signature, 'base64'),
  ],
  pdf: ['application/pdf', ({ pdf }: MadeEvidence) => pdf],
} as const

/** What a customer can show of what he has and under which terms. */
export default class LicenceEvidencesController {
  async index(ctx: HttpContext) {
    const today = CalendarDay.today()
    return ctx.inertia.render('contracts/evidence', {
      evidences: EvidenceTransformer.transform(await listEvidences(callerOf(ctx).id)),
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
    return ctx.response.redirect().back()
  }

  async show(ctx: HttpContext) {
    const id = Number(ctx.params.evidence)
    const [type, bytesOf] = FILES[ctx.params.form as keyof typeof FILES]
    const made = await findEvidence(callerOf(ctx).id, id)
    if (!made) return answerRefusal(ctx, { code: 'contracts.evidence.errors.gone', status: 404 })
    const ending = ctx.params.form === 'sig' ? 'json.sig' : String(ctx.params.form)
    ctx.response.header('content-type', type)
    ctx.response.header('content-disposition', attachmentNamed(`licence-evidence-${id}.${ending}`))
    ctx.response.header('cache-control', 'private, no-store, no-transform')
    return ctx.response.send(bytesOf(made))
  }
}
