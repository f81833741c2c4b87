import type { HttpContext } from '@adonisjs/core/http'
import { readCspReports } from '#shared/http/csp_reports'
import { securityEvent } from '#shared/http/security_event'

/** Takes what browsers say about content that the policy kept from a page. */
export default class CspReportsController {
  store(ctx: HttpContext) {
    for (const report of readCspReports(ctx.request.body())) {
      securityEvent(ctx, 'content_blocked', report)
    }
    return ctx.response.noContent()
  }
}
