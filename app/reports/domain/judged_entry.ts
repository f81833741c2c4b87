import { needsCommonCode } from '#reports/domain/common_code_rule'
import type { Entry, EntryProblem } from '#reports/domain/entries'

export type Verdict =
  | 'available'
  /** Known, but not held on that day. */
  | 'not_held'
  /** Never held here. */
  | 'unknown'
  /** Repeats an earlier entry. */
  | 'merged'
  | 'common_code_needed'
  | EntryProblem

export type JudgedEntry = {
  typed: string
  code: string
  verdict: Verdict
  isin: string | null
  commonCode: string | null
  name: string | null
  nearestDay: string | null
  suggestion: string | null
  /** Place of the entry that it repeats, from 0. */
  sameAs: number | null
}

type Found = {
  isin: string
  commonCode: string | null
  name: string
  isAvailable: boolean
  nearestDay: string | null
}

/** What a report would have of each entry; an ISIN and the common code of one security are one. */
export function judgeEntries(
  entries: readonly Entry[],
  found: readonly Found[],
  isoDay: string
): JudgedEntry[] {
  const byCode = new Map(
    found.flatMap((one) => [
      [one.isin, one] as const,
      ...(one.commonCode ? [[one.commonCode, one] as const] : []),
    ])
  )
  const places = new Map<string, number>()
  return entries.map((entry, at) => {
    const security = byCode.get(entry.code) ?? null
    const name = security?.isin ?? entry.code
    const sameAs = entry.sameAs ?? places.get(name) ?? null
    if (!places.has(name)) places.set(name, at)
    return { ...judged({ ...entry, sameAs }, security, isoDay), sameAs }
  })
}

function judged(entry: Entry, found: Found | null, isoDay: string): JudgedEntry {
  const { typed, code, sameAs } = entry
  const verdict = verdictOf(entry, found, isoDay)
  return {
    ...{ typed, code, verdict, sameAs },
    isin: found?.isin ?? null,
    commonCode: found?.commonCode ?? null,
    name: found?.name ?? null,
    nearestDay: verdict === 'not_held' ? found!.nearestDay : null,
    suggestion: verdict === 'common_code_needed' ? (found?.commonCode ?? null) : entry.suggestion,
  }
}

function verdictOf({ problem, sameAs, code }: Entry, found: Found | null, isoDay: string): Verdict {
  if (problem) return problem
  if (sameAs !== null) return 'merged'
  if (needsCommonCode(code, isoDay)) return 'common_code_needed'
  if (!found) return 'unknown'
  return found.isAvailable ? 'available' : 'not_held'
}

/** What keeps a whole list from being asked for. */
export function listProblem(entries: readonly JudgedEntry[], most: number): string | null {
  const own = entries.filter(({ verdict }) => verdict !== 'merged')
  if (own.length === 0) return 'reports.errors.none_entered'
  if (own.length > most) return 'reports.errors.too_many'
  const isWrong = ({ verdict }: JudgedEntry) => ['malformed', 'check_digit'].includes(verdict)
  if (own.some(isWrong)) return 'reports.errors.invalid_codes'
  if (own.some(({ verdict }) => verdict === 'common_code_needed')) {
    return 'reports.errors.common_code_needed'
  }
  return null
}
