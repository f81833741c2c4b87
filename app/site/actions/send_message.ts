import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import identity from '#config/identity'
import { findProductByCode, type ProductSummary } from '#catalogue'
import { clock } from '#shared/clock'
import { refusableTransaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { openRequest, type OpenedRequest } from '#subscriptions'
import { mailMessage, type NewMessage } from '#site/actions/mail_message'
import { envTypeOf, isFundData } from '#site/domain/message'
import SiteMessage from '#site/models/site_message'

/** What was sent; a request for a subscription has a number. */
export type SentMessage = { isFundData: boolean; requestId: number | null }

/** Kept and mailed, both or neither; a request that waits already is not sent again. Fund data need consent: another house answers. */
export async function sendMessage(message: NewMessage): Promise<Result<SentMessage>> {
  const { product: code, consent } = message.form
  const product = code ? await findProductByCode(code) : null
  if (code && !product?.visible) {
    return refuse('messages.errors.product_unknown', { field: 'product' })
  }
  const concernsFundData = isFundData(product?.venues.map(({ id }) => id) ?? [])
  if (concernsFundData && !consent) {
    return refuse('messages.errors.consent_missing', { field: 'consent' })
  }
  return refusableTransaction(async (trx) => {
    const opened = await requestOf(trx, message, product)
    if (!opened.ok) return opened
    const request = opened.value
    if (!request?.isRepeated) {
      const { id } = await SiteMessage.create(fieldsOf(message, concernsFundData), { client: trx })
      await mailMessage(trx, { ...message, id, request, productName: nameOf(product) })
    }
    return ok({ isFundData: concernsFundData, requestId: request?.id ?? null })
  })
}

/** A request for a subscription becomes one that staff answer; other messages are just read. */
async function requestOf(
  trx: TransactionClientContract,
  { kind, form, sender, locale }: NewMessage,
  product: ProductSummary | null
): Promise<Result<OpenedRequest | null>> {
  if (kind !== 'subscription_request' || !product) return ok(null)
  const { firstName, lastName, email, company = null, country = null } = form
  return openRequest(trx, {
    ...{ productId: product.id, productName: product.name, message: form.message, locale },
    ...{ startDate: form.startDate, baseCurrencies: form.baseCurrencies, user: sender },
    renews: form.renews,
    person: { firstName, lastName, email, company, country },
  })
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
