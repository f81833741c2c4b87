import type { HttpContext } from '@adonisjs/core/http'
import { scopesOf, staffWith } from '#identity'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { callerOf } from '#shared/http/caller'
import { answerRefusal } from '#shared/http/refusals'
import { giveTo, putOff } from '#desk/actions/change_mark'
import { actingScope, mayActOn, type DeskKind } from '#desk/domain/kinds'
import { readRestingDay } from '#desk/domain/resting_day'
import { markValidator } from '#desk/validators/mark'

type Form = Awaited<ReturnType<(typeof markValidator)['validate']>>
type Marked = { kind: DeskKind; key: string; byId: number }

export default class DeskMarksController {
  async update(ctx: HttpContext) {
    const user = callerOf(ctx)
    const kind = ctx.params.kind as DeskKind
    const form = await ctx.request.validateUsing(markValidator)
    if (!mayActOn(scopesOf(user), kind)) {
      return answerRefusal(ctx, { code: 'identity.errors.no_permission', status: 403 })
    }
    const marked = { kind, key: String(ctx.params.key), byId: user.id }
    const changed = form.change === 'give' ? await give(marked, form) : await rest(marked, form)
    if (!changed.ok) return answerRefusal(ctx, changed.refusal)
    return ctx.response.redirect().withQs().back()
  }
}

/** Only to somebody who may act on it. */
async function give(marked: Marked, { toId = null, fromId = null }: Form) {
  if (toId !== null && toId !== marked.byId) {
    const colleagues = await staffWith(actingScope(marked.kind))
    if (!colleagues.some(({ id }) => id === toId)) return refuse('desk.errors.no_colleague')
  }
  const given = await giveTo({ ...marked, toId, fromId })
  return given.ok ? ok() : given
}

async function rest(marked: Marked, { until = null }: Form): Promise<Result<undefined>> {
  const day = until === null ? ok(null) : readRestingDay(until, CalendarDay.today())
  if (!day.ok) return day
  await putOff({ ...marked, until: day.value })
  return ok()
}
