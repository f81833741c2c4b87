import identity from '#config/identity'
import shop from '#config/shop'
import { formatEuro } from '#shared/domain/money'
import type { Locale } from '#site/http/locale_middleware'

/** Periods and penalties that the terms, version 1.9, and the notices name. */
const AGREED = {
  penaltyPercent: 25,
  penaltyDays: 30,
  amendmentDays: 60,
  transferDays: 90,
  noticeWeeks: 4,
  claimYears: 2,
  withdrawalDays: 14,
  refundDays: 14,
  logDays: 30,
  passwordDays: 90,
  idleMinutes: 15,
} as const

const PENALTY_CAP_CENTS = 500_000

/** What the long texts are filled with; amounts come from configuration, so no two texts differ. */
export function documentFigures(locale: Locale): Record<string, string | number> {
  return { ...AGREED, ...sellerFacts(), ...orderFigures(locale), ...versions() }
}

function sellerFacts() {
  const { seller, support } = shop
  return {
    shop: shop.name,
    seller: seller.legalName,
    sellerAddress: `${seller.addressLine1}, ${seller.postcode} ${seller.city}`,
    sellerCity: seller.city,
    vatId: seller.vatId,
    registerCourt: seller.registerCourt,
    registerNumber: seller.registerNumber,
    board: seller.managingBoard.join(', '),
    supportEmail: support.email,
    supportPhone: support.phone,
  }
}

function orderFigures(locale: Locale) {
  const { pricing } = shop
  return {
    feeAmount: formatEuro(pricing.fee.amountCents, locale),
    feeLimit: formatEuro(pricing.fee.appliesUpToCents, locale),
    cardLimit: formatEuro(shop.cardLimitCents, locale),
    penaltyCap: formatEuro(PENALTY_CAP_CENTS, locale),
    consentMonths: shop.cookieConsentMonths,
    daysPerModule: pricing.daysPerModule,
    windowDays: shop.downloadWindowDays,
  }
}

const versions = () => ({
  termsVersion: shop.terms.version,
  termsEffectiveOn: shop.terms.effectiveOn.replaceAll('-', '/'),
  privacyVersion: identity.privacyNoticeVersion,
})
