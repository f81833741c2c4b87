/** What is told of a piece of work: never whose it is. */
export type Facts = Record<string, string | number>

export type Beginning = {
  name: string
  kind: 'request' | 'job' | 'call'
  facts: Facts
  /** What it follows from, as a header `traceparent` (W3C Trace Context); else the work at hand. */
  parent?: string
  /** In the trace of the request at hand, whatever work it is done in: of many, each has its own. */
  isRoot?: boolean
}

type Told = { name?: string; facts?: Facts; hasFailed?: boolean }

export type Span = { end(told?: Told): void }

export type Tracing = {
  /** Within the work, statements and jobs that are sent belong to it. */
  begin<T>(beginning: Beginning, work: (span: Span) => T): T
  parent(): string | undefined
}

let tracing: Tracing | null = null

export const traceBy = (next: Tracing | null): void => {
  tracing = next
}

const UNTRACED: Span = { end() {} }

/** Does the work as a span, which it ends itself; only does it where nobody traces. */
export const inSpan = <T>(beginning: Beginning, work: (span: Span) => T): T =>
  tracing ? tracing.begin(beginning, work) : work(UNTRACED)

type Called = Pick<Beginning, 'name' | 'isRoot'> & {
  facts?: Facts
  /** Whether what is thrown is an answer like others, such as that there is no such thing. */
  isAnswer?: (error: unknown) => boolean
}

/**
 * A call to another program as a span; what it answers or throws passes through. Names and facts say
 * what is called, never whom: no address that somebody chose, no path, no words.
 */
export function inCall<T>(
  { facts = {}, isAnswer = () => false, ...called }: Called,
  call: () => Promise<T>,
  tell: (answer: T) => Told = () => ({})
): Promise<T> {
  if (!tracing) return call()
  return inSpan({ ...called, kind: 'call', facts }, async (span) => {
    try {
      const answer = await call()
      span.end(tell(answer))
      return answer
    } catch (error) {
      span.end({ hasFailed: !isAnswer(error) })
      throw error
    }
  })
}

export const toldStatus = (status: number | null | undefined): Told =>
  status
    ? { facts: { 'http.response.status_code': status }, hasFailed: status >= 500 }
    : { hasFailed: true }

/** The work at hand, for what follows from it elsewhere; undefined where nobody traces. */
export const currentParent = (): string | undefined => tracing?.parent()
