import logger from '@adonisjs/core/services/logger'
import { inRequestContext } from '#shared/request_context'
import { originOf } from '#shared/jobs/origin'
import type { HandledJob, JobContext } from '#shared/jobs/registry'
import { inSpan } from '#shared/tracing/spans'

type Received = { id: string; data: object }

/** Does a job under the id of the request that it comes from, and in its trace. */
export function carryOut(
  job: HandledJob,
  { id, data }: Received,
  context: JobContext
): Promise<void> {
  const { origin, payload } = originOf(data)
  const { requestId, traceparent: parent } = origin
  const facts = { 'messaging.system': 'pg-boss', 'messaging.destination.name': job.name }
  const traced = () =>
    inSpan({ name: `job ${job.name}`, kind: 'job', facts, parent }, async (span) => {
      const done = await logged({ job: job.name, id }, () => job.handle(payload as never, context))
      span.end({ hasFailed: !done.ok })
      if (!done.ok) throw done.error
    })
  return requestId ? inRequestContext({ requestId }, traced) : traced()
}

type Outcome = { ok: true } | { ok: false; error: unknown }

async function logged(of: object, work: () => Promise<unknown>): Promise<Outcome> {
  const began = performance.now()
  const facts = () => ({ ...of, ms: Math.round(performance.now() - began) })
  try {
    await work()
    logger.info(facts(), 'job done')
    return { ok: true }
  } catch (error) {
    logger.error({ err: error, ...facts() }, 'job failed')
    return { ok: false, error }
  }
}
