import type { HttpContext } from '@adonisjs/core/http'
import type { QuoteLine } from '#catalogue/domain/quote/types'
import { tellWatchers } from '#catalogue/http/tell_watchers'
import { quoteWatchers } from '#catalogue/ports/quote_watchers'

/** Products whose price was asked for, with days that somebody chose. */
export function tellQuotes(ctx: HttpContext, lines: readonly QuoteLine[]): void {
  tellWatchers(ctx, quoteWatchers, () => lines.map(({ product }) => product.id))
}
