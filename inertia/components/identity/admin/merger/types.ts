export type MergerPerson = { id: number; name: string; email: string; company: string }

export type MergerAddress = {
  name: string
  addressLine1: string
  postcode: string
  city: string
  country: string
}

type Addresses = Record<'billing' | 'delivery', MergerAddress | null>

export type BothAddresses = { from: Addresses; into: Addresses }

export type Preview = {
  moved: Record<string, number>
  ended: Record<'tokens' | 'sessions', number>
  addresses: BothAddresses
}

export const lineOf = ({ id, name, company, email }: MergerPerson) =>
  [id, name, company, email].filter(Boolean).join(', ')

export const addressLine = ({ name, addressLine1, postcode, city, country }: MergerAddress) =>
  `${name}, ${addressLine1}, ${postcode} ${city}, ${country}`
