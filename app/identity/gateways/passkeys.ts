import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { appUrl } from '#config/app'
import shop from '#config/shop'
import type User from '#identity/models/user'
import type { StoredPasskey } from '#identity/queries/factors/find_passkey'

export type NewPasskey = Omit<StoredPasskey, 'id' | 'subject'>

/** Passkeys belong to the host of the shop, and the shop's pages alone may ask for them. */
const HOST = new URL(appUrl).hostname
const ORIGIN = new URL(appUrl).origin
const EXPECTED = { expectedOrigin: ORIGIN, expectedRPID: HOST, requireUserVerification: true }

/** ES256, EdDSA and RS256, in the numbers of COSE: what every device knows. */
const ALGORITHMS = [-7, -8, -257]

/** What a browser is asked for to make a passkey: one that finds its owner, and knows them. */
export const creationOptions = ({ subject, email, fullName }: User, known: StoredPasskey[]) =>
  generateRegistrationOptions({
    rpName: shop.name,
    rpID: HOST,
    userID: new TextEncoder().encode(subject),
    userName: email,
    userDisplayName: fullName || email,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

/** What a browser is asked for to sign in: any passkey of the shop, or one of these. */
export const requestOptions = (known: StoredPasskey[]) =>
  generateAuthenticationOptions({
    rpID: HOST,
    userVerification: 'required',
    allowCredentials: known.map(descriptor),
  })

const descriptor = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports,
})

/** The passkey of an answer to `creationOptions`, or null where the answer is not to be believed. */
export async function readNewPasskey(
  response: object,
  challenge: string
): Promise<NewPasskey | null> {
  const checked = await verifyRegistrationResponse({
    ...EXPECTED,
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(asNull)
  if (!checked?.verified) return null
  const { credential, credentialDeviceType } = checked.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isSynced: credentialDeviceType === 'multiDevice',
  }
}

/** The counter of an answer that a passkey signed, or null where it did not. */
export async function readSignature(
  response: object,
  challenge: string,
  { credentialId, publicKey, counter, transports }: StoredPasskey
): Promise<number | null> {
  const credential = {
    id: credentialId,
    publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
    counter,
    transports,
  }
  const checked = await verifyAuthenticationResponse({
    ...EXPECTED,
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    credential,
  }).catch(asNull)
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}

/** The library throws for everything that is wrong with an answer. */
const asNull = () => null
