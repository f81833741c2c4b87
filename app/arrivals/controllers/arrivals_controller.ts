import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#shared/clock'
import { exportList, showList } from '#shared/lists'
import { boardIn } from '#arrivals/http/morning_in'
import { board } from '#arrivals/lists/board'
import { morningsBeside } from '#arrivals/queries/mornings'
import { noticeChoices } from '#arrivals/queries/notice_choices'
import { plotsOf } from '#arrivals/queries/plots_of'
import { staffedNotices } from '#arrivals/queries/staffed_notices'
import ArrivalTransformer from '#arrivals/transformers/arrival_transformer'
import StaffedNoticeTransformer from '#arrivals/transformers/staffed_notice_transformer'

export default class ArrivalsController {
  async index(ctx: HttpContext) {
    const scope = boardIn(ctx)
    const isNewest = scope.morning === null
    const [{ content, shown }, beside, notices] = await Promise.all([
      showList(ctx, board, scope),
      morningsBeside(scope),
      isNewest ? staffedNotices() : [],
    ])
    return ctx.inertia.render('arrivals/admin/board', {
      morning: scope.morning,
      beside,
      now: clock.now().toISO()!,
      arrivals: ArrivalTransformer.transform(content),
      plots: await plotsOf(content),
      notices: StaffedNoticeTransformer.transform(notices),
      today: scope.today,
      noticeChoices: ctx.inertia.optional(() => noticeChoices()),
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, board, boardIn(ctx))
  }
}
