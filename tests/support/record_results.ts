import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { inspect } from 'node:util'
import type { PluginFn } from '@japa/runner/types'

type Failure = { file: string; title: string; error: string }

/** What one process of tests came to, as `bin/support/japa/results.ts` reads it. */
type Results = {
  passed: number
  failed: number
  skipped: number
  failures: Failure[]
  /** Seconds by spec file. */
  seconds: Record<string, number>
}

const LONGEST_VALUE = 1_500

/** Writes down what failed and where, and how long each file took, when RESULTS_FILE asks for it. */
export const recordResults: PluginFn = ({ emitter }) => {
  const path = process.env.RESULTS_FILE
  if (!path) return
  const results: Results = { passed: 0, failed: 0, skipped: 0, failures: [], seconds: {} }
  let group = ''
  emitter.on('group:start', ({ title }) => void (group = title))
  emitter.on('test:end', (test) => {
    const file = relative(process.cwd(), test.meta.fileName)
    results.seconds[file] = (results.seconds[file] ?? 0) + test.duration / 1000
    if (test.isSkipped || test.isTodo) results.skipped++
    else if (!test.hasError && !test.isFailing) results.passed++
    else {
      results.failed++
      const title = test.meta.group ? `${group} / ${test.title.expanded}` : test.title.expanded
      results.failures.push({ file, title, error: told(test.errors) })
    }
  })
  // What breaks around tests belongs to none of them.
  emitter.on('group:end', ({ hasError, errors, title, meta }) => {
    if (!hasError || errors.length === 0) return
    const file = relative(process.cwd(), meta.fileName)
    results.failures.push({ file, title: `around ${title}`, error: told(errors) })
  })
  emitter.on('suite:end', ({ hasError, errors, name }) => {
    if (!hasError || errors.length === 0) return
    results.failures.push({ file: name, title: `around the suite ${name}`, error: told(errors) })
  })
  emitter.on('runner:end', () => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(results))
  })
}

const told = (errors: { phase: string; error: unknown }[]) =>
  errors.map(({ error }) => textOf(error)).join('\n')

/** The message, what was there and should be, and the first place in this repository. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error).slice(0, LONGEST_VALUE)
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const place = stack.find((line) => line.includes('/tests/')) ?? stack[0] ?? ''
  return [error.message, compared(error), place.trim()].filter(Boolean).join('\n')
}

function compared(error: Error): string {
  const { actual, expected, showDiff } = error as {
    actual?: unknown
    expected?: unknown
    showDiff?: boolean
  }
  if (!showDiff) return ''
  const shown = (value: unknown) => inspect(value, { depth: 6 }).slice(0, LONGEST_VALUE)
  return `found: ${shown(actual)}\nwanted: ${shown(expected)}`
}
