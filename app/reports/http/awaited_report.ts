import type { HttpContext } from '@adonisjs/core/http'
import { rows } from '#shared/database'
import { WaitingCallers } from '#shared/http/waiting_callers'
import { ENDED_STATES, hasEnded } from '#reports/domain/report_state'
import { readableOf } from '#reports/http/whose_reports'
import { reportList, type ListedReport } from '#reports/lists/report_list'

const waitingForReports = new WaitingCallers<number>('reports', async (ids) => {
  const found = await rows<{ id: number }>(
    null,
    'select id from reports where id = any(?) and state = any(?)',
    [ids, [...ENDED_STATES]]
  )
  return new Set(found.map(({ id }) => id))
})

/** A report, with `?wait=30` as soon as it is made or has failed; who may see it is asked anew after the wait. */
export async function awaitedReport(ctx: HttpContext): Promise<ListedReport | null> {
  const found = await readable(ctx)
  const seconds = Number(ctx.request.qs().wait ?? 0)
  if (!found || !seconds || hasEnded(found.state)) return found
  const { response } = ctx.response
  await waitingForReports.until(found.id, seconds * 1_000, (leave) => response.once('close', leave))
  return readable(ctx)
}

const readable = (ctx: HttpContext) =>
  reportList.first({ sql: 'r.id = ?', values: [Number(ctx.params.report)] }, readableOf(ctx))
