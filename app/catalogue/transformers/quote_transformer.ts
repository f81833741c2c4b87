import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Quote } from '#catalogue/domain/quote/types'

/** An explained price as pages and the HTTP API receive it. */
export default class QuoteTransformer extends BaseTransformer<Quote> {
  toObject() {
    return { ...this.resource }
  }
}
