import type { HttpContext } from '@adonisjs/core/http'
import { referenceData, rulesIn } from '#catalogue'
import { rulesToCome } from '#shared/dated_rules'
import { CalendarDay } from '#shared/domain/calendar_day'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { notFound } from '#shared/http/not_found'
import { answerRefusal } from '#shared/http/refusals'
import { askRehearsal } from '#statistics/actions/rehearsal/ask_rehearsal'
import { publishRehearsal } from '#statistics/actions/rehearsal/publish_rehearsal'
import { rehearsalStates } from '#statistics/actions/rehearsal/rehearsal_states'
import { readFirstDay, readRehearsal } from '#statistics/http/read_rehearsal'
import { findRehearsal, listRehearsals } from '#statistics/queries/rehearsal/rehearsals'
import { rehearsalRow } from '#statistics/transformers/rehearsal_row'
import { firstDayValidator, rehearsalValidator } from '#statistics/validators/rehearsal'

const RULES = '/admin/rules'

export default class RehearsalsController {
  async index(ctx: HttpContext) {
    const { fee, vat } = rulesIn(await referenceData())
    return ctx.inertia.render('statistics/admin/rules', {
      ...{ fee, vat, toCome: await rulesToCome() },
      rehearsals: (await listRehearsals()).map(rehearsalRow),
    })
  }

  async create(ctx: HttpContext) {
    const rules = rulesIn(await referenceData())
    const tomorrow = CalendarDay.today().plusDays(1)
    return ctx.inertia.render('statistics/admin/rehearse', { rules, earliest: tomorrow.format() })
  }

  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(rehearsalValidator)
    const wish = readRehearsal(sent, await referenceData())
    if (!wish.ok) return answerRefusal(ctx, wish.refusal)
    const id = await askRehearsal(wish.value, actorIn(ctx))
    return ctx.response.redirect().toPath(`${RULES}/${id}`)
  }

  async show(ctx: HttpContext) {
    const found = await findRehearsal(Number(ctx.params.id))
    if (!found) return answerRefusal(ctx, { code: 'statistics.errors.no_rehearsal', status: 404 })
    const { report, ...rehearsal } = found
    return ctx.inertia.render('statistics/admin/rehearsal', {
      rehearsal: rehearsalRow(rehearsal),
      changes: rehearsal.changes,
      report,
    })
  }

  async stop(ctx: HttpContext) {
    const found = await findRehearsal(Number(ctx.params.id))
    if (!found) throw notFound(ctx)
    const isStopped = await rehearsalStates.stop(found.id)
    flashToast(ctx, 'info', `statistics.rules.toasts.${isStopped ? 'stopped' : 'ended'}`)
    return ctx.response.redirect().back()
  }

  async publish(ctx: HttpContext) {
    const { from: typed } = await ctx.request.validateUsing(firstDayValidator)
    const from = readFirstDay(typed)
    if (!from.ok) return answerRefusal(ctx, from.refusal)
    const id = Number(ctx.params.id)
    const done = await publishRehearsal({ id, from: from.value, actor: actorIn(ctx) })
    if (!done.ok) return answerRefusal(ctx, done.refusal)
    flashToast(ctx, 'success', 'statistics.rules.toasts.published')
    return ctx.response.redirect().toPath(`${RULES}/${id}`)
  }
}
