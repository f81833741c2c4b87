import identity from '#config/identity'
import { findProductByCode, type ProductSummary } from '#catalogue'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { mailMessage, type NewMessage } from '#site/actions/mail_message'
import { envTypeOf, isFundData } from '#site/domain/message'
import SiteMessage from '#site/models/site_message'

type Code = 'messages.errors.product_unknown' | 'messages.errors.consent_missing'
export type SentMessage = { isFundData: boolean }

/** Kept and mailed, both or neither. Fund data need consent: another house answers. */
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
    const { id } = await SiteMessage.create(fieldsOf(message, concernsFundData), { client: trx })
    await mailMessage(trx, { ...message, id, productName: nameOf(product) })
  })
  return ok({ isFundData: concernsFundData })
}

const nameOf = (product: ProductSummary | null) =>
  product ? `${product.name} (${product.code})` : null

function fieldsOf({ kind, form, sender, locale }: NewMessage, hasConsent: boolean) {
  const heard = sender ? null : form.howDidYouHearAboutDS
  const now = clock.now()
  return {
    kind,
    locale,
    userId: sender?.id ?? null,
    envType: envTypeOf(sender),
    userTitle: form.userTitle ?? null,
    firstName: form.firstName,
    lastName: form.lastName,
    company: form.company ?? null,
    country: form.country ?? null,
    email: form.email,
    subject: form.subject,
    message: form.message,
    productCode: form.product ?? null,
    heardHow: heard?.how ?? null,
    heardOther: heard?.how === 'other' ? (heard.other ?? null) : null,
    consentVersion: hasConsent ? identity.privacyNoticeVersion : null,
    consentedAt: hasConsent ? now : null,
    createdAt: now,
  }
}
