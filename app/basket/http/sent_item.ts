import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { WantedItem } from '#basket/domain/basket_item'
import { readSentParts } from '#catalogue'
import { readWantedItem, sentItemValidator } from '#basket/validators/wanted_item'
import type { Result } from '#shared/domain/result'

/** An item as a program sends it; one that it does not name gets a name. */
export async function readSentItem(ctx: HttpContext): Promise<Result<WantedItem>> {
  const sent = await ctx.request.validateUsing(sentItemValidator)
  return readWantedItem({
    clientItemId: sent.clientItemId ?? randomUUID(),
    productCode: sent.product,
    from: String(sent.from),
    to: String(sent.to),
    includeDegraded: sent.includeDegraded,
    filters: readSentParts(sent),
  })
}
