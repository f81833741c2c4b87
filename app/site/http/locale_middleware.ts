import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { LOCALES, type Locale } from '#shared/domain/locale'
import { preferred } from './preference_cookie.js'

const CHOICE = { parameter: 'lang', cookie: 'i18nextLng', among: LOCALES }

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Language of this request: asked for by ?lang=, chosen earlier, or the browser's first. */
    locale: Locale
  }
}

/** Settles the language of the request; one that was asked for is remembered for a year. */
export default class LocaleMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    ctx.locale = preferred(ctx, CHOICE) ?? preferredByBrowser(ctx)
    return next()
  }
}

const preferredByBrowser = ({ request }: HttpContext) =>
  known(request.header('accept-language') ? request.language([...LOCALES]) : 'en') ?? 'en'

const known = (value: unknown): Locale | undefined => LOCALES.find((locale) => locale === value)
