import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { holdBasket } from '#basket/actions/hold_basket'

/** `ref` is its id or the browser's; an item that is already gone is no error. */
export function removeBasketItem(userId: number, ref: string): Promise<Result<undefined>> {
  return transaction(async (trx) => {
    const { lockedUntil } = await holdBasket(trx, userId)
    if (lockedUntil) return refuse('basket.errors.locked_delete', { status: 423 })

    await rows(
      trx,
      'delete from basket_items where user_id = :userId and :ref in (id::text, client_item_id::text)',
      { userId, ref }
    )
    return ok()
  })
}
