import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import shop from '#config/shop'
import { findCountry } from '#shared/countries'
import { translate } from '#shared/i18n'
import { queueMail } from '#shared/mail'
import type { NewMessage } from '#site/actions/send_message'

type Mailed = NewMessage & { id: number; productName: string | null }

/** Passes a message on to the support, in the language in which it was written. */
export async function mailMessage(trx: TransactionClientContract, mailed: Mailed): Promise<void> {
  const { id, kind, form, sender, locale, productName } = mailed
  const none = translate(locale, 'messages.mails.none')
  const country = form.country ? await findCountry(form.country) : null
  await queueMail(trx, {
    dedupeKey: `site-message:${id}`,
    to: shop.support.email,
    locale,
    template: `messages.mails.${kind}`,
    data: {
      id,
      subject: form.subject,
      name: nameOf(mailed),
      email: form.email,
      company: form.company ?? none,
      country: (locale === 'de' ? country?.nameDe : country?.nameEn) ?? none,
      product: productName ?? none,
      account: sender?.username ?? sender?.email ?? none,
      message: quoted(form.message),
    },
  })
}

function nameOf({ form, locale }: Mailed): string {
  const title = form.userTitle && translate(locale, `messages.titles.${form.userTitle}`)
  return [title, form.firstName, form.lastName].filter(Boolean).join(' ')
}

/** As mail programs quote: no line of a stranger can pass for a fact or a button of the shop. */
const quoted = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')
