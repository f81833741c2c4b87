import { isIP } from 'node:net'

/**
 * The address that a request came from: what a trusted proxy names, if that is one. Anything else,
 * which a proxy may have handed on from the visitor, counts as the proxy's own address.
 */
export function clientAddress(named: string, ofSocket: string | undefined): string {
  const [address = ''] = named.split('%')
  return isIP(address) ? address : (ofSocket ?? '')
}
