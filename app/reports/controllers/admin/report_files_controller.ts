import type { HttpContext } from '@adonisjs/core/http'
import { sendReport } from '#reports/http/send_report'

/** Files of anybody's report, for staff. */
export default class ReportFilesController {
  show(ctx: HttpContext) {
    return sendReport(ctx, null)
  }
}
