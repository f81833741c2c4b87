import type { Problem } from '#webhooks/domain/delivery'

/** Why a message could not be handed over, with what the log is to say of it. */
export class SendingProblem extends Error {
  constructor(
    readonly problem: Problem,
    detail: string
  ) {
    super(detail)
  }
}

/** Certificates that do not fit, by the ends of Node's and OpenSSL's codes. */
const CERTIFICATE =
  /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|TLS_(CERT|INVALID)|ERR_SSL|HOSTNAME_MISMATCH/
const UNREACHABLE = /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/

export function problemOf(error: unknown): Problem {
  if (error instanceof SendingProblem) return error.problem
  const { code = '', name = '' } = error as { code?: string; name?: string }
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT') return 'timeout'
  if (CERTIFICATE.test(code)) return 'certificate'
  return UNREACHABLE.test(code) ? 'unreachable' : 'broken'
}
