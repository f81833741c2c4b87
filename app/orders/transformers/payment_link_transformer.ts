import { BaseTransformer } from '@adonisjs/core/transformers'
import { isPayable, linkOf, type PaymentAttempt } from '#orders/domain/payment/attempt'
import type { Decline } from '#orders/queries/payment/find_decline'

/** What was agreed when the payment was prepared, whatever has changed since: exactly that is paid. */
export default class PaymentLinkTransformer extends BaseTransformer<{
  attempt: PaymentAttempt
  declined: Decline | null
}> {
  toObject() {
    const { attempt, declined } = this.resource
    return {
      link: linkOf(attempt),
      ...this.pick(attempt, ['amountCents']),
      expiresAt: attempt.expiresAt.toISOString(),
      isDeclined: declined !== null,
      declinedBecause: declined?.message ?? null,
      /** Null once nothing can be paid by the link any more. */
      agreed: isPayable(attempt) ? this.agreed() : null,
    }
  }

  protected agreed() {
    const { buyer, checkout } = this.resource.attempt.snapshot
    return {
      contents: this.contents(),
      ...this.pick(buyer, ['email', 'name', 'company', 'vatId', 'billing', 'delivery']),
      country: buyer.delivery?.country ?? null,
      ...this.pick(checkout, ['ownReference']),
      costCentre: checkout.costCentre ?? null,
      invoiceRecipient: checkout.invoiceRecipient ?? null,
    }
  }

  protected contents() {
    const { quote } = this.resource.attempt.snapshot
    return {
      items: quote.lines.map((line) => ({ ref: line.lineId, line })),
      totals: {
        ...this.pick(quote, ['subtotalCents', 'fee', 'discountCents', 'netCents', 'vat']),
        ...this.pick(quote, ['grossCents', 'files', 'bytes']),
      },
      isPlaced: true,
    }
  }
}
