import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { mailNotice, stopNoticeMails } from '#arrivals/actions/notices/mail_notice'
import { answerNotice } from '#arrivals/http/answer_notice'

export default class NoticeMailsController {
  async store(ctx: HttpContext) {
    return answerNotice(ctx, await mailNotice(Number(ctx.params.notice), actorIn(ctx)), 'mailed')
  }

  async destroy(ctx: HttpContext) {
    const stopped = await stopNoticeMails(Number(ctx.params.notice), actorIn(ctx))
    return answerNotice(ctx, stopped, 'stopped')
  }
}
