import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { sendReport } from '#reports/http/send_report'

export default class ReportFilesController {
  show(ctx: HttpContext) {
    return sendReport(ctx, callerOf(ctx).id)
  }
}
