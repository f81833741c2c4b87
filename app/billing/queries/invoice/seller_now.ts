import shop from '#config/shop'
import type { Seller } from '#billing/domain/invoice/content'

export function sellerNow(): Seller {
  const { seller, support, bankAccount } = shop
  return {
    name: shop.name,
    legalName: seller.legalName,
    address: {
      addressLine1: seller.addressLine1,
      postcode: seller.postcode,
      city: seller.city,
      country: seller.country,
    },
    vatId: seller.vatId,
    register: `${seller.registerCourt}, ${seller.registerNumber}`,
    email: support.email,
    phone: support.phone,
    account: { ...bankAccount },
  }
}
