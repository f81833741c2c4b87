import { factsOf, type Fact } from '#shared/mail/facts'

type Content = {
  locale: string
  brand: string
  subject: string
  text: string
  footer: string[]
  /** Words on the button; the address itself where there are none. */
  action: string | null
}

const INK = '#1b2533'
const ACCENT = '#10573a'
const QUIET = '#4b5563'
const LINE = '#d7ddd8'
const ADDRESS = /^https?:\/\/\S+$/

/** One layout for all mails: no pictures, nothing loaded from outside, readable without styles. */
export function mailHtml({ locale, brand, subject, text, footer, action }: Content): string {
  const blocks = text.split(/\n{2,}/).map((paragraph) => block(paragraph.split('\n'), action))
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:${INK};background:#f6faf7">
<div style="max-width:600px;margin:0 auto;padding:32px;background:#ffffff">
<p style="${BRAND}">${TALLY}${escape(brand)}</p>
${blocks.join('\n')}
<p style="${FOOTER}">${footer.map(words).join('<br>')}</p>
</div>
</body>
</html>
`
}

const BRAND = `margin:0 0 24px;padding-bottom:12px;border-bottom:2px solid ${INK};font:20px Georgia,serif`
/** The shop's mark: the five trading days of a week as strokes. */
const TALLY = [INK, INK, INK, INK, ACCENT].map(stroke).join('')
const FOOTER = `margin:32px 0 0;padding-top:16px;border-top:1px solid ${LINE};font-size:13px;color:${QUIET}`

function stroke(color: string): string {
  const style = `display:inline-block;width:2px;height:15px;margin-right:3px;background:${color}`
  return `<span style="${style}"></span>`
}

function block(lines: string[], action: string | null): string {
  const facts = factsOf(lines)
  return facts ? table(facts) : paragraphs(lines, action)
}

function table(facts: Fact[]): string {
  const cell = `padding:6px 0;border-bottom:1px solid ${LINE};vertical-align:top`
  const row = ({ label, value, isAmount }: Fact) =>
    `<tr><th scope="row" style="${cell};text-align:left;font-weight:normal;color:${QUIET}">${escape(label)}</th>` +
    `<td style="${cell};padding-left:16px;font-variant-numeric:tabular-nums;text-align:${isAmount ? 'right' : 'left'}">` +
    `${words(value)}</td></tr>`
  const style = 'width:100%;border-collapse:collapse;margin:0 0 16px'
  return `<table style="${style}">${facts.map(row).join('')}</table>`
}

/** A line that is an address stands alone; the lines around it stay together. */
function paragraphs(lines: string[], action: string | null): string {
  const address = lines.findIndex((line) => ADDRESS.test(line))
  if (address < 0) return paragraph(lines)
  const before = lines.slice(0, address)
  const after = lines.slice(address + 1)
  const parts = [before, after].map((part) => (part.length ? paragraph(part) : ''))
  return [parts[0], link(lines[address]!, action), parts[1]].filter(Boolean).join('\n')
}

const paragraph = (lines: string[]) =>
  `<p style="margin:0 0 16px">${lines.map(words).join('<br>')}</p>`

function link(address: string, action: string | null): string {
  const url = escape(address)
  if (action === null) return `<p style="margin:0 0 16px"><a href="${url}">${url}</a></p>`
  const button = `display:inline-block;padding:12px 20px;background:${ACCENT};color:#ffffff;text-decoration:none`
  return (
    `<p style="margin:0 0 8px"><a href="${url}" style="${button}">${escape(action)}</a></p>` +
    `<p style="margin:0 0 16px;font-size:13px"><a href="${url}">${url}</a></p>`
  )
}

const EMAIL = /[^\s@<>()"“„‘,:;&]+@[a-z\d.-]+\.[a-z\d]+/gi

/** An e-mail address stays in one piece, on a line of its own where it has to. */
const words = (text: string) =>
  escape(text).replace(EMAIL, (email) => `<span style="display:inline-block">${email}</span>`)

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
