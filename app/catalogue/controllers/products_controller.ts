import type { HttpContext } from '@adonisjs/core/http'
import { selectionQuote } from '#catalogue/controllers/selection_quote'
import { lastYears } from '#catalogue/domain/last_years'
import { listAxis } from '#catalogue/domain/list_axis'
import { readSearch } from '#catalogue/domain/search_words'
import { tellVainSearch } from '#catalogue/http/tell_demand'
import { coverageOf } from '#catalogue/queries/coverage_of'
import { ownedHistory } from '#catalogue/queries/owned_history'
import { listPreviewDays } from '#catalogue/queries/find_preview_file'
import { getProduct } from '#catalogue/queries/get_product'
import { knownFilters } from '#catalogue/queries/known_filters'
import { listCategoryCards } from '#catalogue/queries/list_category_cards'
import { listProducts } from '#catalogue/queries/list_products'
import { listSamples } from '#catalogue/queries/list_samples'
import type { ProductRow } from '#catalogue/queries/product_rows'
import CategoryCardTransformer from '#catalogue/transformers/category_card_transformer'
import CoverageTransformer from '#catalogue/transformers/coverage_transformer'
import FacetsTransformer from '#catalogue/transformers/facets_transformer'
import ProductDetailTransformer from '#catalogue/transformers/product_detail_transformer'
import ProductTransformer from '#catalogue/transformers/product_transformer'
import QuoteTransformer from '#catalogue/transformers/quote_transformer'
import SampleTransformer from '#catalogue/transformers/sample_transformer'
import { viewFor } from '#catalogue/transformers/view'
import { namesWrongDay } from '#catalogue/validators/quote_range'
import { readListRequest } from '#catalogue/validators/product_list'
import { callerOrNobody } from '#shared/http/caller'
import { notFound } from '#shared/http/not_found'

export default class ProductsController {
  async index(ctx: HttpContext) {
    const asked = ctx.request.qs()
    const view = await viewFor(ctx)
    const { known, hasLeftOut } = knownFilters(asked, readListRequest(asked), view.reference)
    const list = await listProducts(known)
    const { totalCount, page, pages, isSearchInVain, years } = list
    if (isSearchInVain) tellVainSearch(ctx, known.search)
    const cards = isNarrowed(known) ? [] : listCategoryCards(view.reference)
    return ctx.inertia.render('catalogue/products/index', {
      products: ProductTransformer.transform(list.products, view),
      axis: listAxis(view.reference.products),
      facets: FacetsTransformer.transform(list.facets, view),
      cards: CategoryCardTransformer.transform(cards, view),
      filter: chosen(known),
      hasLeftOut,
      isins: readSearch(known.search ?? '').isins,
      days: daysByCode(list.products, years),
      isSearchInVain,
      paging: { totalCount, page, pages },
    })
  }

  async show(ctx: HttpContext) {
    const detail = await getProduct(String(ctx.params.productIdentifier))
    if (!detail) throw notFound(ctx)
    if (detail.product.kind === 'analytics' && detail.product.trialWeeks !== null) {
      return ctx.response.redirect(`/a7product/details/${detail.product.code}`)
    }
    const view = await viewFor(ctx)
    const [coverage, quote, samples, previewDays, owned] = await Promise.all([
      coverageOf(detail.product.id),
      selectionQuote(ctx, detail.product),
      listSamples({ product: detail.product.code, reader: ctx.locale }),
      listPreviewDays(detail.product.id),
      ownedHistory(callerOrNobody(ctx)?.id ?? null, detail),
    ])
    const { products } = view.reference
    const like = detail.product.upsellCodes.flatMap((code) =>
      products.filter((one) => one.code === code)
    )
    return ctx.inertia.render('catalogue/products/show', {
      product: ProductTransformer.transform(detail.product, view),
      detail: ProductDetailTransformer.transform(detail, view),
      coverage: CoverageTransformer.transform(coverage!, view),
      hasWrongDay: namesWrongDay(ctx.request.qs()),
      quote: quote && QuoteTransformer.transform(quote.quote, quote.owned),
      like: ProductTransformer.transform(like, view),
      samples: SampleTransformer.transform(samples),
      preview: previewOffer(detail.product, previewDays),
      owned,
    })
  }
}

/** The days that were asked for together with the products: their pages open with them. */
function daysByCode(products: ProductRow[], years: number | null) {
  if (years === null) return {}
  const found = products.map((product) => [product.code, lastYears(product, years)] as const)
  return Object.fromEntries(
    found.flatMap(([code, days]) => (days ? [[code, isoDays(days)] as const] : []))
  )
}

const isoDays = ({ from, to }: NonNullable<ReturnType<typeof lastYears>>) => ({
  from: from.iso,
  to: to.iso,
})

function previewOffer({ format, sampleDay }: ProductRow, days: string[]) {
  const day = sampleDay && days.includes(sampleDay) ? sampleDay : (days[0] ?? null)
  const kind = format === 'pcap' ? 'packets' : 'rows'
  return { kind: day ? kind : 'none', day, days } as const
}

/** The filter as the page shows it: every key there, null where nothing is chosen. */
function chosen(request: Chosen) {
  const { category, subcategory, venue, search, offer, samples, format, depth, sort } = request
  return {
    category: category ?? null,
    subcategory: subcategory ?? null,
    venue: venue ?? null,
    search: search ?? null,
    offer: offer ?? null,
    samples: samples ?? false,
    format: format ?? null,
    depth: depth ?? null,
    sort: sort ?? null,
  }
}

function isNarrowed({ sort: _sort, page: _page, ...filter }: Chosen): boolean {
  return Object.values(filter).some((value) => value !== undefined)
}

type Chosen = ReturnType<typeof readListRequest>
