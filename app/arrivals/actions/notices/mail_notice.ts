import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { clock } from '#shared/clock'
import { refusableTransaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { withdrawMails } from '#shared/mail'
import { holdNotice } from '#arrivals/actions/notices/hold_notice'
import { queueNotice } from '#arrivals/actions/notices/queue_notice'
import { noticeKeys } from '#arrivals/domain/notice_keys'
import type ArrivalNotice from '#arrivals/models/arrival_notice'
import { readersOfNotice } from '#arrivals/queries/notice_reach'

/** Writes to whoever is told of late days of its products, once; answers to how many. */
export const mailNotice = (id: number, actor: Actor): Promise<Result<number>> =>
  refusableTransaction(async (trx) => {
    const held = await holdNotice(trx, id)
    if (!held.ok) return held
    const notice = held.value
    if (notice.mailedAt) return refuse('arrivals.notices.errors.mailed', { status: 409 })
    const readers = await readersOfNotice(id, trx)
    if (readers.length === 0) return refuse('arrivals.notices.errors.nobody', { status: 409 })
    await queueNotice(trx, notice, readers)
    await notice.merge({ mailedAt: clock.now(), mails: readers.length }).save()
    const subject = { type: 'arrival_notice', id }
    await recordAudit(trx, {
      actor,
      subject,
      action: 'notice.mailed',
      after: { mails: readers.length },
    })
    return ok(readers.length)
  })

/** What has not gone out stays; answers how many those are. */
export const stopNoticeMails = (id: number, actor: Actor): Promise<Result<number>> =>
  refusableTransaction(async (trx) => {
    const held = await holdNotice(trx, id)
    if (!held.ok) return held
    const stopped = await withdrawNoticeMails(trx, held.value)
    const subject = { type: 'arrival_notice', id }
    await recordAudit(trx, { actor, subject, action: 'notice.mails_stopped', after: { stopped } })
    return ok(stopped)
  })

/** Takes mails back that have not gone out yet. */
export const withdrawNoticeMails = (
  trx: TransactionClientContract,
  { id, mails }: Pick<ArrivalNotice, 'id' | 'mails'>
): Promise<number> => withdrawMails(trx, noticeKeys(id, mails))
