import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { addToDraft, importYears, removeFromDraft } from '#catalogue/actions/calendars/extend_draft'
import type { Calendar } from '#catalogue/actions/calendars/hold_calendar'
import { rehearseChange } from '#catalogue/actions/calendars/rehearse_change'
import { refuseChange, type CalendarChange } from '#catalogue/domain/calendar_change'
import { calendarIn } from '#catalogue/http/calendar_in'
import {
  addedHolidayValidator,
  calendarDraftValidator,
  importedYearsValidator,
  removedHolidayValidator,
} from '#catalogue/validators/calendars'

type Draft = { calendar: Calendar; change: CalendarChange }

/** A change before it is saved: each step answers the draft with what it would change. */
export default class CalendarDraftsController {
  store(ctx: HttpContext) {
    return rehearsed(ctx, async (draft) =>
      addToDraft(draft, await ctx.request.validateUsing(addedHolidayValidator))
    )
  }

  destroy(ctx: HttpContext) {
    return rehearsed(ctx, async (draft) => {
      const { remove } = await ctx.request.validateUsing(removedHolidayValidator)
      return removeFromDraft(draft, remove)
    })
  }

  update(ctx: HttpContext) {
    return rehearsed(ctx, async (draft) =>
      importYears(draft, await ctx.request.validateUsing(importedYearsValidator))
    )
  }
}

async function rehearsed(
  ctx: HttpContext,
  step: (draft: Draft) => Promise<Result<CalendarChange>>
) {
  const calendar = await calendarIn(ctx)
  const { change } = await ctx.request.validateUsing(calendarDraftValidator)
  const next = await step({ calendar, change })
  if (!next.ok) return answerRefusal(ctx, next.refusal)
  const refused = refuseChange(calendar, next.value)
  if (refused) return answerRefusal(ctx, refused.refusal)
  const rehearsal = await rehearseChange(calendar.code, next.value)
  return success(ctx, { change: next.value, rehearsal })
}
