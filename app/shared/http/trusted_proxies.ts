import { BlockList, isIP } from 'node:net'

/** Nobody is believed unless listed: anybody can name an address. @throws for a malformed entry. */
export function trustedProxies(list = ''): (address: string) => boolean {
  const proxies = new BlockList()
  const entries = list.split(',').map((entry) => entry.trim())
  for (const entry of entries.filter(Boolean)) add(proxies, entry)
  return (address) => proxies.check(address, familyOf(address) ?? 'ipv4')
}

function add(proxies: BlockList, entry: string) {
  const [address = '', prefix] = entry.split('/')
  const family = familyOf(address)
  const length = prefix === undefined ? null : Number(prefix)
  const most = family === 'ipv6' ? 128 : 32
  if (
    !family ||
    (length !== null && !(Number.isInteger(length) && length >= 0 && length <= most))
  ) {
    throw new Error(`TRUSTED_PROXIES: "${entry}" is neither an address nor a network`)
  }
  if (length === null) proxies.addAddress(address, family)
  else proxies.addSubnet(address, length, family)
}

const FAMILIES = { 0: null, 4: 'ipv4', 6: 'ipv6' } as const

const familyOf = (address: string) => FAMILIES[isIP(address) as 0 | 4 | 6]
