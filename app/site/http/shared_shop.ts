import { appUrl } from '#config/app'
import shop from '#config/shop'
import { consentSeconds } from '#site/http/cookie_consent'
import { noticePaths } from '#site/queries/is_closed'
import { pricingToday } from '#shared/pricing_today'

/** Facts of the shop that its frame and its texts name. */
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
  downloadWindowDays: shop.downloadWindowDays,
  cookieConsentSeconds: consentSeconds(),
  phase: shop.decommission.phase,
  ending: shop.decommission.phase === 'active' ? null : ending(),
})

const ending = () => ({
  date: shop.decommission.endsOn.replaceAll('-', '/'),
  successorUrl: shop.decommission.successorUrl,
  noticePaths: noticePaths(shop.decommission.phase),
})
