import { rows } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { changeHeld, type Which } from '#subscriptions/actions/entitle/change_held'

/** Takes a type away from somebody, with all that he has of it. */
export const removeSubscription = (which: Which): Promise<Result<undefined>> =>
  changeHeld(which, 'subscription.removed', async (trx, { id }) => {
    await rows(trx, 'delete from subscription_users where id = ?', [id])
    return ok()
  })
