import * as client from 'openid-client'
import logger from '@adonisjs/core/services/logger'
import { appUrl } from '#config/app'
import type { ProviderKey } from '#config/identity'
import { relyingParty } from '#identity/gateways/relying_party'

const LANDING = '/logout'

/** Where the provider ends its own session; the shop's landing page where it cannot do that. */
export async function endSessionUrl(provider: ProviderKey, idToken: string): Promise<string> {
  try {
    const party = await relyingParty(provider)
    if (!party.serverMetadata().end_session_endpoint) return LANDING
    return client.buildEndSessionUrl(party, {
      id_token_hint: idToken,
      post_logout_redirect_uri: `${appUrl}${LANDING}`,
    }).href
  } catch (error) {
    logger.warn({ err: error, provider }, 'the provider could not be told about a sign-out')
    return LANDING
  }
}
