import { SYSTEM_ACTOR } from '#shared/audit'
import { transaction } from '#shared/database'
import { completeIn } from '#orders/actions/complete_order'
import { moveOrder } from '#orders/actions/move_order'
import { QuotaExhausted } from '#orders/actions/quota/shift_quota'
import { fulfilmentState } from '#orders/queries/fulfilment_state'
import { lockOrder } from '#orders/queries/lock_order'

/** The files may be complete before this news arrives: then the order ends here. */
export async function resumeOrder(orderNumber: number): Promise<void> {
  await resume(orderNumber).catch((error) => {
    // Its quota went to other orders meanwhile: it stays failed, and staff see why it cannot go on.
    if (!(error instanceof QuotaExhausted)) throw error
  })
}

async function resume(orderNumber: number): Promise<void> {
  await transaction(async (trx) => {
    const order = await lockOrder(trx, orderNumber)
    if (order?.state !== 'Failed') return
    const work = await fulfilmentState(trx, orderNumber)
    if (work === 'Failed') return

    await moveOrder(trx, order, { to: 'Processing', actor: SYSTEM_ACTOR })
    if (work === 'Completed') await completeIn(trx, orderNumber)
  })
}
