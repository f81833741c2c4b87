import env from '#start/env'

/** Who collects traces, by OTLP over HTTP; null: nobody, and nothing is traced. */
export default {
  endpoint: env.get('OTEL_EXPORTER_OTLP_ENDPOINT') ?? null,
  service: env.get('OTEL_SERVICE_NAME', 'kontor'),
  /** Part of the requests that are traced. */
  share: env.get('OTEL_TRACES_SAMPLER_ARG', 1),
}
