import { AddressSchema } from '#database/schema'
import type { AddressKind } from '#identity/domain/address'

export default class UserAddress extends AddressSchema {
  static table = 'addresses'
  declare kind: AddressKind
}
