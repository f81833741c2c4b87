import { appUrl } from '#config/app'
import downloadWindow from '#config/download_window'
import shop from '#config/shop'
import { CONSENT_SECONDS } from '#site/domain/cookie_consent'
import { noticePaths } from '#site/queries/is_closed'
import { pricingInForce } from '#catalogue'
import { writtenDay } from '#shared/domain/written_day'

export async function sharedShop() {
  const { fee } = await pricingInForce()
  return { ...configured(), feeCents: fee.amountCents, feeAppliesUpToCents: fee.appliesUpToCents }
}

const configured = () => ({
  name: shop.name,
  url: appUrl,
  operator: shop.seller.legalName,
  city: shop.seller.city,
  supportEmail: shop.support.email,
  supportPhone: shop.support.phone,
  supportHours: shop.support.hours,
  downloadWindowDays: downloadWindow.days,
  cookieConsentSeconds: CONSENT_SECONDS,
  phase: shop.decommission.phase,
  ending: shop.decommission.phase === 'active' ? null : ending(),
})

const ending = () => ({
  date: writtenDay(shop.decommission.endsOn),
  successorUrl: shop.decommission.successorUrl,
  noticePaths: noticePaths(shop.decommission.phase),
})
