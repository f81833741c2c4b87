import { applicants } from '#catalogue'
import { knownApplicant } from '#site/queries/known_applicant'

export default [applicants.by('site', knownApplicant)]
