import { BaseTransformer } from '@adonisjs/core/transformers'
import { overlapDaysOf } from '#catalogue'
import type { FilterChoices, Owned, ProductSummary, Quote, QuoteLine } from '#catalogue'
import { safeHtml } from '#shared/domain/safe_html'
import type { WantedItem } from '#basket/domain/basket_item'
import { formerOf, isChanged } from '#basket/domain/changed_items'
import { reviewFactsOf } from '#basket/domain/review_facts'
import { refuseReview } from '#basket/domain/readiness'

type AnyItem = WantedItem & {
  id?: number
  seenPriceCents?: number | null
  seenDays?: number | null
}

type Content = {
  items: readonly AnyItem[]
  quote: Quote
  lockedUntil?: Date | null
  owned?: ReadonlyMap<string, Owned | null>
  choices?: ReadonlyMap<string, FilterChoices>
  /** What those items cost that can be ordered, where others cannot. */
  sellable?: Quote | null
  /** Whose data the products are, by the product's id. */
  venues?: ReadonlyMap<number, ProductSummary['venues']>
}

/** A quoted basket: each item with its line of the quote, the amounts, and what keeps it from checkout. */
export default class BasketTransformer extends BaseTransformer<Content> {
  toObject() {
    const { quote, sellable, lockedUntil = null } = this.resource
    const overlaps = overlapDaysOf(quote.lines)
    const items = this.resource.items.map((item) => this.item(item, overlaps))
    return {
      items,
      totals: this.totals(sellable ?? quote),
      savedQuote: quote.saved ?? null,
      lockedUntil: lockedUntil?.toISOString() ?? null,
      blocked:
        refuseReview(reviewFactsOf(this.resource, lockedUntil))?.code ??
        (isChanged(this.resource) ? 'basket.errors.changed' : null),
    }
  }

  protected totals(quote: Quote) {
    return {
      ...this.pick(quote, ['subtotalCents', 'fee', 'discountCents', 'netCents', 'vat']),
      ...this.pick(quote, ['grossCents', 'files', 'bytes']),
    }
  }

  /** Visitors' items have no id yet; the one they brought along names them. */
  protected item(item: AnyItem, overlaps: ReadonlyMap<string, number>) {
    const { id, clientItemId, productCode, from, to, filters } = item
    const ref = String(id ?? clientItemId)
    const line = this.lineOf(ref)
    return {
      ...{ ref, productCode, from: from.iso, to: to.iso, filters: filters ?? null, line },
      includeDegraded: item.includeDegraded ?? false,
      remarkHtml: line && remarkHtml(line),
      venues: (line && this.resource.venues?.get(line.product.id)) ?? [],
      /** The price that was shown before, and the days with files, where these have changed since. */
      ...formerOf(item, line),
      owned: this.resource.owned?.get(ref) ?? null,
      /** Days that an item before it holds as well. */
      overlapDays: overlaps.get(ref) ?? 0,
      choices: this.resource.choices?.get(ref) ?? null,
    }
  }

  protected lineOf(ref: string): QuoteLine | null {
    const { quote, sellable } = this.resource
    const lines = [...(sellable?.lines ?? []), ...quote.lines]
    return lines.find(({ lineId }) => lineId === ref) ?? null
  }
}

/** What the catalogue remarks on a product, harmless in any page; the page picks its language. */
function remarkHtml({ product: { remark } }: QuoteLine) {
  return remark ? { en: safeHtml(remark.en), de: safeHtml(remark.de) } : null
}
