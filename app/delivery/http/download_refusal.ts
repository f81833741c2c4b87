import type { HttpContext } from '@adonisjs/core/http'
import type { Refusal } from '#shared/domain/result'
import { failure } from '#shared/http/envelope'
import { wantsJson } from '#shared/http/wants_json'
import type { DownloadRefusal } from '#delivery/domain/download_refusals'

/**
 * A download that is refused keeps its status in the browser too: whoever comes by a stale address
 * has no page to be sent back to.
 */
export function answerDownloadRefusal(ctx: HttpContext, refusal: Refusal<DownloadRefusal>) {
  if (wantsJson(ctx)) return failure(ctx, refusal)
  ctx.response.status(refusal.status ?? 410)
  return ctx.inertia.render('delivery/download_refused', { reason: reasonOf(refusal.code) })
}

type Reason = DownloadRefusal extends `delivery.errors.${infer R}` ? R : never

const reasonOf = (code: DownloadRefusal) => code.replace('delivery.errors.', '') as Reason
