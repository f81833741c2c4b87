import shop from '#config/shop'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { isNetPrice } from '#catalogue'
import { stepOf } from '#delivery'
import { orderTrack } from '#orders/domain/order_track'
import { creditorReference, inGroupsOfFour } from '#shared/domain/creditor_reference'
import { safeHtml } from '#shared/domain/safe_html'
import { paymentDetails } from '#orders/domain/payment_details'
import type { DescribedOrder } from '#orders/queries/describe_order'

export default class OrderTransformer extends BaseTransformer<DescribedOrder> {
  toObject() {
    const order = this.resource
    return {
      ...this.pick(order, ['number', 'state', 'type', 'paymentMethod', 'version', 'email']),
      ...this.pick(order, ['contactName', 'company', 'tin', 'billingAddress', 'deliveryAddress']),
      ...this.pick(order, ['costCentre', 'invoiceRecipient']),
      ...this.pick(order, ['ownReference', 'remark', 'failureReason', 'failureParams', 'consents']),
      userId: order.userId,
      transferReference: this.transferReference(),
      remarkHtml: order.remark && safeHtml(order.remark),
      createdAt: order.createdAt.toISOString(),
      lastDownloadDay: order.lastDownloadDay,
      totals: this.totals(),
      items: this.items(),
      track: orderTrack(order.state, order.history),
      history: order.history,
      progress: this.progress(),
      payment: this.isToBePaid()
        ? paymentDetails(order.number, order.grossCents, shop.bankAccount)
        : null,
    }
  }

  /** What stands on the bank's statement; it is looked for as long as the order is. */
  protected transferReference() {
    const { number, paymentMethod } = this.resource
    return paymentMethod === 'BankTransfer' ? inGroupsOfFour(creditorReference(number)) : null
  }

  protected isToBePaid() {
    return this.resource.state === 'Registered' && this.resource.paymentMethod === 'BankTransfer'
  }

  protected totals() {
    const order = this.resource
    return {
      ...this.pick(order, ['subtotalCents', 'feeCents', 'discountCents', 'netCents']),
      ...this.pick(order, ['vatPercent', 'vatCents', 'vatReason', 'vatExemption', 'grossCents']),
      isNet: isNetPrice(order.vatReason),
      fee: order.quote.fee,
    }
  }

  protected items() {
    const { items, quote, progress } = this.resource
    return items.map((item, at) => ({
      ...item,
      line: quote.lines[at] ?? null,
      remarkHtml: remarkOf(quote.lines[at]),
      task: (progress && stepOf(progress, String(item.id))) ?? null,
    }))
  }

  protected progress() {
    const { progress } = this.resource
    if (!progress) return null
    const counters = this.pick(progress, ['state', 'filesDone', 'filesExpected', 'bytes'])
    return { ...counters, readyAt: progress.readyAt?.toISOString() ?? null }
  }
}

/** What the catalogue remarked on a product when it was ordered; the page picks its language. */
function remarkOf(line: DescribedOrder['quote']['lines'][number] | undefined) {
  const remark = line?.product.remark
  return remark ? { en: safeHtml(remark.en), de: safeHtml(remark.de) } : null
}
