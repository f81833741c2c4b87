import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import metrics from '#config/metrics'
import { observeBy } from '#shared/metrics/observe'
import type { Measuring } from '#shared/metrics/registry'

/**
 * Answers Prometheus at `/metrics` of a port of its own, which no visitor reaches, as long as the process
 * runs. Without METRICS_PORT nothing is loaded and nothing is measured.
 * @returns the port it listens at, null without one
 */
export async function listenForMetrics(
  modules: readonly Measuring[],
  port = metrics.port
): Promise<number | null> {
  if (port === null) return null
  const { registry, registerMeasures, requestSeconds } = await import('#shared/metrics/registry')
  await registerMeasures(modules)
  observeBy(({ method, route, status, seconds }) =>
    requestSeconds.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds)
  )
  const server = createServer((request, response) => {
    answer(registry, request, response).catch((error: unknown) => {
      logger.error({ err: error }, 'metrics could not be told')
      response.writeHead(500).end()
    })
  })
  server.listen(port, metrics.host)
  await once(server, 'listening')
  app.terminating(() => void server.close())
  logger.info({ port }, 'metrics at /metrics')
  return (server.address() as { port: number }).port
}

async function answer(registry: Registry, { url }: IncomingMessage, response: ServerResponse) {
  if (url !== '/metrics') return response.writeHead(404).end()
  const text = await registry.metrics()
  return response.writeHead(200, { 'content-type': registry.contentType }).end(text)
}
