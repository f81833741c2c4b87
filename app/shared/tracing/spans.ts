/** What is told of a piece of work: never whose it is. */
export type Facts = Record<string, string | number>

export type Beginning = {
  name: string
  kind: 'request' | 'job'
  facts: Facts
  /** What it follows from, as a header `traceparent` (W3C Trace Context); else the work at hand. */
  parent?: string
}

type Told = { name?: string; facts?: Facts; hasFailed?: boolean }

/** A piece of work while it is traced. */
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

/** The work at hand, for what follows from it elsewhere; undefined where nobody traces. */
export const currentParent = (): string | undefined => tracing?.parent()
