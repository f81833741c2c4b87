import type { ProblemParams } from '#delivery/domain/delivery_problem'

type Say = (key: string, params?: ProblemParams) => string
type Remarked = { remark: string; problem: { code: string; params: ProblemParams } | null }

/** What is delivered for an order names its number. */
export const orderOf = (reference: string): number | null =>
  reference.startsWith('order:') ? Number(reference.slice('order:'.length)) : null

/** What staff wrote, and else what holds the task up. */
export const remarkOf = ({ remark, problem }: Remarked, say: Say): string =>
  remark || (problem ? say(problem.code, problem.params) : '')
