import { SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api'
import pg from 'pg'

type Query = (this: unknown, ...args: unknown[]) => unknown
type Ended = (error?: unknown) => void

/**
 * Traces each statement of a request or a job, whoever sends it: all of them go through the driver. Answers
 * how to stop. Rows that are streamed are not followed to their end.
 */
export function traceStatements(tracer: Tracer): () => void {
  const driver = pg.Client.prototype as unknown as { query: Query }
  const query = driver.query
  driver.query = function (...args) {
    const text = textOf(args[0])
    if (text === undefined || !trace.getActiveSpan()) return query.apply(this, args)
    return followed(query.bind(this), args, endOf(begin(tracer, text)))
  }
  return () => {
    driver.query = query
  }
}

/** A statement, or a description of one; what submits itself is a stream. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked
  const { text, submit } = (asked ?? {}) as { text?: unknown; submit?: unknown }
  return typeof text === 'string' && submit === undefined ? text : undefined
}

const LONGEST = 2_000
const LITERAL = /'(?:[^']|'')*'/g

/** What is bound stays out, and so does what stands in the text itself. */
function begin(tracer: Tracer, text: string): Span {
  const said = text.replace(LITERAL, '?').replace(/\s+/g, ' ').trim().slice(0, LONGEST)
  const operation = /^\w+/.exec(said)?.[0].toLowerCase() ?? 'statement'
  return tracer.startSpan(operation, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': said,
    },
  })
}

/** The words of an error may repeat what was bound; its code does not. */
const endOf =
  (span: Span): Ended =>
  (error) => {
    if (error) {
      span.setAttribute('db.response.status_code', String((error as { code?: string }).code))
      span.setStatus({ code: SpanStatusCode.ERROR })
    }
    span.end()
  }

function followed(query: Query, args: unknown[], ended: Ended): unknown {
  const at = args.findIndex((one) => typeof one === 'function')
  if (at < 0) return promised(query(...args) as Promise<unknown>, ended)
  const answer = args[at] as (...answered: unknown[]) => unknown
  const following = (error: unknown, ...rest: unknown[]) => {
    ended(error)
    return answer(error, ...rest)
  }
  return query(...args.with(at, following))
}

function promised(answer: Promise<unknown>, ended: Ended): Promise<unknown> {
  answer.then(() => ended(), ended)
  return answer
}
