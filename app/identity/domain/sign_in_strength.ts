/** How somebody proved at the shop's own provider who they are. */
export type Proof = 'password' | 'authenticator' | 'recovery_code' | 'passkey' | 'synced_passkey'

type Strength = { amr: string[]; acr: string }

/** Names of the levels in the claim `acr` of the shop's own provider. */
export const ACR = { single: 'urn:kontor:acr:single', multi: 'urn:kontor:acr:multi' } as const

const METHODS: Record<Proof, string[]> = {
  password: ['pwd'],
  authenticator: ['otp'],
  recovery_code: ['otp'],
  passkey: ['hwk', 'user'],
  synced_passkey: ['swk', 'user'],
}

/** RFC 8176. A passkey counts twice: its device asked for a finger, a face or a code. */
export function strengthOf(proofs: readonly Proof[]): Strength {
  const isMulti = proofs.some((proof) => proof !== 'password')
  const methods = proofs.flatMap((proof) => METHODS[proof])
  return {
    amr: [...methods, ...(isMulti ? ['mfa'] : [])],
    acr: isMulti ? ACR.multi : ACR.single,
  }
}

/** What a provider has to say about its sign-ins; an empty list asks for nothing. */
export type RequiredStrength = { amr: readonly string[]; acr: readonly string[] }

/** Whether an ID token names one of the methods and one of the levels that are required. */
export function isStrongEnough(
  claims: { amr?: unknown; acr?: unknown },
  { amr, acr }: RequiredStrength
): boolean {
  const methods: unknown[] = Array.isArray(claims.amr) ? claims.amr : []
  const hasMethod = amr.length === 0 || amr.some((method) => methods.includes(method))
  return hasMethod && (acr.length === 0 || acr.some((level) => level === claims.acr))
}
