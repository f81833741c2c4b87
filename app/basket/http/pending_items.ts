import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import shop from '#config/shop'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { ChangedDays } from '#basket/actions/change_basket_item'
import { MOST_BASKET_ITEMS, type WantedItem } from '#basket/domain/basket_item'
import { readVisitorItems, writeVisitorItems } from '#basket/domain/visitor_items'

const COOKIE = 'basket-checkout'

/** What this request made of the items, as its cookie still holds the earlier ones. */
const changed = new WeakMap<HttpContext, WantedItem[]>()

/** What a visitor chose before signing in; the browser keeps it until the basket has it. */
export const pendingItems = {
  list(ctx: HttpContext): WantedItem[] {
    const kept = changed.get(ctx)
    return kept ?? readVisitorItems(ctx.request.plainCookie(COOKIE, { encoded: false }) ?? '')
  },

  /** Refused where the browser can hold no more. */
  add(ctx: HttpContext, item: WantedItem): Result<undefined> {
    const items = [...without(ctx, [item.clientItemId]), item]
    const text = items.length <= MOST_BASKET_ITEMS ? writeVisitorItems(items) : null
    if (text === null) {
      return refuse('basket.errors.full', { params: { n: items.length - 1 }, status: 409 })
    }
    keep(ctx, items, text)
    return ok()
  },

  /** Refused where there is no such item, or where the browser can hold no more. */
  change(ctx: HttpContext, clientItemId: string, days: ChangedDays): Result<undefined> {
    const items = pendingItems.list(ctx)
    const item = items.find((one) => one.clientItemId === clientItemId)
    if (!item) return refuse('basket.errors.item_gone', { status: 404 })
    const { filters = item.filters } = days
    Object.assign(item, days, { filters })
    const text = writeVisitorItems(items)
    if (text === null) {
      return refuse('basket.errors.full', { params: { n: items.length - 1 }, status: 409 })
    }
    keep(ctx, items, text)
    return ok()
  },

  remove(ctx: HttpContext, ...clientItemIds: string[]): void {
    const items = without(ctx, clientItemIds)
    if (items.length === 0) pendingItems.clear(ctx)
    else keep(ctx, items, writeVisitorItems(items)!)
  },

  clear(ctx: HttpContext): void {
    changed.set(ctx, [])
    ctx.response.clearCookie(COOKIE)
  },
}

const without = (ctx: HttpContext, clientItemIds: string[]) =>
  pendingItems.list(ctx).filter((item) => !clientItemIds.includes(item.clientItemId))

function keep(ctx: HttpContext, items: WantedItem[], text: string): void {
  changed.set(ctx, items)
  ctx.response.plainCookie(COOKIE, text, {
    encode: false,
    httpOnly: true,
    sameSite: 'lax',
    secure: app.inProduction && ctx.request.secure(),
    path: '/',
    maxAge: `${shop.visitorBasketDays}d`,
  })
}
