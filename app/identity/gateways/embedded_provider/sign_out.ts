import type { KoaContextWithOIDC } from 'oidc-provider'
import { OidcRecords } from '#identity/gateways/embedded_provider/records'

/** Only an ID token that proves the session ends it; any other link leads back to the shop. */
export async function endProviderSession(ctx: KoaContextWithOIDC) {
  const { session, entities, params } = ctx.oidc
  ctx.status = 303
  if (!session || entities.IdTokenHint?.payload.sub !== session.accountId) {
    ctx.redirect('/')
    return
  }
  const grants = Object.values(session.authorizations ?? {}).map(({ grantId }) => grantId)
  for (const grantId of grants) {
    if (grantId) await new OidcRecords('Grant').revokeByGrantId(grantId)
  }
  await session.destroy()
  const target = params?.post_logout_redirect_uri
  ctx.redirect(typeof target === 'string' ? target : '/logout')
}
