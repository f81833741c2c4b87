import { applicants } from '#catalogue'
import { savedViews } from '#shared/lists'
import { savedViewsFor } from '#site/http/saved_views_for'
import { knownApplicant } from '#site/queries/known_applicant'

export default [applicants.by('site', knownApplicant), savedViews.by('site', savedViewsFor)]
