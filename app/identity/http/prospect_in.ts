import type { HttpContext } from '@adonisjs/core/http'
import { prospects, type Prospect } from '#identity/ports/prospects'
import { callerOf } from '#shared/http/caller'
import { rowId } from '#shared/http/row_id'

/** Whoever is to be registered, where the address names the request they sent. */
export async function prospectIn(ctx: HttpContext): Promise<Prospect | null> {
  const request = String(ctx.request.qs().request ?? '')
  if (!rowId.match.test(request)) return null
  return (await prospects.only()?.(Number(request), callerOf(ctx))) ?? null
}
