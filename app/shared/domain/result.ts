export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 412 | 422 | 423 | 429 | 503

/** An expected "no": its code is the translation key of the message ("basket.errors.locked"). */
export type Refusal<C extends string = string> = {
  code: C
  params?: Record<string, string | number>
  field?: string
  /** HTTP status; 422 where nothing is said. */
  status?: RefusalStatus
  /** Seconds after which it may be tried again; whatever is refused by 429 says so. */
  retryAfter?: number
}

export type Ok<T> = { ok: true; value: T }
export type Refused<C extends string = string> = { ok: false; refusal: Refusal<C> }

/** What an action answers: its value, or a refusal that the product names. Bugs still throw. */
export type Result<T, C extends string = string> = Ok<T> | Refused<C>

export function ok(): Ok<undefined>
export function ok<T>(value: T): Ok<T>
export function ok<T>(value?: T): Ok<T | undefined> {
  return { ok: true, value }
}

export function refuse<C extends string>(
  code: C,
  details: Omit<Refusal<C>, 'code'> = {}
): Refused<C> {
  return { ok: false, refusal: { code, ...details } }
}
