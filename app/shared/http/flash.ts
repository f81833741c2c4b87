import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#shared/i18n'

export type ToastTone = 'success' | 'info' | 'error'
export type ToastWay = { label: string; path: string }
export type Toast = { tone: ToastTone; text: string; way?: ToastWay }

/** `code` is a translation key, as of refusals. Never the only place of an error. */
export function flashToast(
  ctx: HttpContext,
  tone: ToastTone,
  code: string,
  params?: Record<string, string | number>,
  way?: { code: string; path: string }
): void {
  const earlier: Toast[] = ctx.session.responseFlashMessages.get('toasts', [])
  const text = translate(ctx.locale, code, params)
  const on = way && { label: translate(ctx.locale, way.code), path: way.path }
  ctx.session.flash('toasts', [...earlier, on ? { tone, text, way: on } : { tone, text }])
}

/** Of the request before this page, and said on the way here. */
export function takeToasts({ session }: HttpContext): Toast[] {
  if (!session) return []
  const now: Toast[] = session.responseFlashMessages.get('toasts', [])
  session.responseFlashMessages.unset('toasts')
  return [...session.flashMessages.get('toasts', []), ...now]
}
