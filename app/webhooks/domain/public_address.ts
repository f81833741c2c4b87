import { BlockList, isIPv4 } from 'node:net'

/** IPv4 networks that are no part of the public internet, or lead to a cloud's own services. */
const CLOSED_V4: [network: string, bits: number][] = [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as [string, number][]),
  ['168.63.129.16', 32],
]

/** Of IPv6 only 2000::/3 is public, without documentation and without what carries IPv4 inside. */
const OPEN_V6: [string, number][] = [['2000::', 3]]
const CLOSED_V6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [network, bits] of CLOSED_V4) closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of CLOSED_V6) closed.addSubnet(network, bits, 'ipv6')
const open = new BlockList()
for (const [network, bits] of OPEN_V6) open.addSubnet(network, bits, 'ipv6')

/** Whether an IP address is one of the public internet: not of this machine, of a private network, or reserved. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4')
  const plain = address.split('%')[0]!
  return open.check(plain, 'ipv6') && !closed.check(plain, 'ipv6')
}
