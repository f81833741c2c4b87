import { appUrl } from '#config/app'
import downloadWindow from '#config/download_window'
import shop from '#config/shop'
import { CONSENT_SECONDS } from '#site/domain/cookie_consent'
import { noticePaths } from '#site/queries/is_closed'
import { pricingToday } from '#shared/pricing_today'

export const sharedShop = () => ({
  name: shop.name,
  url: appUrl,
  operator: shop.seller.legalName,
  city: shop.seller.city,
  supportEmail: shop.support.email,
  supportPhone: shop.support.phone,
  supportHours: shop.support.hours,
  feeCents: pricingToday().fee.amountCents,
  feeAppliesUpToCents: pricingToday().fee.appliesUpToCents,
  downloadWindowDays: downloadWindow.days,
  cookieConsentSeconds: CONSENT_SECONDS,
  phase: shop.decommission.phase,
  ending: shop.decommission.phase === 'active' ? null : ending(),
})

const ending = () => ({
  date: shop.decommission.endsOn.replaceAll('-', '/'),
  successorUrl: shop.decommission.successorUrl,
  noticePaths: noticePaths(shop.decommission.phase),
})
