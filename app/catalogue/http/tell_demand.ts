import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { demandTerm } from '#catalogue/domain/demand_term'
import type { QuoteLine } from '#catalogue/domain/quote/types'
import { unmetDays } from '#catalogue/domain/unmet_days'
import { tellWatchers } from '#catalogue/http/tell_watchers'
import { demandWatchers, type Demand } from '#catalogue/ports/demand_watchers'
import type { ReferenceData } from '#catalogue/queries/reference_data'

/** Words that no product has. */
export function tellVainSearch(ctx: HttpContext, search = ''): void {
  tell(ctx, () => {
    const term = demandTerm(search)
    return term === null ? [] : [{ kind: 'Search', term }]
  })
}

/** Days that were chosen, of which some do not exist. */
export function tellUnmetDays(
  ctx: HttpContext,
  lines: readonly QuoteLine[],
  { productsByCode, calendars }: ReferenceData
): void {
  const today = CalendarDay.today()
  tell(ctx, () =>
    lines.flatMap((line) => {
      const { id: productId, calendarCode, ...ends } = productsByCode.get(line.product.code)!
      const [firstDay, lastDay] = [dayOrNone(ends.firstDay), dayOrNone(ends.lastDay)]
      const calendar = calendars.get(calendarCode)!
      const unmet = unmetDays(line, { firstDay, lastDay, calendar, today })
      return unmet.map((days) => ({ productId, ...days }))
    })
  )
}

const dayOrNone = (day: string | null) => (day === null ? null : CalendarDay.parse(day))

const tell = (ctx: HttpContext, read: () => Demand[]) => tellWatchers(ctx, demandWatchers, read)
