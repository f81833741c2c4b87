import { AddressSchema } from '#database/schema'
import type { AddressKind } from '#identity/domain/address'

/** A user's billing or delivery address. */
export default class UserAddress extends AddressSchema {
  static table = 'addresses'
  declare kind: AddressKind
}
