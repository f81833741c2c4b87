import type { Outcome } from '#auditor/audit'

/** Every contradiction as one line: the question and what was found. */
export const findingsIn = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap(({ what, found }) => (found ?? []).map((finding) => `${what}: ${finding}`))

/** What a person reads: each question with its answer, and how it ended. */
export function reportOf(outcomes: readonly Outcome[]): string {
  const lines = outcomes.map(({ what, found }) => `${answerOf(found)}  ${what}`)
  const findings = findingsIn(outcomes)
  const open = outcomes.filter(({ found }) => found === null).length
  const end = findings.length === 0 ? 'Nothing contradicts.' : `${findings.length} contradictions:`
  const asked = `${outcomes.length - open} questions asked, ${open} without evidence. ${end}`
  return [...lines, '', asked, ...findings.map((finding) => `  ${finding}`)].join('\n')
}

const answerOf = (found: string[] | null) =>
  found === null ? 'open' : found.length === 0 ? 'no  ' : 'YES '
