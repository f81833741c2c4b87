import identity, { type ProviderKey } from '#config/identity'
import { relyingParty, TOKEN_LEEWAY_SECONDS } from '#identity/gateways/relying_party'
import { counted } from '#shared/domain/counted'
import { doubtful, ill, well, type Examination, type Finding } from '#shared/examining'

const TO_DO: Record<ProviderKey, string> = {
  customers: 'Check CUSTOMER_OIDC_ISSUER; without the provider no customer can sign in.',
  staff: 'Check STAFF_OIDC_ISSUER; without the provider nobody of the staff can sign in.',
}

const provider = (key: ProviderKey): Examination => ({
  name: `sign-in of ${key}`,
  todo: TO_DO[key],
  async look() {
    const { embedded, issuer, clientSecret } = identity.providers[key]
    if (embedded) return well('the embedded provider')
    if (!issuer) return doubtful('no provider is configured', TO_DO[key])
    const metadata = (await relyingParty(key)).serverMetadata()
    const secret = clientSecret
      ? well(`${issuer} describes itself`)
      : doubtful('the client has no secret', 'Set the client secret that the provider has given.')
    return [secret, await judgeKeys(metadata.jwks_uri)]
  },
})

/** The keys show that more than a description answers, and what time it is there. */
async function judgeKeys(address = ''): Promise<Finding> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) })
  const { keys = [] } = (await answer.json()) as { keys?: unknown[] }
  if (keys.length === 0) return ill('it has no keys', `Look at ${address}.`)
  const apart = Math.abs(Date.parse(answer.headers.get('date') ?? '') - Date.now()) / 1000
  return apart > TOKEN_LEEWAY_SECONDS
    ? ill(`its clock is ${Math.round(apart)} s apart`, 'Keep this machine to the right time (NTP).')
    : well(counted(keys.length, 'key'))
}

export default [provider('customers'), provider('staff')]
