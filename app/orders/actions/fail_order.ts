import { SYSTEM_ACTOR } from '#shared/audit'
import { transaction } from '#shared/database'
import { moveOrder } from '#orders/actions/move_order'
import { fulfilmentState } from '#orders/queries/fulfilment_state'
import { lockOrder } from '#orders/queries/lock_order'

type Reason = { reason: string; params: Record<string, string | number> }

/** Staff and customer read why. News that comes after the work was taken up again is none. */
export async function failOrder(orderNumber: number, { reason, params }: Reason): Promise<void> {
  await transaction(async (trx) => {
    const order = await lockOrder(trx, orderNumber)
    if (order?.state !== 'Processing') return
    if ((await fulfilmentState(trx, orderNumber)) !== 'Failed') return

    await moveOrder(trx, order, {
      to: 'Failed',
      actor: SYSTEM_ACTOR,
      reason,
      reasonParams: params,
    })
  })
}
