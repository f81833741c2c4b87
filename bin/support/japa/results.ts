import { existsSync, readFileSync } from 'node:fs'

export type Failure = { file: string; title: string; error: string }

/** What processes of tests came to; `tests/support/record_results.ts` writes one for each. */
export type Results = {
  passed: number
  failed: number
  skipped: number
  failures: Failure[]
  seconds: Record<string, number>
}

/** Nothing when the process ended before its tests did. */
export const readResults = (path: string): Results | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Results) : null

export function addResults(all: Results[]): Results {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    all.reduce((total, results) => total + results[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: all.flatMap(({ failures }) => failures),
    seconds: Object.assign({}, ...all.map(({ seconds }) => seconds)),
  }
}
