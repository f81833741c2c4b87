import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import shop from '#config/shop'
import { clock } from '#shared/clock'

/** Less than a year, as RFC 9116 asks: whoever finds an old copy shall look again. */
const VALID_DAYS = 180

export default class SecurityContactsController {
  show({ response }: HttpContext) {
    const expires = clock.now().toUTC().startOf('day').plus({ days: VALID_DAYS })
    response.type('text/plain').header('cache-control', 'public, max-age=86400')
    return [
      `Contact: ${shop.securityContact}`,
      `Expires: ${expires.toISO({ suppressMilliseconds: true })}`,
      'Preferred-Languages: en, de',
      `Canonical: ${appUrl}/.well-known/security.txt`,
      '',
    ].join('\n')
  }
}
