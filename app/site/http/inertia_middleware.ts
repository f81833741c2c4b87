import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import { API_PREFIX } from '#shared/http/api_description/calls'
import { takeToasts, type Toast } from '#shared/http/flash'
import { ownAddress } from '#shared/http/own_address'
import { isPartial } from '#shared/http/keep_flash_middleware'
import { cookieConsentOf } from './consent_cookie.js'
import { basketContent, sharedBasket } from './shared_basket.js'
import { sharedShop } from './shared_shop.js'
import { sharedUser } from './shared_user.js'
import { sharedPlaceCounts } from './shared_place_counts.js'

/** Runs before session and sign-in where the router does not know an address. */
export default class InertiaMiddleware extends BaseInertiaMiddleware {
  async share(ctx: HttpContext) {
    return {
      errors: ctx.inertia.always(this.getValidationErrors(withoutBag(ctx))),
      user: ctx.inertia.always(sharedUser(ctx)),
      placeCounts: ctx.inertia.always(await sharedPlaceCounts(ctx)),
      basket: ctx.inertia.always(await sharedBasket(ctx)),
      basketContent: ctx.inertia.optional(() => basketContent(ctx)),
      locale: ctx.inertia.always(ctx.locale),
      theme: ctx.inertia.always(ctx.theme),
      cookieConsent: ctx.inertia.always(cookieConsentOf(ctx)),
      csrfToken: ctx.request.csrfToken ?? '',
      shop: await sharedShop(),
    }
  }

  flash(ctx: HttpContext): { toasts: Toast[] } {
    return { toasts: isPartial(ctx) ? [] : takeToasts(ctx) }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    const output = await next()
    this.dispose(ctx)
    return output
  }

  /** A page of another build is asked for again, at the address that was sent; calls are of no build. */
  dispose(ctx: HttpContext) {
    if (!ctx.request.url().startsWith(`${API_PREFIX}/`)) super.dispose(ctx)
    keepPrivate(ctx)
    if (ctx.response.getStatus() === 409 && ctx.response.getHeader('x-inertia-version')) {
      ctx.response.header('x-inertia-location', ownAddress(ctx))
    }
  }
}

/** Bags keep the forms of an open page apart; a page that is only being opened has none. */
function withoutBag(ctx: HttpContext): HttpContext {
  if (!ctx.request.header('x-inertia')) delete ctx.request.request.headers['x-inertia-error-bag']
  return ctx
}

/** Whose page it is, nobody else's browser or proxy may keep; pages of visitors are asked for anew. */
function keepPrivate({ auth, response }: HttpContext) {
  if (response.getHeader('cache-control')) return
  response.header('cache-control', auth?.user ? 'private, no-store' : 'private, no-cache')
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
