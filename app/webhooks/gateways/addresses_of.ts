import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import webhooks from '#config/webhooks'
import { isPublicAddress } from '#webhooks/domain/public_address'
import { SendingProblem } from '#webhooks/gateways/sending_problem'

export type Address = { address: string; family: 4 | 6 }

const LOOPBACK = ['127.0.0.1', '::1']

/** Asks name servers itself: the system's way would let few slow names hold up all files and names. */
const resolver = new Resolver({ timeout: 2_000, tries: 2 })

/** Asked for names; tests answer in its place. */
export const names = {
  async look(host: string): Promise<string[]> {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  },
}

/** The addresses that a name leads to now; a connection has to use them and not ask again. Refused when any of them is none that may be reached. */
export async function addressesOf(host: string): Promise<[Address, ...Address[]]> {
  const [first, ...others] = (await look(host)).map(asAddress)
  if (!first) throw new SendingProblem('unknown_host', host)
  if (webhooks.allowsPrivateAddresses) return [first, ...others]
  const inside = [first, ...others].find(({ address }) => !isPublicAddress(address))
  if (inside) throw new SendingProblem('private_address', inside.address)
  return [first, ...others]
}

async function look(host: string): Promise<string[]> {
  if (isIP(host)) return [host]
  return host === 'localhost' ? LOOPBACK : names.look(host)
}

const asAddress = (address: string): Address => ({ address, family: isIP(address) === 6 ? 6 : 4 })
