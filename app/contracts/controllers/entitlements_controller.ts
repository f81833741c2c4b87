import type { HttpContext } from '@adonisjs/core/http'
import { streamCsv } from '#shared/csv'
import { CalendarDay } from '#shared/domain/calendar_day'
import { readTypedDay } from '#shared/domain/typed_day'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'
import { acceptFinding, reopenFinding } from '#contracts/actions/entitlements/accept_finding'
import { askedFindings, pagedFindings } from '#contracts/http/entitlements/asked_findings'
import { findingColumns } from '#contracts/http/entitlements/finding_columns'
import { lastCheck } from '#contracts/queries/entitlements/last_check'
import { allPricedFindings, pricedFindings } from '#contracts/queries/entitlements/priced_findings'
import FindingTransformer from '#contracts/transformers/finding_transformer'
import { acceptanceValidator } from '#contracts/validators/acceptance'

export default class EntitlementsController {
  async index(ctx: HttpContext) {
    const { typed, day } = dayIn(ctx)
    const today = CalendarDay.today()
    const shown = day ?? today
    const asked = askedFindings(ctx)
    const [found, checked] = await Promise.all([pricedFindings(shown, asked), lastCheck()])
    const { kind, search } = asked
    return ctx.inertia.render('contracts/admin/entitlements', {
      findings: FindingTransformer.transform(
        found.filter((one) => kind === null || one.kind === kind)
      ),
      ...pagedFindings(found, asked),
      ...{ checked, kind, search },
      ...{ day: shown.iso, today: today.iso, endOfMonth: today.endOfMonth().iso },
      beside: { before: dayBeside(shown, -1), after: dayBeside(shown, 1) },
      ...{
        typed,
        refused: day ? null : translate(ctx.locale, 'contracts.contract_types.errors.day'),
      },
    })
  }

  async export(ctx: HttpContext) {
    const day = dayIn(ctx).day ?? CalendarDay.today()
    return streamCsv(ctx, {
      fileName: `webshop_entitlements_${day.number}.csv`,
      columns: findingColumns(ctx.locale),
      rows: allPricedFindings(day, askedFindings(ctx)),
    })
  }

  async update(ctx: HttpContext) {
    const { until, reason, day, seen } = await ctx.request.validateUsing(acceptanceValidator)
    const finding = String(ctx.params.finding)
    const words = { until: until ?? '', reason: reason ?? '', day: day ?? '', seen: seen ?? '' }
    const wish = { finding, ...words }
    const by = { today: CalendarDay.today(), actor: actorIn(ctx) }
    const accepted = await acceptFinding(wish, by)
    if (!accepted.ok) return answerRefusal(ctx, accepted.refusal)
    flashToast(ctx, 'success', 'contracts.findings.toasts.accepted')
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    await reopenFinding(String(ctx.params.finding), actorIn(ctx))
    flashToast(ctx, 'success', 'contracts.findings.toasts.reopened')
    return ctx.response.redirect().withQs().back()
  }
}

/** The calendar has a first and a last day. */
const dayBeside = (day: CalendarDay, by: 1 | -1): string | null =>
  day.iso === (by < 0 ? FIRST_DAY : LAST_DAY) ? null : day.plusDays(by).iso

const FIRST_DAY = '1000-01-01'
const LAST_DAY = '9999-12-31'

/** The day of the address: today where none is said, null where it is no day. */
function dayIn({ request }: HttpContext) {
  const { day } = request.qs() as { day?: unknown }
  const typed = typeof day === 'string' ? day.trim().slice(0, 40) : ''
  return { typed, day: typed === '' ? CalendarDay.today() : readTypedDay(typed) }
}
