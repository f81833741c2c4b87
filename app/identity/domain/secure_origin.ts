const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** HTTPS, or the same machine (secure origin rule); elsewhere a sign-in must not even begin. */
export function isSecureOrigin(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || LOOPBACK.has(hostname) || hostname.endsWith('.localhost')
}
