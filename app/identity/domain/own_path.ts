/** A path that no browser reads as another host ("//host", "/\host"). */
export function isOwnPath(address: unknown): address is string {
  if (typeof address !== 'string' || !address.startsWith('/')) return false
  return URL.parse(address, 'http://shop.invalid')?.host === 'shop.invalid'
}
