import logger from '@adonisjs/core/services/logger'
import payment, { type CardProviderSettings } from '#config/payment'
import type { Locale } from '#shared/i18n'
import { inCall, toldStatus } from '#shared/tracing/spans'
import { authorization, forgetToken } from '#orders/gateways/card_provider/token'

export type ProviderCall = {
  method: 'GET' | 'POST'
  path: string
  body?: object
  timeoutMs?: number
  locale?: Locale
}

/** `null` is an answer that was lost: nobody knows whether the call was carried out. */
export type ProviderAnswer = { status: number; body: Record<string, unknown> } | null

/** The settings of the card provider; asking for them without one is a mistake of the caller. */
export function providerSettings(): CardProviderSettings {
  if (!payment.cardProvider) throw new Error('The shop has no card provider')
  return payment.cardProvider
}

/** Nothing is repeated, it could charge twice; only a refused token (401) is drawn anew. */
export async function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  const answer = await traced(call)
  if (answer?.status !== 401 || !providerSettings().tokenUrl) return answer
  forgetToken()
  return traced(call)
}

/** It is told of no trace: what belongs together here is nobody's business there. */
const traced = (call: ProviderCall): Promise<ProviderAnswer> =>
  inCall(
    { name: `card provider ${call.method}`, facts: { 'http.request.method': call.method } },
    () => send(call),
    (answer) => toldStatus(answer?.status)
  )

async function send({
  method,
  path,
  body,
  timeoutMs,
  locale = 'en',
}: ProviderCall): Promise<ProviderAnswer> {
  const { apiUrl, timeoutMs: usual } = providerSettings()
  const signal = AbortSignal.timeout(timeoutMs ?? usual)
  try {
    const response = await fetch(`${apiUrl}/v1${path}`, {
      method,
      signal,
      redirect: 'error',
      headers: {
        'authorization': await authorization(signal),
        'accept-language': locale,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    })
    const read = (await response.json()) as Record<string, unknown>
    if (response.status >= 500) return lost(path, `status ${response.status}`)
    return { status: response.status, body: read }
  } catch (error) {
    return lost(path, error)
  }
}

function lost(path: string, error: unknown): null {
  logger.warn({ err: error, path }, 'the card provider did not answer')
  return null
}
