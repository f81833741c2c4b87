import { Redirect } from '@adonisjs/core/http'

const named = Redirect.prototype.getPreviousUrl

/** A browser that names an address which nobody can decode as the last one is sent home. */
export function registerWayBack(): void {
  Redirect.prototype.getPreviousUrl = function (fallback: string) {
    const address = named.call(this, fallback)
    return isDecodable(address) ? address : fallback
  }
}

function isDecodable(address: string): boolean {
  try {
    decodeURI(address)
    return true
  } catch {
    return false
  }
}
