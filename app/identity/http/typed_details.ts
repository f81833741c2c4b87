import type { Address } from '#identity/domain/address'
import type { PersonalData } from '#identity/domain/personal_data'

type TypedAddress = Omit<Address, 'name'> & { name?: string | null }

type Typed = Omit<PersonalData, 'billing' | 'delivery'> & {
  billing: TypedAddress
  sameAddress: boolean
  delivery?: TypedAddress
}

/** Without its own the delivery goes to the billing address; without a name it is the company's. */
export function detailsFrom({ billing, delivery, sameAddress, ...details }: Typed): PersonalData {
  const named = (address: TypedAddress): Address => ({
    ...address,
    name: address.name ?? details.company,
    addressLine2: address.addressLine2 ?? null,
  })
  const { firstName, lastName, company, jobPosition, phone, mobilePhone, tin } = details
  return {
    ...{ firstName, lastName, company, jobPosition, phone, mobilePhone, tin },
    billing: named(billing),
    delivery: named(sameAddress || !delivery ? billing : delivery),
  }
}
