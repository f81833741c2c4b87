/*
 * Everything that has to hold: `npm test`; single parts by name: `npm test -- lint japa`; what a change
 * may break: `npm test -- --changed [ref]`.
 */
import { changeInWords, readChange } from './support/changed/read_change.ts'
import type { CheckResult } from './support/checks/check.ts'
import { LANES, lanesFor, WHOLE_RUNS_ONLY } from './support/checks/lanes.ts'
import { forgetReports, writeReport } from './support/checks/reports.ts'
import { runLanes } from './support/checks/run_lanes.ts'

const args = process.argv.slice(2)
const change = readChange(args)
const wanted = change ? [] : args
const known = LANES.flat().map(({ name }) => name)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${known.join(', ')}`)
  process.exit(1)
}

forgetReports()
const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name)
if (change) {
  console.log(`${changeInWords(change)} Left to the whole run: ${WHOLE_RUNS_ONLY.join(', ')}.`)
}
const lanes = change ? lanesFor(change) : LANES
const results = await runLanes(lanes.map((lane) => lane.filter(isWanted)))

for (const result of results) if (result.failed > 0) tellFailure(result)
const table = results.map(({ name, passed, failed, seconds }) => {
  const verdict = failed === 0 ? 'ok    ' : 'FAILED'
  return `${verdict} ${name.padEnd(20)} ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`
})
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
const counts = `${sum('passed')} passed, ${sum('failed')} failed`
console.log(`\n──── summary ────\n${table.join('\n')}\n\n${counts}`)
writeReport('summary.txt', `${table.join('\n')}\n`)
writeReport('counts.txt', `${counts}\n`)
process.exit(sum('failed') === 0 ? 0 : 1)

function tellFailure({ name, lastLines, failures }: CheckResult) {
  console.log(`\n──── how ${name} ended ────\n${lastLines}`)
  for (const { title, error } of failures) console.log(`\n✖ ${title}\n${error}`)
}
