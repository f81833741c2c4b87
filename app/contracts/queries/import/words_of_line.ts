import type { Refusal } from '#shared/domain/result'
import type { Outcome } from '#contracts/domain/import/import_line'
import { LONGEST_NAME, MOST_DIGITS } from '#contracts/domain/partner'

export type JudgedLine = {
  line: number
  outcome: Outcome
  problems: string[]
  firstLine: number | null
}

/** What keeps a line from being written, as refusals at the place of its entry. */
export function inWords({ line, outcome, problems, firstLine }: JudgedLine): Refusal[] {
  const codes = outcome === 'wrong' ? problems : [outcome]
  return codes.map((code) => ({
    code: `partner_import.reasons.${code}`,
    params: { first: firstLine ?? 0, digits: MOST_DIGITS, most: LONGEST_NAME },
    field: String(line - 1),
  }))
}
