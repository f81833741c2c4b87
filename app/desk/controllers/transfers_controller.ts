import type { HttpContext } from '@adonisjs/core/http'
import { bookEntries, confirmTransfer } from '#billing'
import type { Actor } from '#shared/audit'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { readTypedDay } from '#shared/domain/typed_day'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { deskTransferValidator } from '#desk/validators/transfer'

type Form = Awaited<ReturnType<(typeof deskTransferValidator)['validate']>>

export default class TransfersController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(deskTransferValidator)
    const missing = await book(form, actorIn(ctx))
    if (!missing.ok) return answerRefusal(ctx, missing.refusal)
    const code = missing.value <= 0 ? 'confirmed' : 'part_paid'
    flashToast(ctx, 'success', `statements.toasts.${code}`, { number: form.orderNumber })
    return ctx.response.redirect('/admin/today')
  }
}

/** A line of a statement is booked itself, so that nobody books it again. */
async function book(form: Form, actor: Actor): Promise<Result<number>> {
  const { orderNumber, version: expectedVersion, amountCents, entry } = form
  if (!entry) {
    const bookedOn = readTypedDay(form.bookedOn) ?? CalendarDay.today()
    return confirmTransfer({ orderNumber, expectedVersion, amountCents, bookedOn, actor })
  }
  const wish = { entryId: entry.id, orderNumber }
  const { booked, refused } = await bookEntries(entry.statementId, [wish], actor)
  const [done] = booked
  return done ? ok(done.missingCents) : refuse(refused[0]!.code, { status: 409 })
}
