import type { HttpContext } from '@adonisjs/core/http'
import { headerText } from '#shared/http/header_text'

/** Never decoded, fit for a header, and a path of this shop: browsers read "//host" as a host. */
export function ownAddress({ request }: Pick<HttpContext, 'request'>): string {
  const sent = request.request.url ?? '/'
  return headerText(sent)
    .replace(/^[/\\]*/, '/')
    .replaceAll(' ', '%20')
}
