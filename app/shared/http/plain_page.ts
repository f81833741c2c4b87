import type { HttpContext } from '@adonisjs/core/http'
import shop from '#config/shop'
import { errorCodeOf } from '#shared/http/error_codes'
import { translate } from '#shared/i18n'

export function plainPage({ locale = 'en', request }: HttpContext, status: number): string {
  const words = translate(locale, errorCodeOf({ status }))
  const again = translate(locale, 'shared.errors.try_again')
  const reference = translate(locale, 'shared.errors.reference', { id: request.id() ?? '–' })
  const help = translate(locale, 'shared.mails.layout.help', shop.support)
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${shop.name}</title></head>
<body>
<main><h1>${words}</h1><p><a href="/">${again}</a></p><p>${help}</p><p><small>${reference}</small></p></main>
</body>
</html>
`
}
