import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { Result } from '#shared/domain/result'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { answerList } from '#shared/lists'
import { endNotice } from '#arrivals/actions/notices/end_notice'
import { mailNotice, stopNoticeMails } from '#arrivals/actions/notices/mail_notice'
import { addNotice, editNotice } from '#arrivals/actions/notices/save_notice'
import { noticeChangeIn, noticeWishIn } from '#arrivals/http/notice_wish_in'
import { publicNoticeLists } from '#arrivals/lists/public_notice_list'
import { staffedNoticeList } from '#arrivals/lists/staffed_notice_list'
import {
  publicNoticeToWire,
  staffedNoticeToWire,
} from '#arrivals/transformers/notice_api_transformer'

export default class NoticesController {
  index(ctx: HttpContext) {
    return answerList(ctx, staffedNoticeList, staffedNoticeToWire, CalendarDay.today().iso)
  }

  running(ctx: HttpContext) {
    const list = publicNoticeLists[ctx.locale]
    return answerList(ctx, list, publicNoticeToWire, CalendarDay.today().iso)
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
  const byId = { sql: 'n.id = ?', values: [saved.value] }
  const notice = await staffedNoticeList.first(byId, CalendarDay.today().iso)
  return success(ctx, notice ? staffedNoticeToWire(notice) : null, status)
}

const answerCount = (ctx: HttpContext, done: Result<number>) =>
  done.ok ? success(ctx, { mails: done.value }) : answerRefusal(ctx, done.refusal)
