import type { HttpContext } from '@adonisjs/core/http'
import { listAudit } from '#shared/audit'
import {
  HISTORIES,
  historyOf,
  nameOf,
  type HistoryKind,
} from '#contracts/http/records/record_history'
import { namesInHistory } from '#contracts/queries/records/names_in_history'

export default class HistoriesController {
  async show({ inertia, params }: HttpContext) {
    const kind = params.kind as HistoryKind
    const id = Number(params.id)
    const entries = await listAudit({ type: HISTORIES[kind], id })
    const say = await namesInHistory(entries)
    return inertia.render('contracts/admin/history', {
      subject: HISTORIES[kind],
      id,
      name: nameOf(entries, say),
      entries: historyOf(entries, say),
    })
  }
}
