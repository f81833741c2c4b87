/* Everything that has to hold: `npm test`, or single parts by name: `npm test -- lint units`. */
import {
  countJapa,
  countPlaywright,
  countVitest,
  forgetReports,
  reportFile,
  runCheck,
  writeReport,
} from './support/check.ts'
import type { Check, CheckResult } from './support/check.ts'

const CHECKS: Check[] = [
  { name: 'lint', run: ['eslint', '.'] },
  { name: 'format', run: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'generated', run: ['node', 'bin/generated_is_fresh.ts'] },
  { name: 'types-server', run: ['tsc', '--noEmit'] },
  { name: 'types-pages', run: ['tsc', '--noEmit', '-p', 'inertia/tsconfig.json'] },
  { name: 'types-design-system', run: ['tsc', '--noEmit', '-p', 'design-system/tsconfig.json'] },
  { name: 'build', run: ['node', 'bin/build.ts'] },
  { name: 'page-weight', run: ['node', 'bench/page_weight.ts'] },
  { name: 'japa', run: ['node', 'bin/japa.ts'], count: countJapa },
  {
    name: 'fuzz',
    run: [
      ...['node', 'bin/japa.ts', '--program', 'tests/fuzz/main.ts'],
      ...['--requests', '1200', '--seed', '1', '--seconds', '40'],
    ],
    count: countJapa,
  },
  {
    name: 'design-system',
    run: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile('design-system')}`,
    ],
    count: countVitest,
  },
  { name: 'journeys', run: ['playwright', 'test'], count: countPlaywright },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !CHECKS.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. Known: ${CHECKS.map(({ name }) => name).join(', ')}`
  )
  process.exit(1)
}

forgetReports()
const results: (CheckResult & { name: string; seconds: number })[] = []
for (const check of CHECKS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n──── ${check.name} ────`)
  const began = performance.now()
  const result = await runCheck(check)
  results.push({ name: check.name, ...result, seconds: (performance.now() - began) / 1000 })
}

const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
const counts = `${sum('passed')} passed, ${sum('failed')} failed`
const table = results.map(({ name, passed, failed, seconds }) => {
  const verdict = failed === 0 ? 'ok    ' : 'FAILED'
  return `${verdict} ${name.padEnd(20)} ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`
})
for (const { name, failed, lastLines } of results) {
  if (failed > 0) console.log(`\n──── how ${name} ended ────\n${lastLines}`)
}
console.log(`\n──── summary ────\n${table.join('\n')}\n\n${counts}`)
writeReport('summary.txt', `${table.join('\n')}\n`)
writeReport('counts.txt', `${counts}\n`)
process.exit(sum('failed') === 0 ? 0 : 1)
