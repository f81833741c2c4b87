import { BaseTransformer } from '@adonisjs/core/transformers'
import { quoteLink } from '#catalogue/domain/quote_link'
import { selectionsOf, type SavedQuote } from '#catalogue/domain/saved_quote'

export default class SavedQuoteTransformer extends BaseTransformer<SavedQuote> {
  toObject() {
    const { number, label, createdOn, validUntil, state, orderNumber, quote } = this.resource
    return {
      ...{ number, label, createdOn, validUntil, state, orderNumber },
      products: quote.lines.map(({ product }) => product.name),
      netCents: quote.netCents,
      grossCents: quote.grossCents,
    }
  }

  forDetail() {
    const { number, recipient, recipientCountry, customer, quote } = this.resource
    const address = `/my-account/quotes/${number}`
    return {
      ...this.toObject(),
      ...{ recipient, recipientCountry, customer, quote },
      link: quoteLink(selectionsOf(quote), customer.deliveryCountry),
      pdfHref: `${address}/pdf`,
      jsonHref: `${address}/json`,
    }
  }
}
