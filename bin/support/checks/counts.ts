import type { Count } from './check.ts'
import { readReport } from './reports.ts'

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** A closing line such as "Tests  11 passed, 1 failed (12)". */
export const countClosingLine = (output: string): Count => {
  const line = output.replaceAll(ESCAPES, '').match(/^Tests\s+(.*)$/m)?.[1] ?? ''
  const number = (word: string) => Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0)
  return { passed: number('passed'), failed: number('failed') }
}

/** The sum of Japa's processes. */
export const countJapa = (_: string, report: string): Count => {
  const { passed = 0, failed = 0 } = readReport(report)
  return { passed, failed }
}

/** Vitest's JSON report. */
export const countVitest = (_: string, report: string): Count => {
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = readReport(report)
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites }
}

/** Playwright's JSON report. */
export const countPlaywright = (_: string, report: string): Count => {
  const { stats = { expected: 0, unexpected: 0, flaky: 0 } } = readReport(report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
