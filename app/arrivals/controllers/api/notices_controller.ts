import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { endNotice } from '#arrivals/actions/notices/end_notice'
import { mailNotice, stopNoticeMails } from '#arrivals/actions/notices/mail_notice'
import { addNotice, editNotice } from '#arrivals/actions/notices/save_notice'
import { noticeChangeIn, noticeWishIn } from '#arrivals/http/notice_wish_in'
import { publicNotices } from '#arrivals/queries/running_notices'
import { staffedNotices } from '#arrivals/queries/staffed_notices'
import {
  publicNoticeToWire,
  staffedNoticeToWire,
} from '#arrivals/transformers/notice_api_transformer'

export default class NoticesController {
  async index(ctx: HttpContext) {
    return success(ctx, (await staffedNotices()).map(staffedNoticeToWire))
  }

  async running(ctx: HttpContext) {
    return success(ctx, (await publicNotices(ctx.locale)).map(publicNoticeToWire))
  }

  async store(ctx: HttpContext) {
    const wish = await noticeWishIn(ctx)
    return answer(ctx, wish.ok ? await addNotice(wish.value, actorIn(ctx)) : wish, 201)
  }

  async update(ctx: HttpContext) {
    const { wish, version } = await noticeChangeIn(ctx)
    const change = { id: idIn(ctx), version, actor: actorIn(ctx) }
    return answer(ctx, wish.ok ? await editNotice({ ...change, to: wish.value }) : wish)
  }

  async end(ctx: HttpContext) {
    const ended = await endNotice(idIn(ctx), actorIn(ctx))
    return ended.ok ? success(ctx, null) : answerRefusal(ctx, ended.refusal)
  }

  async mail(ctx: HttpContext) {
    return answerCount(ctx, await mailNotice(idIn(ctx), actorIn(ctx)))
  }

  async stop(ctx: HttpContext) {
    return answerCount(ctx, await stopNoticeMails(idIn(ctx), actorIn(ctx)))
  }
}

const idIn = ({ params }: HttpContext) => Number(params.notice)

async function answer(ctx: HttpContext, saved: Result<number>, status = 200) {
  if (!saved.ok) return answerRefusal(ctx, saved.refusal)
  const notice = (await staffedNotices()).find(({ id }) => id === saved.value)
  return success(ctx, notice ? staffedNoticeToWire(notice) : null, status)
}

const answerCount = (ctx: HttpContext, done: Result<number>) =>
  done.ok ? success(ctx, { mails: done.value }) : answerRefusal(ctx, done.refusal)
