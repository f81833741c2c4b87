import { RandomIdGenerator, type IdGenerator } from '@opentelemetry/sdk-trace'
import { currentRequestId } from '#shared/request_context'

const random = new RandomIdGenerator()

/** A request's trace has the id that its answer, its log and its mails have, wherever that can be one. */
export const requestIds: IdGenerator = {
  generateTraceId: () => traceIdOf(currentRequestId()) ?? random.generateTraceId(),
  generateSpanId: () => random.generateSpanId(),
}

/** Proxies send 32 hexadecimal digits or a UUID; what else they send stands in the trace as a fact. */
export function traceIdOf(requestId = ''): string | undefined {
  const digits = requestId.replaceAll('-', '').toLowerCase()
  return /^(?!0+$)[\da-f]{32}$/.test(digits) ? digits : undefined
}
