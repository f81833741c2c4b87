import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Owned } from '#catalogue/domain/owned_days'
import type { Quote } from '#catalogue/domain/quote/types'

/** With what the buyer has of each line already; null for whoever is not signed in. */
export default class QuoteTransformer extends BaseTransformer<Quote> {
  constructor(
    quote: Quote,
    protected owned: (Owned | null)[] = []
  ) {
    super(quote)
  }

  toObject() {
    const lines = this.resource.lines.map((line, index) => {
      return { ...line, owned: this.owned[index] ?? null }
    })
    return { ...this.resource, lines }
  }
}
