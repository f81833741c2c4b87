import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { Span, Tracing } from '#shared/tracing/spans'

const KINDS = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, call: SpanKind.CLIENT }
const headers = new W3CTraceContextPropagator()

/** What the shop asks of whoever traces, in the words of OpenTelemetry. */
export const tracingBy = (tracer: Tracer): Tracing => ({
  begin({ name, kind, facts, parent, isRoot }, work) {
    const from = parent ? contextOf(parent) : isRoot ? ROOT_CONTEXT : context.active()
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, from)
    return context.with(trace.setSpan(from, span), () => work(endedBy(span)))
  },
  parent() {
    const carrier: { traceparent?: string } = {}
    headers.inject(context.active(), carrier, defaultTextMapSetter)
    return carrier.traceparent
  },
})

const contextOf = (traceparent: string) =>
  headers.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)

const endedBy = (span: ReturnType<Tracer['startSpan']>): Span => ({
  end({ name, facts = {}, hasFailed } = {}) {
    if (name) span.updateName(name)
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.setAttributes(facts).end()
  },
})
