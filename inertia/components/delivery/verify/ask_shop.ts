import type { Problem, Verdict } from './types'

const TOO_MANY = 429
const SIGNATURE_BYTES = 64

/** Asks the shop about a checksum; a reason in a word where it gives no answer. */
export async function askShop(
  sha256: string,
  signature?: string
): Promise<{ answer: Verdict } | { problem: Problem }> {
  const query = signature ? `?${new URLSearchParams({ signature })}` : ''
  try {
    const response = await fetch(`/api/v1/verifications/${sha256}${query}`)
    if (response.status === TOO_MANY) return { problem: 'limit' }
    if (!response.ok) return { problem: 'offline' }
    return { answer: ((await response.json()) as { data: Verdict }).data }
  } catch {
    return { problem: 'offline' }
  }
}

/** Whether a file is the signature of a manifest and nothing else. */
export const isSignature = ({ name, size }: File): boolean =>
  name.endsWith('.sig') && size === SIGNATURE_BYTES

/** A signature in the letters that an address can hold. */
export async function signatureOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
