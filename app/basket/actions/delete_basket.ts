import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { emptyBasket } from '#basket/actions/empty_basket'
import { holdBasket } from '#basket/actions/hold_basket'

export function deleteBasket(userId: number): Promise<Result<undefined>> {
  return transaction(async (trx) => {
    const { lockedUntil } = await holdBasket(trx, userId)
    if (lockedUntil) return refuse('basket.errors.locked_empty', { status: 423 })

    await emptyBasket(trx, userId)
    return ok()
  })
}
