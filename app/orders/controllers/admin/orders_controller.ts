import type { HttpContext } from '@adonisjs/core/http'
import shop from '#config/shop'
import { DeliveryFileTransformer, isSigned, listLinks, PublicLinkTransformer } from '#delivery'
import { scopesOf } from '#identity'
import { answerRefusal } from '#shared/http/refusals'
import { showList } from '#shared/lists'
import { withPaymentIdFor } from '#orders/http/payment_id'
import { orderSheet } from '#orders/http/order_sheet'
import { owedBack } from '#orders/domain/owed_back'
import { orderReference } from '#orders/domain/order_reference'
import { adminOrderList } from '#orders/lists/admin_order_list'
import { orderMoney } from '#orders/ports/order_money'
import { describeOrder } from '#orders/queries/describe_order'
import { getOrder } from '#orders/queries/get_order'
import { listOrderFiles } from '#orders/queries/list_order_files'
import { countPaymentsToDecide } from '#orders/queries/payment/count_to_decide'
import { reachOfOrder } from '#orders/queries/reach_of_order'
import AdminOrderRowTransformer from '#orders/transformers/admin_order_row_transformer'
import AdminOrderTransformer from '#orders/transformers/admin_order_transformer'
import OrderHeaderTransformer from '#orders/transformers/order_header_transformer'
import { readFileList } from '#orders/http/read_file_list'
import { callerOf } from '#shared/http/caller'

export default class OrdersController {
  async index(ctx: HttpContext) {
    const [{ content, shown }, paymentsToDecide] = await Promise.all([
      showList(ctx, adminOrderList, null),
      mayDecide(ctx) ? countPaymentsToDecide() : 0,
    ])
    return ctx.inertia.render('orders/admin/index', {
      orders: AdminOrderRowTransformer.transform(content),
      ...shown,
      paymentsToDecide,
    })
  }

  async show(ctx: HttpContext) {
    const number = Number(ctx.params.orderId)
    const order = await getOrder(number)
    const reach = order ? await reachOfOrder(personIn(ctx), order) : 'none'
    if (!order || reach === 'none') {
      return answerRefusal(ctx, { code: 'orders.errors.not_found', status: 404 })
    }
    const links = await this.#links(ctx, number)
    if (reach === 'header') {
      const header = OrderHeaderTransformer.transform(order)
      const files = await filesPart(ctx, number)
      return ctx.inertia.render('orders/admin/header', { order: header, links, ...files })
    }
    const described = await describeOrder(order, 'staff')
    const money = await orderMoney().forStaff(order)
    return ctx.inertia.render('orders/admin/show', {
      order: AdminOrderTransformer.transform(withPaymentIdFor(ctx, described)),
      money,
      owed: owedBack(described, money, shop.withdrawal.refundDays),
      isSigned: await isSigned(orderReference(number)),
      links,
      ...(await sheetPart(ctx, number)),
    })
  }

  async #links(ctx: HttpContext, number: number) {
    const maySee = scopesOf(personIn(ctx)).has('orders.links.read')
    return maySee ? PublicLinkTransformer.transform(await listLinks(orderReference(number))) : null
  }
}

async function filesPart(ctx: HttpContext, number: number) {
  const fileOrder = readFileList(ctx.request.qs())
  const { content, ...filePaging } = await listOrderFiles(number, fileOrder)
  return { files: DeliveryFileTransformer.transform(content), filePaging, fileOrder }
}

async function sheetPart(ctx: HttpContext, number: number) {
  const { listed, ...shown } = await orderSheet(ctx, number)
  const { content, ...filePaging } = await listed
  return { files: DeliveryFileTransformer.transform(content), filePaging, ...shown }
}

const personIn = (ctx: HttpContext) => callerOf(ctx)

const mayDecide = (ctx: HttpContext) => scopesOf(personIn(ctx)).has('orders.status.write')
