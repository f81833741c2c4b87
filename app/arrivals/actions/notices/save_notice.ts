import { recordAudit, type Actor } from '#shared/audit'
import { clock } from '#shared/clock'
import { refusableTransaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { holdNotice } from '#arrivals/actions/notices/hold_notice'
import { linkProducts } from '#arrivals/actions/notices/link_products'
import type { NoticeWish } from '#arrivals/domain/notice_wish'
import ArrivalNotice from '#arrivals/models/arrival_notice'

export const addNotice = (wish: NoticeWish, actor: Actor): Promise<Result<number>> =>
  refusableTransaction(async (trx) => {
    const { products, ...words } = wish
    const { id } = await ArrivalNotice.create({ ...words, begunAt: clock.now() }, { client: trx })
    const linked = await linkProducts(trx, id, products)
    if (!linked.ok) return linked
    const subject = { type: 'arrival_notice', id }
    await recordAudit(trx, { actor, subject, action: 'notice.added', after: wish, isNew: true })
    return ok(id)
  })

export type NoticeChange = { id: number; version: number; to: NoticeWish; actor: Actor }

/** Says it in other words; refuses a change that was decided on an older version. */
export const editNotice = ({ id, version, to, actor }: NoticeChange): Promise<Result<number>> =>
  refusableTransaction(async (trx) => {
    const held = await holdNotice(trx, id)
    if (!held.ok) return held
    const notice = held.value
    if (notice.version !== version) {
      return refuse('arrivals.notices.errors.changed', { status: 409 })
    }
    const { products, ...words } = to
    const { headlineEn, headlineDe, textEn, textDe, lastDay } = notice
    const before = { headlineEn, headlineDe, textEn, textDe, lastDay }
    const linked = await linkProducts(trx, id, products)
    if (!linked.ok) return linked
    await notice.merge({ ...words, version: version + 1 }).save()
    const subject = { type: 'arrival_notice', id }
    await recordAudit(trx, { actor, subject, action: 'notice.edited', before, after: to })
    return ok(id)
  })
