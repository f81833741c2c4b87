import { refuse, type Refused } from '#shared/domain/result'
import type { ContractPaper } from '#contracts/queries/papers/find_paper'

/** Whoever decided on another paper than the one that is there is told by whom it was put there. */
export function refuseUnseen(
  now: ContractPaper | null,
  seen: string | null | undefined
): Refused | null {
  if (seen === undefined || seen === (now?.sha256 ?? null)) return null
  const refusal = { field: 'file', status: 409 } as const
  return now
    ? refuse('contracts.papers.errors.changed', { ...refusal, params: { who: now.actorLabel } })
    : refuse('contracts.papers.errors.gone', refusal)
}
