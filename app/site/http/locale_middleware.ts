import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { keepPreference } from './preference_cookie.js'

export const LOCALES = ['en', 'de'] as const
export type Locale = (typeof LOCALES)[number]

const COOKIE = 'i18nextLng'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Language of this request: asked for by ?lang=, chosen earlier, or the browser's first. */
    locale: Locale
  }
}

/** Settles the language of the request; one that was asked for is remembered for a year. */
export default class LocaleMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const asked = known(ctx.request.qs().lang)
    ctx.locale = asked ?? chosenEarlier(ctx) ?? preferredByBrowser(ctx)
    if (asked) keepPreference(ctx, COOKIE, asked)
    return next()
  }
}

const chosenEarlier = ({ request }: HttpContext) =>
  known(request.plainCookie(COOKIE, { encoded: false }))

const preferredByBrowser = ({ request }: HttpContext) =>
  known(request.header('accept-language') ? request.language([...LOCALES]) : 'en') ?? 'en'

const known = (value: unknown): Locale | undefined => LOCALES.find((locale) => locale === value)
