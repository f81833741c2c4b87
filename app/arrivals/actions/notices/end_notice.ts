import { recordAudit, type Actor } from '#shared/audit'
import { clock } from '#shared/clock'
import { refusableTransaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { withdrawNoticeMails } from '#arrivals/actions/notices/mail_notice'
import { holdNotice } from '#arrivals/actions/notices/hold_notice'

/** Nobody is shown it any more, and nobody gets a mail of it that has not gone out yet. */
export const endNotice = (id: number, actor: Actor): Promise<Result<undefined>> =>
  refusableTransaction(async (trx) => {
    const held = await holdNotice(trx, id)
    if (!held.ok) return held
    const notice = held.value
    await withdrawNoticeMails(trx, notice)
    await notice.merge({ endedAt: clock.now(), version: notice.version + 1 }).save()
    await recordAudit(trx, {
      actor,
      subject: { type: 'arrival_notice', id },
      action: 'notice.ended',
    })
    return ok()
  })
