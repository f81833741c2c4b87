import type { User } from '#identity'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import shop from '#config/shop'
import { findCountry } from '#shared/countries'
import { translate, type Locale } from '#shared/i18n'
import { queueMail } from '#shared/mail'
import type { OpenedRequest } from '#subscriptions'
import { envTypeOf, type MessageForm, type MessageKind } from '#site/domain/message'

export type NewMessage = {
  kind: MessageKind
  form: MessageForm
  /** Null for visitors. */
  sender: User | null
  locale: Locale
}

type Mailed = NewMessage & {
  id: number
  productName: string | null
  /** What a request for a subscription became; its number is the one that people are told. */
  request: OpenedRequest | null
}

/** In the language it was written in; an answer goes to the sender, who is told that it is here. */
export async function mailMessage(trx: TransactionClientContract, mailed: Mailed): Promise<void> {
  const { id, kind, form, sender, locale } = mailed
  const asked = kind === 'contact' ? '' : 'request_'
  const key = `site-message:${id}`
  const facts = factsOf(mailed)
  await queueMail(trx, {
    ...{ dedupeKey: key, to: shop.support.email, replyTo: form.email, locale },
    template: `messages.mails.${kind}`,
    data: { ...facts, ...(await senderOf(mailed)), message: quoted(form.message) },
  })
  // Nobody's words reach an inbox whose owner did not sign in: the form would carry advertising.
  await queueMail(trx, {
    ...{ dedupeKey: `${key}:received`, to: form.email, locale },
    template: `messages.mails.${asked}${sender ? 'copy' : 'received'}`,
    data: sender ? { ...facts, message: quoted(form.message) } : facts,
  })
}

const factsOf = ({ id, form, locale, productName, request }: Mailed) => ({
  id: request?.id ?? id,
  start: request?.startsOn?.format() ?? none(locale),
  parts: request?.currencies.join(', ') || none(locale),
  subject: form.subject,
  product: productName ?? none(locale),
})

async function senderOf(mailed: Mailed) {
  const { form, sender, locale } = mailed
  const country = form.country ? await findCountry(form.country) : null
  return {
    name: nameOf(mailed),
    email: form.email,
    company: form.company ?? none(locale),
    country: (locale === 'de' ? country?.nameDe : country?.nameEn) ?? none(locale),
    account: sender?.username ?? sender?.email ?? none(locale),
    env: translate(locale, `messages.mails.env.${envTypeOf(sender)}`),
    heard: heardOf(mailed),
  }
}

function nameOf({ form, locale }: Mailed): string {
  const title = form.userTitle && translate(locale, `messages.titles.${form.userTitle}`)
  return [title, form.firstName, form.lastName].filter(Boolean).join(' ')
}

/** Asked of visitors only. */
function heardOf({ form, sender, locale }: Mailed): string {
  const { how, other } = (sender ? null : form.howDidYouHearAboutDS) ?? {}
  if (!how) return none(locale)
  const words = translate(locale, `messages.heard.${how}`)
  return how === 'other' && other ? `${words}, ${other}` : words
}

const none = (locale: Mailed['locale']) => translate(locale, 'messages.mails.none')

/** As mail programs quote: no line of a stranger can pass for a fact or a button of the shop. */
const quoted = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')
