import { LOCALES } from '#shared/domain/locale'

/** A sitemap of the paths: each in both languages, each naming the other one. */
export function sitemapOf(origin: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => LOCALES.map((locale) => urlOf(`${origin}${path}`, locale)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function urlOf(address: string, locale: string): string {
  const place = escaped(address)
  const alternates = LOCALES.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${place}?lang=${other}"/>`
  ).join('')
  const original = `<xhtml:link rel="alternate" hreflang="x-default" href="${place}"/>`
  return `<url><loc>${place}?lang=${locale}</loc>${alternates}${original}</url>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
