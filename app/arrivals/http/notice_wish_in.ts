import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, type Result } from '#shared/domain/result'
import { readTypedDay } from '#shared/domain/typed_day'
import { readLastDay, type NoticeWish } from '#arrivals/domain/notice_wish'
import { noticeMessages } from '#arrivals/http/notice_messages'
import { noticeChangeValidator, noticeValidator } from '#arrivals/validators/notice'

const said = ({ locale }: HttpContext) => ({ messagesProvider: noticeMessages(locale) })

/** A new notice as it was sent, by a page or a program. */
export const noticeWishIn = async (ctx: HttpContext): Promise<Result<NoticeWish>> =>
  wishOf(await ctx.request.validateUsing(noticeValidator, said(ctx)))

/** Other words for a notice, and the version that they were decided on. */
export async function noticeChangeIn(
  ctx: HttpContext
): Promise<{ wish: Result<NoticeWish>; version: number }> {
  const { version, ...typed } = await ctx.request.validateUsing(noticeChangeValidator, said(ctx))
  return { wish: wishOf(typed), version }
}

type Typed = Omit<NoticeWish, 'lastDay'> & { lastDay?: string | null }

function wishOf({ lastDay, products, ...words }: Typed): Result<NoticeWish> {
  const day = readLastDay(readTypedDay(lastDay ?? ''), CalendarDay.today())
  if (!day.ok) return day
  return ok({ ...words, products: [...new Set(products)], lastDay: day.value })
}
