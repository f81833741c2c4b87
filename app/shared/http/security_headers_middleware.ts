import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { CSP_REPORTS } from '#shared/http/csp_reports'

const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'reporting-endpoints': `${CSP_REPORTS.group}="${CSP_REPORTS.path}"`,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const A_YEAR = 365 * 24 * 60 * 60
const TLS_ONLY = { 'strict-transport-security': `max-age=${A_YEAR}; includeSubDomains` }

/** On every answer, also of those that reach no route. The content policy comes per page. */
export default class SecurityHeadersMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    const headers = app.inProduction ? { ...HEADERS, ...TLS_ONLY } : HEADERS
    for (const [name, value] of Object.entries(headers)) response.header(name, value)
    return next()
  }
}
