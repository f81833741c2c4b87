import { isIP } from 'node:net'

/** What a trusted proxy names, if it is an address; else the proxy's own. */
export function clientAddress(named: string, ofSocket: string | undefined): string {
  const [address = ''] = named.split('%')
  return isIP(address) ? address : (ofSocket ?? '')
}
