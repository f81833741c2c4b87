import { EMPTY_REGISTRATION, type RegistrationValues } from './registration_form'

/** Whoever sent a request without an account. */
export type Prospect = {
  email: string
  firstName: string
  lastName: string
  company: string
  country: string | null
  locale: string
}

/** The form of a registration, filled with what is known of somebody. */
export function registrationOf(prospect: Prospect | null): RegistrationValues {
  if (!prospect) return EMPTY_REGISTRATION
  const { email, firstName, lastName, company, country } = prospect
  const billing = { ...EMPTY_REGISTRATION.billing, country: country ?? '' }
  return { ...EMPTY_REGISTRATION, email, firstName, lastName, company, billing }
}
