import { interactionPolicy, type Configuration, type JWK } from 'oidc-provider'
import { appUrl } from '#config/app'
import identity from '#config/identity'
import { ACR } from '#identity/domain/sign_in_strength'
import { findProviderAccount } from '#identity/gateways/embedded_provider/accounts'
import { OidcRecords } from '#identity/gateways/embedded_provider/records'
import { endProviderSession } from '#identity/gateways/embedded_provider/sign_out'

const SCOPES = 'openid profile email groups'
const SESSION_SECONDS = 8 * 60 * 60

export function embeddedConfiguration(signingKey: JWK): Configuration {
  const { clientId, clientSecret, callbackPath } = identity.providers.customers
  return {
    adapter: OidcRecords,
    jwks: { keys: [signingKey] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${appUrl}${callbackPath}`],
        post_logout_redirect_uris: [`${appUrl}/logout`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: {
      keys: identity.cookieKeys,
      names: { session: 'kontor-provider', interaction: 'kontor-sign-in', resume: 'kontor-resume' },
      long: { path: '/oidc', httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    scopes: SCOPES.split(' '),
    acrValues: Object.values(ACR),
    claims: {
      openid: ['sub', 'auth_time', 'acr', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
      groups: ['groups'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    interactions: {
      policy: [interactionPolicy.base().get('login')!],
      url: (_, interaction) => `/sign-in/${interaction.uid}`,
    },
    findAccount: (_, subject) => findProviderAccount(subject),
    loadExistingGrant: grantEverything,
    renderError: (ctx) => ctx.redirect('/sign-in-or-register?problem=expired'),
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: endProviderSession,
        postLogoutSuccessSource: (ctx) => ctx.redirect('/logout'),
      },
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 1800,
      Session: SESSION_SECONDS,
      Grant: SESSION_SECONDS,
    },
  }
}

/** The only client is the shop, so nobody is asked whether the shop may know who signs in. */
const grantEverything: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const clientId = oidc.client!.clientId
  const { provider, session } = oidc
  const known = session!.grantIdFor(clientId)
  const existing = known && (await provider.Grant.find(known))
  if (existing) return existing
  const grant = new provider.Grant({ clientId, accountId: session!.accountId })
  grant.addOIDCScope(SCOPES)
  await grant.save()
  return grant
}
