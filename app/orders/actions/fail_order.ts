import { SYSTEM_ACTOR } from '#shared/audit'
import { transaction } from '#shared/database'
import { moveOrder } from '#orders/actions/move_order'
import { lockOrder } from '#orders/queries/lock_order'

type Reason = { reason: string; params: Record<string, string | number> }

/** Stops an order whose files cannot all be made; staff and customer read why. */
export async function failOrder(orderNumber: number, { reason, params }: Reason): Promise<void> {
  await transaction(async (trx) => {
    const order = await lockOrder(trx, orderNumber)
    if (order?.state !== 'Processing') return

    await moveOrder(trx, order, {
      to: 'Failed',
      actor: SYSTEM_ACTOR,
      reason,
      reasonParams: params,
    })
  })
}
