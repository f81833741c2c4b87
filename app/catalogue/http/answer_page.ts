import type { HttpContext } from '@adonisjs/core/http'
import { failure, success } from '#shared/http/envelope'
import { placeIn } from '#shared/lists/place_asked'
import { readProductCursor, writeProductCursor } from '#catalogue/http/product_cursor'
import { tellVainSearch } from '#catalogue/http/tell_demand'
import { listProducts } from '#catalogue/queries/list_products'
import { apiProduct } from '#catalogue/transformers/api_product'
import type { CatalogueView } from '#catalogue/transformers/view'
import { readAskedList, readLimit } from '#catalogue/validators/product_list'

/** Products that a program asked for: a page behind the last is empty, behind a cursor comes whatever follows. */
export async function answerPage(ctx: HttpContext, view: CatalogueView): Promise<void> {
  const { page: asked = 1, ...choice } = readAskedList(ctx.request.qs())
  const behind = placeIn(ctx, (cursor) => readProductCursor(choice, cursor))
  if (!behind.ok) return failure(ctx, behind.refusal, 422)
  const paged = { page: asked, limit: readLimit(ctx.request.qs()) }
  const request = { ...choice, ...paged, withoutAnalytics: true }
  const found = await listProducts({ ...request, behind: behind.value })
  if (found.isSearchInVain) tellVainSearch(ctx, choice.search)
  const isBeyond = found.page < asked
  const content = isBeyond ? [] : found.products.map((one) => apiProduct(one, view))
  const next = isBeyond ? null : writeProductCursor(choice, found.next)
  return success(ctx, { content, totalCount: found.totalCount, next })
}
