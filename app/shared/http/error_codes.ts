const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  410: 'gone',
  412: 'precondition',
  413: 'too_large',
  415: 'unsupported_type',
  422: 'invalid',
  429: 'too_many_requests',
  503: 'unavailable',
}

const BY_CODE: Readonly<Record<string, string>> = { E_BAD_CSRF_TOKEN: 'page_expired' }

type HttpFailure = { status: number; code?: string }

/** Translation key of what an error means to the person who caused or met it. */
export function errorCodeOf({ status, code = '' }: HttpFailure): string {
  const name =
    BY_CODE[code] ?? BY_STATUS[status] ?? (status >= 500 ? 'server_error' : 'bad_request')
  return `shared.errors.${name}`
}
