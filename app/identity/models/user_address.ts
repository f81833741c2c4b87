import { AddressSchema } from '#database/schema'
import type { Address, AddressKind } from '#identity/domain/address'

/** A user's billing or delivery address. */
export default class UserAddress extends AddressSchema {
  static table = 'addresses'
  declare kind: AddressKind

  toAddress(): Address {
    const { name, addressLine1, addressLine2, postcode, city, country } = this
    return { name, addressLine1, addressLine2, postcode, city, country }
  }
}
