import type { HttpContext } from '@adonisjs/core/http'
import { listAudit } from '#shared/audit'
import { CalendarDay } from '#shared/domain/calendar_day'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { exportList, showList } from '#shared/lists'
import { changeCalendar } from '#catalogue/actions/calendars/change_calendar'
import { calendarHistory } from '#catalogue/actions/calendars/hold_calendar'
import { calendarIn } from '#catalogue/http/calendar_in'
import { shownHistory } from '#shared/http/shown_history'
import { calendarLists } from '#catalogue/lists/calendar_list'
import CalendarHistoryTransformer from '#catalogue/transformers/calendar_history_transformer'
import { calendarChangeValidator } from '#catalogue/validators/calendars'

const NEWEST = 20

export default class CalendarsController {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, calendarLists[ctx.locale])
    const calendars = content.map(({ nameEn, nameDe, ...row }) => ({
      ...row,
      name: ctx.locale === 'de' ? nameDe : nameEn,
    }))
    return ctx.inertia.render('catalogue/admin/calendars', { calendars, ...shown })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, calendarLists[ctx.locale])
  }

  async show(ctx: HttpContext) {
    // The history first: what is saved after it was read counts as unseen.
    const history = await listAudit(calendarHistory(String(ctx.params.calendar)))
    const { code, nameEn, nameDe, firstYear, lastYear, holidays, rules } = await calendarIn(ctx)
    const { year } = ctx.request.qs()
    const known = Number(year) >= firstYear && Number(year) <= lastYear
    const { shown, earlier } = shownHistory(ctx, history.toReversed(), NEWEST)
    return ctx.inertia.render('catalogue/admin/calendar', {
      calendar: {
        code,
        name: ctx.locale === 'de' ? nameDe : nameEn,
        firstYear,
        lastYear,
        holidays,
      },
      hasRules: Object.keys(rules).length > 0,
      year: known ? Number(year) : Math.min(CalendarDay.today().year, lastYear),
      history: CalendarHistoryTransformer.transform(shown),
      earlier,
      seen: history.at(-1)?.seq ?? 0,
    })
  }

  async update(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(calendarChangeValidator)
    const code = String(ctx.params.calendar)
    const saved = await changeCalendar({ code, ...wish }, actorIn(ctx))
    if (!saved.ok) return answerRefusal(ctx, saved.refusal)
    flashToast(ctx, 'success', 'calendars.toasts.saved', { count: saved.value.days })
    return ctx.response.redirect().withQs().back()
  }
}
