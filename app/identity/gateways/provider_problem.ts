import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'

type Problem = { code: string; params?: { description: string } }

const LONGEST = 200

/** In its own words, or that it gave none of use (token endpoint rule); null: not believed. */
export function providerProblem(error: unknown): Problem | null {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
    const description = error.error_description?.slice(0, LONGEST)
    return description
      ? { code: 'session.errors.provider_said', params: { description } }
      : { code: 'session.errors.provider_silent' }
  }
  const isSilent =
    error instanceof TypeError || (error instanceof ClientError && SILENT.has(error.code ?? ''))
  return isSilent ? { code: 'session.errors.provider_silent' } : null
}

// No connection, no answer in time, or one that is no answer of a token endpoint.
const SILENT = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_ABORT'])
