import type { HttpContext } from '@adonisjs/core/http'
import { headerText } from '#shared/http/header_text'

/**
 * The address that was asked for, as it was sent: never decoded, fit for a header, and always a
 * path of this shop ("//host" and "/\host" are read as another host by browsers).
 */
export function ownAddress({ request }: Pick<HttpContext, 'request'>): string {
  const sent = request.request.url ?? '/'
  return headerText(sent)
    .replace(/^[/\\]*/, '/')
    .replaceAll(' ', '%20')
}
