import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { readiness } from '#shared/health/readiness'

/** Probes /health/live and /health/ready (else 503). Ahead of sessions, which need the database. */
export default class HealthMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    if (!request.url().startsWith('/health/')) return next()
    response.header('cache-control', 'no-store')
    if (request.url() === '/health/live') return response.json({ live: true })
    if (request.url() !== '/health/ready') return next()
    const state = await readiness()
    return response.status(state.ready ? 200 : 503).json(state)
  }
}
