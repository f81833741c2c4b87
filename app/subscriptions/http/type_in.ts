import type { HttpContext } from '@adonisjs/core/http'
import { answerRefusal } from '#shared/http/refusals'
import { findType, type KnownType } from '#subscriptions/queries/find_type'

const LARGEST = 2_147_483_647

/** The type that an address is about; an unknown one is answered here. */
export async function typeIn(ctx: HttpContext): Promise<KnownType | null> {
  const id = Number(ctx.params.subscription)
  const type = id <= LARGEST ? await findType(id) : null
  if (!type) answerRefusal(ctx, { code: 'entitlements.errors.type_unknown', status: 404 })
  return type
}
