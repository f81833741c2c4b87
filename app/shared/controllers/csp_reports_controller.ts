import type { HttpContext } from '@adonisjs/core/http'
import { readCspReports } from '#shared/http/csp_reports'
import { securityEvent } from '#shared/http/security_event'

export default class CspReportsController {
  store(ctx: HttpContext) {
    for (const report of readCspReports(ctx.request.body())) {
      securityEvent(ctx, 'content_blocked', report)
    }
    return ctx.response.noContent()
  }
}
