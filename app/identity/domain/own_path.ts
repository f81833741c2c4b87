/**
 * Whether an address that came from outside stays within the shop: a path, and one that no browser
 * reads as another host ("//host", "/\host").
 */
export function isOwnPath(address: unknown): address is string {
  if (typeof address !== 'string' || !address.startsWith('/')) return false
  return URL.parse(address, 'http://shop.invalid')?.host === 'shop.invalid'
}
