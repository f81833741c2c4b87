import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { preferred } from './preference_cookie.js'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const CHOICE = { parameter: 'theme', cookie: 'theme', among: THEMES }

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Light or dark paper, or as the visitor's system has it. */
    theme: Theme
  }
}

/** Settles the theme before the page is drawn, so that no page flashes in the other one. */
export default class ThemeMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    ctx.theme = preferred(ctx, CHOICE) ?? 'system'
    return next()
  }
}
