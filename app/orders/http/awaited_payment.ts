import type { HttpContext } from '@adonisjs/core/http'
import { settleAttempt } from '#orders/actions/payment/settle_attempt'
import { isSettled, linkOf, type PaymentAttempt } from '#orders/domain/payment/attempt'
import { waitingForPayments } from '#orders/http/waiting_for_payments'
import { findAttemptByProvider, findOwnPayment } from '#orders/queries/payment/find_attempt'
import { callerOf } from '#shared/http/caller'

/** An own payment as the provider says now, with `?wait=30` as soon as it is settled. */
export async function awaitedPayment(ctx: HttpContext): Promise<PaymentAttempt | null> {
  const known = await asKept(ctx)
  if (!known || isSettled(known.state)) return known
  await settleAttempt(known.id)
  const now = (await asKept(ctx))!
  const seconds = Number(ctx.request.qs().wait ?? 0)
  if (!seconds || isSettled(now.state)) return now
  const { response } = ctx.response
  await waitingForPayments.until(linkOf(now), seconds * 1_000, (leave) =>
    response.once('close', leave)
  )
  return asKept(ctx)
}

/** By the name that programs have for it, or by that of the provider. */
async function asKept(ctx: HttpContext): Promise<PaymentAttempt | null> {
  const [{ id: userId }, name] = [callerOf(ctx), String(ctx.params.payment)]
  const found = (await findOwnPayment(userId, name)) ?? (await findAttemptByProvider(name))
  return found?.userId === userId ? found : null
}
