import type { HttpContext } from '@adonisjs/core/http'
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

/** What the account knows of whoever asks for a trial; null is unknown. */
export type KnownApplicant = Record<Field, string | null>

/** The account says who asks and for which company; everything else may differ for a trial. */
export const LOCKED = ['firstName', 'lastName', 'companyName'] as const

type ApplicantLookup = (ctx: HttpContext) => Promise<KnownApplicant | null>

/** For a higher module: who tells what is known of the signed-in applicant. */
export const applicants = definePort<ApplicantLookup>('catalogue.applicants')

/** The applicant of this request; null for visitors. */
export const applicantOf = async (ctx: HttpContext): Promise<KnownApplicant | null> =>
  (await applicants.only()?.(ctx)) ?? null
