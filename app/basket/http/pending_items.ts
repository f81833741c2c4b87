import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import shop from '#config/shop'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { ChangedDays } from '#basket/actions/change_basket_item'
import { forgetVisitorBasket, keepVisitorBasket } from '#basket/actions/keep_visitor_basket'
import { MOST_BASKET_ITEMS, type WantedItem } from '#basket/domain/basket_item'
import {
  fitsIntoCookie,
  namedVisitorBasket,
  nameVisitorBasket,
} from '#basket/domain/visitor_cookie'
import { readVisitorItems, writeVisitorItems } from '#basket/domain/visitor_items'
import { findVisitorBasket } from '#basket/queries/find_visitor_basket'

const COOKIE = 'basket-checkout'

/** What this request found or made of the items, as its cookie still holds the earlier ones. */
const known = new WeakMap<HttpContext, WantedItem[]>()

/** The browser keeps it until the basket has it; the server what is too long for a cookie. */
export const pendingItems = {
  async list(ctx: HttpContext): Promise<WantedItem[]> {
    const items = known.get(ctx) ?? readVisitorItems(await textOf(ctx))
    known.set(ctx, items)
    return items
  },

  /** Refused where a basket is full. */
  async add(ctx: HttpContext, item: WantedItem): Promise<Result<undefined>> {
    const items = [...(await without(ctx, [item.clientItemId])), item]
    if (items.length > MOST_BASKET_ITEMS) {
      return refuse('basket.errors.full_visitor', { params: { n: MOST_BASKET_ITEMS }, status: 409 })
    }
    await keep(ctx, items)
    return ok()
  },

  /** Refused where there is no such item. */
  async change(
    ctx: HttpContext,
    clientItemId: string,
    days: ChangedDays
  ): Promise<Result<undefined>> {
    const items = await pendingItems.list(ctx)
    const item = items.find((one) => one.clientItemId === clientItemId)
    if (!item) return refuse('basket.errors.item_gone', { status: 404 })
    const { filters = item.filters } = days
    Object.assign(item, days, { filters })
    await keep(ctx, items)
    return ok()
  },

  async remove(ctx: HttpContext, ...clientItemIds: string[]): Promise<void> {
    const items = await without(ctx, clientItemIds)
    if (items.length === 0) await pendingItems.clear(ctx)
    else await keep(ctx, items)
  },

  async clear(ctx: HttpContext): Promise<void> {
    known.set(ctx, [])
    ctx.response.clearCookie(COOKIE)
    const named = namedVisitorBasket(cookieOf(ctx))
    if (named) await forgetVisitorBasket(named)
  },
}

const cookieOf = ({ request }: HttpContext): string =>
  request.plainCookie(COOKIE, { encoded: false }) ?? ''

async function textOf(ctx: HttpContext): Promise<string> {
  const cookie = cookieOf(ctx)
  const named = namedVisitorBasket(cookie)
  if (named) return findVisitorBasket(named)
  return fitsIntoCookie(cookie) ? cookie : ''
}

async function without(ctx: HttpContext, clientItemIds: string[]): Promise<WantedItem[]> {
  const items = await pendingItems.list(ctx)
  return items.filter((item) => !clientItemIds.includes(item.clientItemId))
}

async function keep(ctx: HttpContext, items: WantedItem[]): Promise<void> {
  known.set(ctx, items)
  const text = writeVisitorItems(items)
  const named = namedVisitorBasket(cookieOf(ctx))
  if (fitsIntoCookie(text)) {
    if (named) await forgetVisitorBasket(named)
    return sendCookie(ctx, text)
  }
  const id = named ?? randomUUID()
  await keepVisitorBasket(id, text)
  sendCookie(ctx, nameVisitorBasket(id))
}

function sendCookie(ctx: HttpContext, value: string): void {
  ctx.response.plainCookie(COOKIE, value, {
    encode: false,
    httpOnly: true,
    sameSite: 'lax',
    secure: app.inProduction && ctx.request.secure(),
    path: '/',
    maxAge: `${shop.visitorBasketDays}d`,
  })
}
