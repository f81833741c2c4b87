import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { Measure } from '#shared/measuring'

/** Everything of this process by the names of Prometheus: `kontor_…`, and Node's own. */
export const registry = new Registry()

collectDefaultMetrics({ register: registry })

export const requestSeconds = new Histogram({
  name: 'kontor_http_request_seconds',
  help: 'How long requests took, by the pattern of their route and the status of their answer.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
})

new Gauge({
  name: 'kontor_database_connections',
  help: 'Connections of this process: in use, idle, and how many wait for one.',
  labelNames: ['what'],
  registers: [registry],
  collect() {
    const pool = db.manager.get(db.primaryConnectionName)?.connection?.pool
    if (!pool) return
    this.set({ what: 'used' }, pool.numUsed())
    this.set({ what: 'free' }, pool.numFree())
    this.set({ what: 'waited for' }, pool.numPendingAcquires())
  },
})

export type Measuring = { measures?: () => Promise<{ default: readonly Measure[] }> }

/** Adds what modules measure; done once, before the first answer. */
export async function registerMeasures(modules: readonly Measuring[]): Promise<void> {
  for (const { measures } of modules) {
    for (const measure of (await measures?.())?.default ?? []) register(measure)
  }
}

function register({ name, help, read }: Measure) {
  new Gauge({
    name: `kontor_${name}`,
    help,
    labelNames: ['state', 'queue', 'what'],
    registers: [registry],
    async collect() {
      const found = await read().catch((error: unknown) => logger.warn({ err: error, name }))
      this.reset()
      for (const { labels = {}, value } of found ?? []) this.set(labels, value)
    },
  })
}
