import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refuse, type Result } from '#shared/domain/result'
import { actorIn } from '#shared/http/actor_in'
import { answerSteps } from '#shared/http/bulk'
import { failure } from '#shared/http/envelope'
import type { Which } from '#subscriptions/actions/entitle/change_held'
import { endDaysIn } from '#subscriptions/actions/entitle/end_days'
import { renewRangeIn } from '#subscriptions/actions/entitle/renew_range'
import { setVisibilityIn } from '#subscriptions/actions/entitle/set_visibility'
import { holderOf } from '#subscriptions/actions/subscribers/holder_of'
import { sendWelcomeIn } from '#subscriptions/actions/subscribers/send_welcome'
import { withLosses } from '#subscriptions/actions/subscribers/with_losses'
import type { EndedRange } from '#subscriptions/domain/next_range'
import { effectInWords } from '#subscriptions/http/effect_in_words'
import { readDays, readVisibility } from '#subscriptions/http/range_wish'
import type { Effect } from '#subscriptions/queries/losses_of'
import {
  bulkEndValidator,
  bulkRenewalValidator,
  bulkVisibilityValidator,
} from '#subscriptions/validators/date_range'

type Trx = TransactionClientContract
type Held = Which & { lastRangeId: number | null }
type Act<T> = (trx: Trx, held: Held) => Promise<Result<T>>

/** Several users of a type at a time: each goes on, is seen, is written to, or ends; and what that means for him. */
export default class SubscriberBulksController {
  async extend(ctx: HttpContext) {
    const { reason, ...chosen } = await ctx.request.validateUsing(bulkRenewalValidator)
    return answerSteps(ctx, chosen, {
      act: heldIn(ctx, reason, (trx, { lastRangeId: rangeId, by }) =>
        rangeId
          ? renewRangeIn(trx, { rangeId, by, reason })
          : Promise.resolve(refuse('subscriptions.ending.errors.no_length', { status: 409 }))
      ),
      becomes: ({ from, until }: EndedRange['days']) => ({
        code: 'subscriptions.ending.bulk.given',
        params: { from: from.format(), until: until.format() },
      }),
    })
  }

  async visibility(ctx: HttpContext) {
    const { reason, keys, isRehearsal, ...sent } =
      await ctx.request.validateUsing(bulkVisibilityValidator)
    const visible = readVisibility(sent)
    if (!visible.ok) return failure(ctx, visible.refusal)
    return answerSteps(
      ctx,
      { keys, isRehearsal },
      {
        act: heldIn(ctx, reason, (trx, which) =>
          withLosses(trx, which, () => setVisibilityIn(trx, which, visible.value))
        ),
        becomes: (effect: Effect) => effectInWords(effect, ctx.locale),
      }
    )
  }

  async welcome(ctx: HttpContext) {
    const { reason, ...chosen } = await ctx.request.validateUsing(bulkRenewalValidator)
    return answerSteps(ctx, chosen, {
      act: heldIn(ctx, reason, sendWelcomeIn),
      becomes: ({ to }: { to: string }) => ({
        code: 'subscriptions.subscribers.bulk.written_to',
        params: { to },
      }),
    })
  }

  async end(ctx: HttpContext) {
    const { reason, endDate, ...chosen } = await ctx.request.validateUsing(bulkEndValidator)
    const days = readDays({ endDate })
    if (!days.ok) return failure(ctx, days.refusal)
    const last = days.value.endDate
    if (!last) return failure(ctx, NO_END)
    return answerSteps(ctx, chosen, {
      act: heldIn(ctx, reason, (trx, which) =>
        withLosses(trx, which, () => endDaysIn(trx, which, last))
      ),
      becomes: (effect: Effect) => effectInWords(effect, ctx.locale),
    })
  }
}

const NO_END = { code: 'subscriptions.subscribers.errors.no_end', field: 'endDate' }

/** Does something for whoever has the subscription of the address's type that a key names. */
function heldIn<T>(ctx: HttpContext, reason: string | undefined, act: Act<T>) {
  const [typeId, by] = [Number(ctx.params.subscription), actorIn(ctx)]
  return async (trx: Trx, id: number): Promise<Result<T>> => {
    const held = await holderOf(trx, { id, typeId })
    return held.ok ? act(trx, { ...held.value, by, reason }) : held
  }
}
