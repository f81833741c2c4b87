import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { callerOf } from '#shared/http/caller'
import { attachmentNamed } from '#shared/http/content_disposition'
import { sendPdf } from '#shared/http/send_pdf'
import { knownDay } from '#contracts/http/permissioning/asked_permissions'
import { differenceList, type Difference } from '#contracts/lists/permissioning/difference_list'
import { knownDifferenceList } from '#contracts/lists/permissioning/known_difference_list'
import { differenceDocument } from '#contracts/pdf/permissioning/difference_document'

/** A paper that somebody reads has no more; the CSV has all. */
const MOST_LINES = 1_000

/** The difference of the two papers of an audit as a PDF, narrowed and sorted as on its page. */
export default class DifferencePapersController {
  async show(ctx: HttpContext) {
    const known = knownDay(ctx)
    const { filters, lines } = await differences(ctx, known)
    const shown = await firstOf(lines)
    const difference = differenceDocument({
      ...{ lines: shown.slice(0, MOST_LINES), isMore: shown.length > MOST_LINES },
      asked: { since: filters.since[0] ?? null, till: filters.till[0] ?? null, known },
      ...{ locale: ctx.locale, madeBy: callerOf(ctx).email },
    })
    const name = `webshop_permissioning_difference_${CalendarDay.today().number}.pdf`
    return sendPdf(ctx, difference, attachmentNamed(name))
  }
}

async function differences({ request }: HttpContext, known: string | null) {
  const wish = differenceList.read(request.qs())
  const lines = known
    ? await knownDifferenceList.lines(wish, { known })
    : await differenceList.lines(wish)
  return { filters: wish.filters, lines }
}

async function firstOf(lines: AsyncIterable<Difference>): Promise<Difference[]> {
  const first: Difference[] = []
  for await (const line of lines) {
    first.push(line)
    if (first.length > MOST_LINES) break
  }
  return first
}
