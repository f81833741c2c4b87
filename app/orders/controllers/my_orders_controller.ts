import type { HttpContext } from '@adonisjs/core/http'
import delivery from '#config/delivery'
import shop from '#config/shop'
import { DeliveryFileTransformer, isSigned } from '#delivery'
import { answerRefusal } from '#shared/http/refusals'
import { showList } from '#shared/lists'
import { termsToday } from '#shared/terms_today'
import { CalendarDay } from '#shared/domain/calendar_day'
import { owedBack } from '#orders/domain/owed_back'
import { orderSheet } from '#orders/http/order_sheet'
import { VISIBLE_STATES } from '#orders/domain/order_state'
import { downloadPhase } from '#orders/domain/download_phase'
import { orderReference } from '#orders/domain/order_reference'
import { filesOfPage } from '#orders/http/files_of_page'
import { customerOrderList } from '#orders/lists/customer_order_list'
import { orderMoney } from '#orders/ports/order_money'
import { describeOrder } from '#orders/queries/describe_order'
import { getOrderForCustomer } from '#orders/queries/get_order'
import OrderRowTransformer from '#orders/transformers/order_row_transformer'
import OrderTransformer from '#orders/transformers/order_transformer'
import { callerOf } from '#shared/http/caller'

export default class MyOrdersController {
  async index(ctx: HttpContext) {
    const user = callerOf(ctx)
    const { content, shown } = await showList(ctx, customerOrderList, user.id)
    const invoices = await orderMoney().invoicesOf(content.map(({ number }) => number))
    return ctx.inertia.render('orders/index', {
      orders: OrderRowTransformer.transform(content),
      invoices: Object.fromEntries(invoices),
      ...{ ...shown, choices: { state: VISIBLE_STATES } },
    })
  }

  async show(ctx: HttpContext) {
    const user = callerOf(ctx)
    const order = await getOrderForCustomer(user.id, Number(ctx.params.orderId))
    if (!order) return answerRefusal(ctx, { code: 'orders.errors.not_found', status: 404 })
    if (!order.termsAcceptedAt) {
      return ctx.inertia.render('orders/terms', {
        number: order.number,
        termsVersion: termsToday().version,
      })
    }
    const described = await describeOrder(order, 'customer')
    const money = await orderMoney().forCustomer(order)
    const { listed, ...shown } = await orderSheet(ctx, order.number)
    const { content, ...paging } = await filesOfPage(ctx, listed)
    return ctx.inertia.render('orders/show', {
      order: OrderTransformer.transform(described),
      money,
      owed: owedBack(described, money, shop.withdrawal.refundDays),
      files: DeliveryFileTransformer.transform(content).useVariant('forOwner'),
      ...paging,
      ...shown,
      phase: downloadPhase(order, {
        today: CalendarDay.today(),
        releasesEarly: delivery.releaseFilesEarly,
      }),
      isAnyFileLeft: shown.sheet.some(({ made, used }) => made > used),
      isSigned: await isSigned(orderReference(order.number)),
    })
  }
}
