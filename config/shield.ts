import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { defineConfig } from '@adonisjs/shield'
import { bringsToken } from '#identity/http/brings_token'
import { CSP_REPORTS } from '#shared/http/csp_reports'
import { isOwnAnswer } from '#site/http/consent_cookie'

const developmentSources = app.inDev ? ["'unsafe-inline'", 'ws:'] : []

/** The card provider has no session that somebody could misuse. */
const isNotification = ({ request }: HttpContext) => request.url() === '/payments/notifications'

/** A quote is only an answer; programs may ask for it without a token. */
const changesNothing = ({ request }: HttpContext) => request.url() === '/api/v1/quotes'

/** A fetch script sends its secret in a header of its own and has no cookies. */
const isFetchScript = ({ request }: HttpContext) => request.url().startsWith('/fetch/')

/** Browsers send reports by themselves; nothing comes of one but a line in the log. */
const isReport = ({ request }: HttpContext) => request.url() === CSP_REPORTS.path

export default defineConfig({
  csp: {
    enabled: true,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", '@nonce'],
      styleSrc: app.inDev ? ["'self'", "'unsafe-inline'"] : ["'self'", '@nonce'],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...developmentSources.filter((source) => source === 'ws:')],
      mediaSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      reportUri: [CSP_REPORTS.path],
      reportTo: [CSP_REPORTS.group],
    },
    reportOnly: false,
  },
  csrf: {
    enabled: true,
    exceptRoutes: (ctx) =>
      bringsToken(ctx) ||
      isNotification(ctx) ||
      changesNothing(ctx) ||
      isFetchScript(ctx) ||
      isReport(ctx) ||
      isOwnAnswer(ctx),
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
  xFrame: { enabled: true, action: 'DENY' },
  // Every answer has this header already, also those that go past this guard.
  hsts: { enabled: false },
  contentTypeSniffing: { enabled: true },
})
