import { applicants } from '#catalogue'
import { knownApplicant } from '#site/http/known_applicant'

/** What the site tells lower modules. */
export default [applicants.by('site', knownApplicant)]
