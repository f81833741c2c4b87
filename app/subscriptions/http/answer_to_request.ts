import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { Result } from '#shared/domain/result'
import { actorIn } from '#shared/http/actor_in'
import {
  confirmRequest,
  type GivenForRequest,
} from '#subscriptions/actions/requests/confirm_request'
import { rejectRequest } from '#subscriptions/actions/requests/reject_request'
import { readRangeWish } from '#subscriptions/http/range_wish'
import {
  confirmationValidator,
  rejectionValidator,
} from '#subscriptions/validators/subscription_request'

/** Confirms the request of an address by what was sent; without a first day it begins today. */
export async function confirmAsSent(ctx: HttpContext): Promise<Result<GivenForRequest>> {
  const sent = await ctx.request.validateUsing(confirmationValidator)
  const { typeId, baseCurrencies, reason, ...days } = sent
  const startDate = days.startDate ?? CalendarDay.today().format()
  const wish = readRangeWish({ ...days, startDate })
  if (!wish.ok) return wish
  return confirmRequest({
    ...{ requestId: Number(ctx.params.request), by: actorIn(ctx), terms: wish.value },
    ...{ typeId: typeId ?? undefined, currencies: baseCurrencies ?? undefined, reason },
  })
}

export async function rejectAsSent(ctx: HttpContext): Promise<Result<undefined>> {
  const { reason } = await ctx.request.validateUsing(rejectionValidator)
  return rejectRequest({ requestId: Number(ctx.params.request), reason, by: actorIn(ctx) })
}
