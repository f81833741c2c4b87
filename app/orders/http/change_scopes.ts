import type { HttpContext } from '@adonisjs/core/http'
import { scopesOf } from '#identity'
import { refuse, type Result } from '#shared/domain/result'
import type { OrderChange } from '#orders/actions/staff/change_order'
import { callerOf } from '#shared/http/caller'

const FIELDS = [
  'type',
  'remark',
  'feeCents',
  'discountCents',
  'vatPercent',
  'vatExemption',
  'totalCents',
] as const

/** The state needs orders.status.write, other fields orders.write; else all is refused (403). */
export function judgeScopes(ctx: HttpContext, change: OrderChange): Result<undefined> {
  const held = scopesOf(callerOf(ctx))
  const named = FIELDS.find((field) => change[field] !== undefined)
  const missing =
    (change.state !== undefined && !held.has('orders.status.write') && 'state') ||
    (named !== undefined && !held.has('orders.write') && named)
  if (!missing) return { ok: true, value: undefined }
  return refuse('orders_admin.errors.no_permission', { field: missing, status: 403 })
}
