import { appUrl } from '#config/app'

const ADDRESS = /[a-z][a-z0-9+.-]*:\/\/\S+/gi

/** Pages behind the sign-in, by their names and numbers: whoever knows their address gets nowhere. */
const HARMLESS = /^(?:\/(?:(?:my-account|admin)(?:\/[a-z0-9-]{1,40})*)?)?$/

/**
 * What is kept of a mail: its words, without any address that could let somebody in or fetch a file.
 * Whatever is not known to be harmless is left out.
 */
export function keptText(text: string): { text: string; isWhole: boolean } {
  const kept = text.replace(ADDRESS, (address) => (isHarmless(address) ? address : '[…]'))
  return { text: kept, isWhole: kept === text }
}

const isHarmless = (address: string) =>
  address.startsWith(appUrl) && HARMLESS.test(address.slice(appUrl.length))
