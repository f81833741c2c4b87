import type { ProblemParams } from '#delivery/domain/delivery_problem'
import type { Locale } from '#shared/i18n'
import type { Reference } from '#delivery/domain/reference'
import { ownerOf } from '#delivery/ports/delivery_owners'
import type { StaffWords } from '#delivery/ports/delivery_words'

type Say = (key: string, params?: ProblemParams) => string
type Remarked = { remark: string; problem: { code: string; params: ProblemParams } | null }

export const staffWordsOf = (reference: Reference, locale: Locale): StaffWords | null =>
  ownerOf(reference).toStaff(reference.key, locale)

/** What staff wrote, and else what holds the task up. */
export const remarkOf = ({ remark, problem }: Remarked, say: Say): string =>
  remark || (problem ? say(problem.code, problem.params) : '')
