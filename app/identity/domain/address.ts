export const ADDRESS_KINDS = ['billing', 'delivery'] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]

export type Address = {
  name: string
  addressLine1: string
  addressLine2?: string | null
  postcode: string
  city: string
  /** ISO 3166-1 code of two letters. */
  country: string
}

const REQUIRED = ['name', 'addressLine1', 'postcode', 'city', 'country'] as const

/** Whether an order can go to the address: name, first line, postcode, city and country are there. */
export const isComplete = (address: Partial<Address> | null | undefined): address is Address =>
  REQUIRED.every((field) => Boolean(address?.[field]?.trim()))

export const isSameAddress = (one: Address, other: Address): boolean =>
  REQUIRED.every((field) => one[field] === other[field]) &&
  (one.addressLine2 || null) === (other.addressLine2 || null)
