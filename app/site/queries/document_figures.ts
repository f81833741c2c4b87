import downloadWindow from '#config/download_window'
import identity from '#config/identity'
import sessionLimits from '#config/session_limits'
import shop, { type Terms } from '#config/shop'
import type { PricingRules } from '#catalogue'
import { countryName } from '#shared/countries/country_name'
import { formatEuro } from '#shared/domain/money'
import { writtenDay } from '#shared/domain/written_day'
import type { Locale } from '#shared/i18n'
import { CONSENT_MONTHS } from '#site/domain/cookie_consent'

export type Figures = Record<string, string | number>

/** What the long texts are filled with; all of it is configuration or a rule of its day, so no two texts differ. */
export function documentFigures(locale: Locale, terms: Terms, pricing: PricingRules): Figures {
  return {
    ...sellerFacts(locale),
    ...orderFigures(locale, pricing),
    ...agreements(locale, terms),
    ...versions(terms),
    ...accessFigures(),
  }
}

function sellerFacts(locale: Locale): Figures {
  const { seller, support } = shop
  return {
    shop: shop.name,
    seller: seller.legalName,
    sellerAddress: `${seller.addressLine1}, ${seller.postcode} ${seller.city}`,
    sellerCity: seller.city,
    sellerCountry: countryName(seller.country, locale),
    vatId: seller.vatId,
    registerCourt: seller.registerCourt,
    registerNumber: seller.registerNumber,
    board: seller.managingBoard.join(', '),
    supportEmail: support.email,
    supportPhone: support.phone,
    supportFrom: support.hours.from,
    supportTo: support.hours.to,
  }
}

function orderFigures(locale: Locale, pricing: PricingRules): Figures {
  return {
    feeAmount: formatEuro(pricing.fee.amountCents, locale),
    feeLimit: formatEuro(pricing.fee.appliesUpToCents, locale),
    cardLimit: formatEuro(shop.cardLimitCents, locale),
    daysPerModule: pricing.daysPerModule,
    windowDays: downloadWindow.days,
    visitorBasketDays: shop.visitorBasketDays,
  }
}

function agreements(locale: Locale, terms: Terms): Figures {
  const { withdrawal } = shop
  return {
    penaltyPercent: terms.penalty.percent,
    penaltyCap: formatEuro(terms.penalty.capCents, locale),
    penaltyDays: terms.penalty.claimDays,
    amendmentDays: terms.amendmentDays,
    transferDays: terms.transferDays,
    noticeWeeks: terms.noticeWeeks,
    claimYears: terms.claimYears,
    withdrawalDays: withdrawal.days,
    refundDays: withdrawal.refundDays,
    logDays: shop.serverLogDays,
    consentMonths: CONSENT_MONTHS,
  }
}

const accessFigures = (): Figures => ({
  passwordDays: identity.passwordMaxAgeDays,
  idleMinutes: sessionLimits.idleSeconds / 60,
  sessionHours: sessionLimits.longestHours,
})

const versions = ({ version, effectiveFrom }: Terms): Figures => ({
  termsVersion: version,
  termsEffectiveOn: writtenDay(effectiveFrom),
  privacyVersion: identity.privacyNoticeVersion,
})
