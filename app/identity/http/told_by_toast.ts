import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { flashToast } from '#shared/http/flash'

export function toldByToast(
  ctx: HttpContext,
  result: Result<unknown>,
  done: string,
  params?: Record<string, string>
): void {
  if (result.ok) flashToast(ctx, 'success', done, params)
  else flashToast(ctx, 'error', result.refusal.code, result.refusal.params)
  ctx.response.redirect().withQs().back()
}
