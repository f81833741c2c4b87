import { Secret, TOTP } from 'otpauth'

/** Seconds for which a code is shown (RFC 6238). */
const PERIOD = 30
/** Codes before and after the present one that count as well, for clocks that go wrong. */
const WINDOW = 1

type Labels = { issuer: string; account: string }

/** A fresh secret of 160 bits for an authenticator app, in Base32. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads from a QR code. */
export const authenticatorUri = (secret: string, { issuer, account }: Labels): string =>
  totp(secret, { issuer, label: account }).toString()

/** Null: wrong code. Who accepts it keeps the step: it and those before are over. Milliseconds. */
export function stepOfCode(secret: string, code: string, moment: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totp(secret).validate({ token: code, timestamp: moment, window: WINDOW })
  return delta === null ? null : Math.floor(moment / 1000 / PERIOD) + delta
}

const totp = (secret: string, labels: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...labels,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
  })
