import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import shop from '#config/shop'
import { findCountry } from '#shared/countries'
import { formatEuro } from '#shared/domain/money'
import { translate, type Locale } from '#shared/i18n'
import { queueMail } from '#shared/mail'
import {
  trialEnd,
  type NewTrialRequest,
  type TrialOffer,
  type TrialPackage,
} from '#catalogue/domain/trial_request'

export type ChosenOffer = { offer: TrialOffer; chosen: TrialPackage | null }

type Mailed = NewTrialRequest & ChosenOffer & { id: number }

export async function mailTrialRequest(
  trx: TransactionClientContract,
  mailed: Mailed
): Promise<void> {
  const { id, offer, form, locale } = mailed
  const key = `trial-request:${id}`
  await queueMail(trx, {
    ...{ dedupeKey: key, to: shop.support.email, replyTo: form.companyEmail, locale },
    template: `trials.mails.${offer.kind}`,
    data: { ...factsOf(mailed), ...(await applicantOf(trx, mailed)) },
  })
  await queueMail(trx, {
    ...{ dedupeKey: `${key}:received`, to: form.companyEmail, locale },
    template: `trials.mails.received_${offer.kind}`,
    data: factsOf(mailed),
  })
}

/** What the applicant gets to read as well: nothing of it was typed by a stranger. */
function factsOf({ id, offer, chosen, form, locale }: Mailed) {
  return {
    id,
    product: `${offer.productName} (${offer.productCode})`,
    package: chosen ? (locale === 'de' ? chosen.nameDe : chosen.nameEn) : none(locale),
    weeks: offer.weeks,
    from: form.effectiveDate.format(),
    to: trialEnd(form.effectiveDate, offer.weeks).format(),
    price: chosen ? `${formatEuro(chosen.priceCents, locale)} EUR` : none(locale),
    free: `${formatEuro(0, locale)} EUR`,
  }
}

async function applicantOf(trx: TransactionClientContract, { form, locale }: Mailed) {
  const country = await findCountry(form.country, trx)
  const title = form.title && translate(locale, `trials.titles.${form.title}`)
  return {
    name: [title, form.firstName, form.lastName].filter(Boolean).join(' '),
    company: form.companyName,
    email: form.companyEmail,
    phone: form.companyPhone ?? none(locale),
    address: `${form.street}, ${form.postalCode} ${form.city}`,
    country: (locale === 'de' ? country?.nameDe : country?.nameEn) ?? form.country,
    tin: form.tin ?? none(locale),
    message: quoted(form.message ?? none(locale)),
  }
}

const none = (locale: Locale) => translate(locale, 'trials.mails.none')

/** As mail programs quote: no line of a stranger can pass for a fact or a button of the shop. */
const quoted = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')
