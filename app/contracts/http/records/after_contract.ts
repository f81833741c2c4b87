import type { HttpContext } from '@adonisjs/core/http'
import { scopesOf } from '#identity'
import { callerOf } from '#shared/http/caller'
import type { ContractValues } from '#contracts/domain/records/contract'
import type { Follows } from '#contracts/http/records/record_kind'

const ENTITLEMENTS = '/admin/contracts/entitlements'
const CONTRACTS = '/admin/contracts/contracts'

/** A contract that was saved offers to give its data; the page goes to where it was begun. */
export function afterContract(
  ctx: HttpContext,
  id: number,
  { partnerId }: Pick<ContractValues, 'partnerId'>
): Follows {
  const { from } = ctx.request.qs() as { from?: unknown }
  const mayGive = scopesOf(callerOf(ctx)).has('subscriptions.users.write')
  return {
    ...(mayGive && {
      way: { code: 'contracts.mending.give.open', path: `${CONTRACTS}/${id}/give` },
    }),
    ...(from === 'finding' && { path: ENTITLEMENTS }),
    ...(from === 'renewal' && { path: `${CONTRACTS}?partner=${partnerId}` }),
  }
}
