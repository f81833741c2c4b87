import type { HttpContext } from '@adonisjs/core/http'
import { sendReport } from '#reports/http/send_report'

export default class ReportFilesController {
  show(ctx: HttpContext) {
    return sendReport(ctx, null)
  }
}
