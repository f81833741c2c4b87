import shop from '#config/shop'
import { hasText, translate, type Locale, type TextParams } from '#shared/i18n'
import { mailHtml } from '#shared/mail/mail_html'

type Template = { locale: Locale; template: string; data: TextParams }

export type RenderedMail = { subject: string; text: string; html: string }

/** Paragraphs without words go; "Label: value" lines make a table, a lone address a button. */
export function renderMail({ locale, template, data }: Template): RenderedMail {
  const say = (part: string) => translate(locale, `${template}.${part}`, data)
  if (!hasText(`${template}.text`)) throw new Error(`No texts for the mail ${template}`)
  const subject = say('subject').replace(/\s+/g, ' ').trim()
  const text = say('text')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const footer = footerIn(locale)
  return {
    subject,
    text: `${text}${SIGNATURE}${footer.join('\n')}\n`,
    html: mailHtml({
      locale,
      subject,
      text,
      footer,
      brand: shop.name,
      action: hasText(`${template}.action`) ? say('action') : null,
    }),
  }
}

/** What mail programs know the footer by. */
const SIGNATURE = '\n\n-- \n'

/** The other body of a mail of which only the text is known; its addresses are links without words. */
export function htmlOfText(mail: { locale: Locale; subject: string; text: string }): string {
  const [text = '', footer = ''] = mail.text.split(SIGNATURE)
  const { locale, subject } = mail
  const lines = footer.trim().split('\n')
  return mailHtml({ locale, subject, text, footer: lines, brand: shop.name, action: null })
}

function footerIn(locale: Locale): string[] {
  const { seller, support } = shop
  return [
    `${seller.legalName}, ${seller.addressLine1}, ${seller.postcode} ${seller.city}`,
    `${seller.registerCourt}, ${seller.registerNumber}`,
    translate(locale, 'shared.mails.layout.help', support),
    translate(locale, 'shared.mails.layout.automatic'),
  ]
}
