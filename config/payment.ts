import env from '#start/env'

export type CardProviderSettings = {
  /** Base address of the provider's API, without `/v1`. */
  apiUrl: string
  publicKey: string
  privateKey: string
  /** Where short-lived tokens are drawn; null sends the private key itself (basic authentication). */
  tokenUrl: string | null
  /** The browser script with the card fields. */
  scriptUrl: string
  /** Name that the script gives its entry point. */
  scriptGlobal: string
  /** How long the answer to a charge may take; a look-up gets a quarter of it. */
  timeoutMs: number
}

const apiUrl = env.get('CARD_PROVIDER_URL')?.replace(/\/+$/, '')

const cardProvider: CardProviderSettings | null = apiUrl
  ? {
      apiUrl,
      publicKey: env.get('CARD_PROVIDER_PUBLIC_KEY', ''),
      privateKey: env.get('CARD_PROVIDER_PRIVATE_KEY', ''),
      tokenUrl: env.get('CARD_PROVIDER_TOKEN_URL') ?? null,
      scriptUrl: env.get('CARD_PROVIDER_SCRIPT_URL', `${apiUrl}/v1/unzer.js`),
      scriptGlobal: 'unzer',
      timeoutMs: env.get('CARD_PROVIDER_TIMEOUT_SECONDS', 20) * 1000,
    }
  : null

/** How payments are taken. Without a card provider, cards are not offered. */
export default {
  cardProvider,
  /** How long the provider is asked about a payment that nobody answered for. */
  watchHours: 24,
}
