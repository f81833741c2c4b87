type EnvelopeError = { code: string; message: string; field?: string }

/** What came of a request that failed: the status, 0 without an answer, and the server's words. */
export class RequestFailure extends Error {
  constructor(
    readonly status: number,
    readonly url: string,
    /** Empty where the server gave none. */
    message = '',
    readonly errors: readonly EnvelopeError[] = []
  ) {
    super(message)
  }
}

/** Reads what an answer says of its failure: the envelope's errors, joined, or a page's words. */
export function failureOf(status: number, url: string, body: unknown): RequestFailure {
  const { errors, message, props } = (body ?? {}) as {
    errors?: EnvelopeError[]
    message?: string
    props?: { message?: string }
  }
  const list = Array.isArray(errors) ? errors : []
  const words = list.map((error) => error.message).join(' - ') || message || props?.message
  return new RequestFailure(status, url, words ?? '', list)
}

/** Nobody answered, or only what stands before the shop, or nobody is signed in: it says nothing that would help. */
export const reasonOf = ({ status, message }: RequestFailure) => {
  if (status === 401 && !message) return 'signed_out' as const
  return status === 0 || (status >= 502 && !message) ? ('unreachable' as const) : undefined
}
