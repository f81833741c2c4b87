/*
 * Asks the registry for weaknesses of what is shipped: `npm run audit:packages`. Ends with 0, with 1 where one
 * is found that deploy/accepted_findings.json does not accept until today, and with 2 without an answer.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeAudit, type Accepted, type Audit } from './support/judge_audit.ts'
import { ROOT } from './support/paths.ts'

const ACCEPTED = join(ROOT, 'deploy', 'accepted_findings.json')

const { stdout } = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
process.exitCode = judge(answerOf(stdout))

function answerOf(text: string): (Audit & { error?: unknown }) | null {
  try {
    return JSON.parse(text) as Audit
  } catch {
    return null
  }
}

function judge(answer: ReturnType<typeof answerOf>): number {
  if (!answer?.vulnerabilities) {
    console.error('The registry did not answer')
    return 2
  }
  const list = JSON.parse(readFileSync(ACCEPTED, 'utf8')) as Accepted[]
  const today = new Date().toISOString().slice(0, 10)
  const { refused, accepted, needless } = judgeAudit(answer, list, today)
  for (const line of refused) console.error(`REFUSED   ${line}`)
  for (const line of accepted) console.log(`accepted  ${line}`)
  for (const line of needless) console.log(`needless  ${line}`)
  console.log(`${refused.length} refused, ${accepted.length} accepted`)
  return refused.length === 0 ? 0 : 1
}
