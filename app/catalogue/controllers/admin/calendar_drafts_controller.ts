import type { HttpContext } from '@adonisjs/core/http'
import { ok, type Result } from '#shared/domain/result'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { addToDraft, importYears, removeFromDraft } from '#catalogue/actions/calendars/extend_draft'
import type { Calendar } from '#catalogue/actions/calendars/hold_calendar'
import { rehearseChange } from '#catalogue/actions/calendars/rehearse_change'
import {
  refuseChange,
  type CalendarChange,
  type ComparedYears,
} from '#catalogue/domain/calendar_change'
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
      stepTo(addToDraft(draft, await ctx.request.validateUsing(addedHolidayValidator)))
    )
  }

  destroy(ctx: HttpContext) {
    return rehearsed(ctx, async (draft) => {
      const { remove } = await ctx.request.validateUsing(removedHolidayValidator)
      return stepTo(removeFromDraft(draft, remove))
    })
  }

  update(ctx: HttpContext) {
    return rehearsed(ctx, async (draft) =>
      importYears(draft, await ctx.request.validateUsing(importedYearsValidator))
    )
  }
}

type Step = { change: CalendarChange; compared?: ComparedYears }

const stepTo = (change: Result<CalendarChange>): Result<Step> =>
  change.ok ? ok({ change: change.value }) : change

async function rehearsed(ctx: HttpContext, step: (draft: Draft) => Promise<Result<Step>>) {
  const calendar = await calendarIn(ctx)
  const { change } = await ctx.request.validateUsing(calendarDraftValidator)
  const next = await step({ calendar, change })
  if (!next.ok) return answerRefusal(ctx, next.refusal)
  const refused = refuseChange(calendar, next.value.change)
  if (refused) return answerRefusal(ctx, refused.refusal)
  const rehearsal = await rehearseChange(calendar.code, next.value.change)
  return success(ctx, { ...next.value, rehearsal })
}
