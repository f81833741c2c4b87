import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { keepPreference } from './preference_cookie.js'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const COOKIE = 'theme'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Light or dark paper, or as the visitor's system has it. */
    theme: Theme
  }
}

/** Settles the theme before the page is drawn, so that no page flashes in the other one. */
export default class ThemeMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const asked = known(ctx.request.qs().theme)
    ctx.theme = asked ?? known(ctx.request.plainCookie(COOKIE, { encoded: false })) ?? 'system'
    if (asked) keepPreference(ctx, COOKIE, asked)
    return next()
  }
}

const known = (value: unknown): Theme | undefined => THEMES.find((theme) => theme === value)
