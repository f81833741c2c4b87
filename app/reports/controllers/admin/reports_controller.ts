import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import type { Refusal } from '#shared/domain/result'
import { translate } from '#shared/i18n'
import { exportList, showList } from '#shared/lists'
import { changeDiscount } from '#reports/actions/change_discount'
import { requestReport } from '#reports/actions/request_report'
import { chosenCustomer } from '#reports/http/chosen_customer'
import { newReportFacts } from '#reports/http/new_report'
import { readWish } from '#reports/http/read_wish'
import { refuseCreation } from '#reports/http/refuse_creation'
import { readTypedAmount } from '#reports/domain/typed_amount'
import { reportList } from '#reports/lists/report_list'
import { unreadDays } from '#reports/queries/unread_days'
import ReportTransformer from '#reports/transformers/report_transformer'
import { discountValidator, reportOnBehalfValidator } from '#reports/validators/report'

export default class ReportsController {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, reportList, null)
    return ctx.inertia.render('reports/admin/index', {
      reports: ReportTransformer.transform(content),
      unread: await unreadDays(),
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, reportList, null)
  }

  async create(ctx: HttpContext) {
    return ctx.inertia.render('reports/admin/new', await newReportFacts())
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(reportOnBehalfValidator)
    const [wish, customer] = [readWish(form), await chosenCustomer(form.userId)]
    if (!customer.ok) return refuseCreation(ctx, customer.refusal)
    if (!wish.ok) return refuseCreation(ctx, wish.refusal)
    const wanted = { ...wish.value, user: customer.value, actor: actorIn(ctx), isOnBehalf: true }
    const asked = await requestReport(wanted)
    if (!asked.ok) return refuseCreation(ctx, asked.refusal)
    flashToast(ctx, 'success', 'reports.toasts.created')
    return ctx.response.redirect('/admin/manage-reports')
  }

  async update(ctx: HttpContext) {
    const { discount, seen } = await ctx.request.validateUsing(discountValidator)
    const discountCents = readTypedAmount(discount ?? '')
    if (discountCents === null) return notEdited(ctx, NO_NUMBER)
    const changed = await changeDiscount({
      ...{ id: Number(ctx.params.report), discountCents, seen, actor: actorIn(ctx) },
    })
    if (!changed.ok) return notEdited(ctx, changed.refusal)
    flashToast(ctx, 'success', 'reports.toasts.updated')
    return ctx.response.redirect().withQs().back()
  }
}

const NO_NUMBER: Refusal = { code: 'reports.errors.no_number', field: 'discount' }

function notEdited(ctx: HttpContext, refusal: Refusal) {
  const error = translate(ctx.locale, refusal.code, refusal.params)
  flashToast(ctx, 'error', 'reports.toasts.edit_failed', { error })
  return answerRefusal(ctx, refusal)
}
