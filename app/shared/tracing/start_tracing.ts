import { hostname } from 'node:os'
import { context, diag, DiagLogLevel } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import logger from '@adonisjs/core/services/logger'
import { requestIds } from '#shared/tracing/request_ids'
import { traceBy } from '#shared/tracing/spans'
import { traceStatements } from '#shared/tracing/trace_statements'
import { tracingBy } from '#shared/tracing/tracing_by'

type Options = { endpoint: string; service: string; share: number }

const LONGEST_SENDING_MS = 3_000
const LONGEST_REASON = 200

/** Traces requests, their statements and their jobs from now on. Answers how to stop: what is done is sent. */
export function startTracing(options: Options): () => Promise<void> {
  tellOfTrouble()
  const provider = providerOf(options)
  const contexts = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contexts)
  const tracer = provider.getTracer('kontor')
  const untraceStatements = traceStatements(tracer)
  traceBy(tracingBy(tracer))
  return async () => {
    traceBy(null)
    untraceStatements()
    await provider.shutdown()
    context.disable()
  }
}

function providerOf({ endpoint, service, share }: Options): TracerProvider {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: LONGEST_SENDING_MS })
  const process = {
    'service.name': service,
    'service.instance.id': `${hostname()}-${globalThis.process.pid}`,
  }
  return new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes(process)),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    idGenerator: requestIds,
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
}

/** Nobody waits for traces: that they do not arrive is one line in the log. */
function tellOfTrouble(): void {
  const ignore = () => {}
  const error = (reason: string) =>
    logger.warn({ reason: reason.slice(0, LONGEST_REASON) }, 'traces could not be sent')
  const told = { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(told, DiagLogLevel.ERROR)
}
