import shop from '#config/shop'

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const linked = (text: string) =>
  escape(text).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}" style="color:#10573a">${address}</a>`
  )

const FIGURE = /^([^:]{2,40}): (\S.*)$/
const CELL = 'padding:6px 0;border-bottom:1px solid #d7ddd8'

/** Lines such as "Net: 10.00 EUR" that follow each other stand as a table. */
function block(text: string): string {
  const lines = text.split('\n')
  const figures = lines.map((line) => line.match(FIGURE))
  if (lines.length < 2 || figures.some((figure) => !figure)) {
    return `<p style="margin:0 0 16px">${lines.map(linked).join('<br>')}</p>`
  }
  const cells = figures.map(
    (figure) =>
      `<tr><td style="${CELL};color:#4b5563">${escape(figure![1]!)}</td>` +
      `<td style="${CELL};text-align:right">${linked(figure![2]!)}</td></tr>`
  )
  const style = 'width:100%;border-collapse:collapse;margin:0 0 16px'
  return `<table style="${style}">${cells.join('')}</table>`
}

/** The lines under every mail: who sends it. */
export function signature(): string {
  const { legalName, addressLine1, postcode, city } = shop.seller
  return [
    shop.name,
    `${legalName}, ${addressLine1}, ${postcode} ${city}`,
    `${shop.support.email}, ${shop.support.phone}`,
  ].join('\n')
}

/** The one layout of all mails: no pictures from outside, readable in every program. */
export function htmlMail(subject: string, text: string, locale: string): string {
  const body = text
    .trim()
    .split(/\n{2,}/)
    .map(block)
    .join('\n')
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#f6faf7;color:#1b2533;font:16px/1.5 Georgia,serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:2px solid #1b2533;font-size:20px">${escape(shop.name)}</p>
${body}
<p style="margin:32px 0 0;padding:12px 0 0;border-top:1px solid #d7ddd8;color:#4b5563;font-size:13px">${signature().split('\n').map(escape).join('<br>')}</p>
</div></body></html>`
}
