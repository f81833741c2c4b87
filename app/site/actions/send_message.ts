import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import identity from '#config/identity'
import { findProductByCode, type ProductSummary } from '#catalogue'
import type { User } from '#identity'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { Locale } from '#shared/i18n'
import { mailMessage } from '#site/actions/mail_message'
import { envTypeOf, isFundData, type MessageForm, type MessageKind } from '#site/domain/message'

export type NewMessage = {
  kind: MessageKind
  form: MessageForm
  /** Null for visitors. */
  sender: User | null
  locale: Locale
}

type Code = 'messages.errors.product_unknown' | 'messages.errors.consent_missing'
export type SentMessage = { isFundData: boolean }

/**
 * Keeps a message to the shop and mails it to the support, both or neither. Messages about fund data
 * need the sender's consent, because another house answers them.
 */
export async function sendMessage(message: NewMessage): Promise<Result<SentMessage, Code>> {
  const { product: code, consent } = message.form
  const product = code ? await findProductByCode(code) : null
  if (code && !product?.visible) {
    return refuse('messages.errors.product_unknown', { field: 'product' })
  }
  const concernsFundData = isFundData(product?.venues.map(({ id }) => id) ?? [])
  if (concernsFundData && !consent) {
    return refuse('messages.errors.consent_missing', { field: 'consent' })
  }
  await transaction(async (trx) => {
    const id = await insertMessage(trx, message, concernsFundData)
    await mailMessage(trx, { ...message, id, productName: nameOf(product) })
  })
  return ok({ isFundData: concernsFundData })
}

const nameOf = (product: ProductSummary | null) =>
  product ? `${product.name} (${product.code})` : null

async function insertMessage(
  trx: TransactionClientContract,
  { kind, form, sender, locale }: NewMessage,
  hasConsent: boolean
): Promise<number> {
  const heard = sender ? null : form.howDidYouHearAboutDS
  const record = {
    kind,
    locale,
    user_id: sender?.id ?? null,
    env_type: envTypeOf(sender),
    user_title: form.userTitle ?? null,
    first_name: form.firstName,
    last_name: form.lastName,
    company: form.company ?? null,
    country: form.country ?? null,
    email: form.email,
    subject: form.subject,
    message: form.message,
    product_code: form.product ?? null,
    heard_how: heard?.how ?? null,
    heard_other: heard?.how === 'other' ? (heard.other ?? null) : null,
    consent_version: hasConsent ? identity.privacyNoticeVersion : null,
    consented_at: hasConsent ? clock.now().toISO() : null,
    created_at: clock.now().toISO(),
  }
  const columns = Object.keys(record)
  const [inserted] = await rows<{ id: number }>(
    trx,
    `insert into site_messages (${columns.join(', ')})
     values (${columns.map(() => '?').join(', ')}) returning id`,
    Object.values(record)
  )
  return inserted!.id
}
