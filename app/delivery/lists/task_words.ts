import type { ProblemParams } from '#delivery/domain/delivery_problem'
import type { Reference } from '#delivery/domain/reference'
import { ownerOf } from '#delivery/ports/delivery_owners'

type Say = (key: string, params?: ProblemParams) => string
type Remarked = { remark: string; problem: { code: string; params: ProblemParams } | null }

/** What is delivered for an order names its number. */
export const orderOf = (reference: Reference): number | null =>
  ownerOf(reference).orderNumberOf(reference.key)

/** What staff wrote, and else what holds the task up. */
export const remarkOf = ({ remark, problem }: Remarked, say: Say): string =>
  remark || (problem ? say(problem.code, problem.params) : '')
