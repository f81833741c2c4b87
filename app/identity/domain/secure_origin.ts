const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether nobody between browser and shop can read along: HTTPS, or the same machine (secure origin
 * rule). Anywhere else a sign-in must not even begin.
 */
export function isSecureOrigin(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || LOOPBACK.has(hostname) || hostname.endsWith('.localhost')
}
