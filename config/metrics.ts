import env from '#start/env'

/** Where Prometheus asks this process; null: nowhere, and nothing is measured. */
export default {
  port: env.get('METRICS_PORT') ?? null,
  host: env.get('METRICS_HOST', 'localhost'),
}
