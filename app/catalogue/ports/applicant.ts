import type { Caller } from '#shared/people'
import { definePort } from '#shared/ports'

type Field =
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'companyPhone'
  | 'companyEmail'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'tin'

export type KnownApplicant = Record<Field, string | null>

/** The account says who asks and for which company; everything else may differ for a trial. */
export const LOCKED = ['firstName', 'lastName', 'companyName'] as const

type ApplicantLookup = (caller: Caller) => Promise<KnownApplicant>

/** For a higher module: who tells what is known of the signed-in applicant. */
export const applicants = definePort<ApplicantLookup>('catalogue.applicants')
