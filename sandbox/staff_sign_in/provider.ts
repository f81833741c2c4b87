import { exportJWK, generateKeyPair } from 'jose'
import Provider, { interactionPolicy } from 'oidc-provider'
import type { Configuration, JWK, KoaContextWithOIDC } from 'oidc-provider'
import { randomBytes } from 'node:crypto'
import { emailOf, findAccount } from './accounts.ts'
import { MemoryRecords } from './memory_records.ts'

export type Settings = {
  issuer: string
  clientId: string
  clientSecret: string
  redirectUri: string
  postLogoutRedirectUri: string
}

/** What the provider calls a sign-in with a second factor, and one without. */
export const LEVELS = { multi: 'urn:staff:multi', single: 'urn:staff:single' }

const SCOPES = 'openid profile email groups'

/** An OpenID Connect provider in memory whose accounts are the demo employees. */
export async function createProvider(settings: Settings) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' } as JWK
  return new Provider(settings.issuer, configuration(settings, key))
}

const configuration = (settings: Settings, key: JWK): Configuration => ({
  adapter: MemoryRecords,
  jwks: { keys: [key] },
  clients: [
    {
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      redirect_uris: [settings.redirectUri],
      post_logout_redirect_uris: [settings.postLogoutRedirectUri],
    },
  ],
  cookies: {
    keys: [randomBytes(32).toString('hex')],
    // Cookies know no ports: the names must differ from those of the shop on the same host.
    names: { session: 'staff-provider', interaction: 'staff-sign-in', resume: 'staff-resume' },
  },
  claims: {
    openid: ['sub', 'auth_time', 'acr', 'amr'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name'],
    groups: ['groups'],
  },
  scopes: SCOPES.split(' '),
  acrValues: Object.values(LEVELS),
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  interactions: {
    policy: [interactionPolicy.base().get('login')!],
    url: (_, interaction) => `/interaction/${interaction.uid}`,
  },
  findAccount: (_, subject) => claimsOf(subject),
  loadExistingGrant: grantEverything,
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: true, logoutSource: endSession },
  },
  renderError: (ctx, { error, error_description: description }) => {
    ctx.type = 'text'
    ctx.body = `${error}: ${description}`
  },
  ttl: { AccessToken: 600, IdToken: 3600, Interaction: 1800, Session: 28_800, Grant: 28_800 },
})

function claimsOf(subject: string) {
  const account = findAccount(subject)
  if (!account) return undefined
  const { firstName, lastName, groups } = account
  return {
    accountId: subject,
    claims: async () => ({
      sub: subject,
      email: emailOf(account),
      email_verified: true,
      name: `${firstName} ${lastName}`,
      given_name: firstName,
      family_name: lastName,
      groups,
    }),
  }
}

async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client!.clientId,
    accountId: oidc.session!.accountId!,
  })
  grant.addOIDCScope(SCOPES)
  await grant.save()
  return grant
}

async function endSession(ctx: KoaContextWithOIDC) {
  const target = ctx.oidc.params?.post_logout_redirect_uri
  await ctx.oidc.session?.destroy()
  ctx.status = 303
  ctx.redirect(typeof target === 'string' ? target : '/')
}
