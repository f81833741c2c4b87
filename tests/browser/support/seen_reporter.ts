import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const TELLING = /^\s*- (main|(?:alert)?dialog|heading|alert|button|textbox|tab)\b/
const ENOUGH = 1_500

/**
 * Says at the very end, in a line each, what the pages of failed journeys showed: where a machine's files
 * are gone with its run, the last lines of its output are all that is left.
 */
export default class SeenReporter implements Reporter {
  #seen: string[] = []

  onTestEnd(test: TestCase, { attachments }: TestResult) {
    const path = attachments.find(({ name }) => name === 'error-context')?.path
    if (!test.ok() && path) this.#seen.push(`${test.title}: ${inShort(readFileSync(path, 'utf8'))}`)
  }

  onEnd() {
    for (const line of this.#seen) process.stdout.write(`seen when it failed: ${line}\n`)
  }
}

/** What tells one page from another, from its tree of roles and names. */
const inShort = (page: string): string =>
  page
    .split('\n')
    .filter((line) => TELLING.test(line))
    .map((line) => line.trim().slice(2))
    .join(' | ')
    .slice(0, ENOUGH)
