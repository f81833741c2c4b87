import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { exportList, showList } from '#shared/lists'
import { endNotice } from '#arrivals/actions/notices/end_notice'
import { addNotice, editNotice } from '#arrivals/actions/notices/save_notice'
import { answerNotice } from '#arrivals/http/answer_notice'
import { noticeChangeIn, noticeWishIn } from '#arrivals/http/notice_wish_in'
import { noticeLists } from '#arrivals/lists/notice_list'
import ListedNoticeTransformer from '#arrivals/transformers/listed_notice_transformer'

export default class NoticesController {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, noticeLists[ctx.locale])
    return ctx.inertia.render('arrivals/admin/notices', {
      notices: ListedNoticeTransformer.transform(content),
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, noticeLists[ctx.locale])
  }

  async store(ctx: HttpContext) {
    const wish = await noticeWishIn(ctx)
    const added = wish.ok ? await addNotice(wish.value, actorIn(ctx)) : wish
    return answerNotice(ctx, added, 'added')
  }

  async update(ctx: HttpContext) {
    const { wish, version } = await noticeChangeIn(ctx)
    const change = { id: Number(ctx.params.notice), version, actor: actorIn(ctx) }
    const done = wish.ok ? await editNotice({ ...change, to: wish.value }) : wish
    return answerNotice(ctx, done, 'changed')
  }

  async end(ctx: HttpContext) {
    return answerNotice(ctx, await endNotice(Number(ctx.params.notice), actorIn(ctx)), 'ended')
  }
}
