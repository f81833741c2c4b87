import { applicants } from '#catalogue'
import { knownApplicant } from '#site/queries/known_applicant'

/** What the site tells lower modules. */
export default [applicants.by('site', knownApplicant)]
