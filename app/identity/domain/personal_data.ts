import type { Address } from '#identity/domain/address'

export type PersonalData = {
  firstName: string
  lastName: string
  company: string
  jobPosition: string | null
  phone: string | null
  mobilePhone: string | null
  tin: string | null
  billing: Address
  delivery: Address
}
