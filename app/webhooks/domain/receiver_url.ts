import { isIP } from 'node:net'
import { isPublicAddress } from '#webhooks/domain/public_address'
import { ok, refuse, type Result } from '#shared/domain/result'

export type Receiver = { url: string; receiver: string }

type Rules = { allowsPrivateAddresses: boolean }

type Code = `webhooks.errors.${'url' | 'https' | 'credentials' | 'private_address'}`

/** The address of a receiver as it is kept, with the machine that it names. What a name leads to is looked at when something is sent. */
export function readReceiver(
  text: string,
  { allowsPrivateAddresses }: Rules
): Result<Receiver, Code> {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname) return no('url')
  if (url.username || url.password) return no('credentials')
  if (!allowsPrivateAddresses) {
    if (url.protocol !== 'https:') return no('https')
    if (!mayBePublic(hostOf(url))) return no('private_address')
  }
  url.hash = ''
  return ok({ url: url.href, receiver: `${url.protocol}//${url.host}` })
}

/** The name or number of a machine, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

function mayBePublic(host: string): boolean {
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !/(^|\.)(localhost|local|internal)\.?$/.test(host)
}

const no = (why: 'url' | 'https' | 'credentials' | 'private_address') =>
  refuse(`webhooks.errors.${why}`, { field: 'url' })
