import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { showList } from '#shared/lists'
import { monthName, monthOf } from '#reports/domain/month'
import { monthList } from '#reports/lists/month_list'
import { unbilledCustomers } from '#reports/queries/unbilled_customers'
import OwingCustomerTransformer from '#reports/transformers/owing_customer_transformer'

export default class MonthEndsController {
  async show(ctx: HttpContext) {
    const month = monthOf(CalendarDay.today())
    const { content, shown } = await showList(ctx, monthList, month)
    return ctx.inertia.render('reports/admin/month_end', {
      customers: OwingCustomerTransformer.transform(content),
      unbilled: await unbilledCustomers(),
      month: monthName(month),
      /** The night in which they are issued. */
      issuedOn: month.to.plusDays(1).iso,
      ...shown,
    })
  }
}
