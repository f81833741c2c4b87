import type { HttpContext } from '@adonisjs/core/http'
import { listAudit } from '#shared/audit'
import { HISTORIES, historyOf, type HistoryKind } from '#contracts/http/records/record_history'

/** Who changed what about a record of the master data; it stays when the record is gone. */
export default class HistoriesController {
  async show({ inertia, params }: HttpContext) {
    const kind = params.kind as HistoryKind
    const id = Number(params.id)
    const entries = await listAudit({ type: HISTORIES[kind], id })
    return inertia.render('contracts/admin/history', {
      subject: HISTORIES[kind],
      id,
      entries: historyOf(entries),
    })
  }
}
