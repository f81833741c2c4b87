import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { judgeAudit, type Accepted, type Audit } from '../../../bin/support/judge_audit.ts'

const found: Audit = {
  vulnerabilities: {
    parser: {
      via: [
        'other',
        { url: 'https://github.com/advisories/GHSA-1111', title: 'Reads beyond', severity: 'high' },
      ],
    },
  },
}
const acceptance = { advisory: 'GHSA-1111', package: 'parser', reason: 'not reached' }
const WORDS = 'parser: Reads beyond (high, GHSA-1111)'

test.group('Audit of packages', () => {
  test('what nobody accepted is refused, and so is what was accepted until yesterday')
    .with([
      [],
      [{ ...acceptance, until: '2027-03-30' }],
      [{ ...acceptance, package: 'other', until: '2028-01-01' }],
    ])
    .run(({ assert }, list) => {
      assert.deepEqual(judgeAudit(found, list, '2027-03-31').refused, [WORDS])
    })

  test('what is accepted until today is told', ({ assert }) => {
    const judged = judgeAudit(found, [{ ...acceptance, until: '2027-03-31' }], '2027-03-31')
    assert.deepEqual(judged, { refused: [], accepted: [WORDS], needless: [] })
  })

  test('an acceptance of what is gone is needless', ({ assert }) => {
    const list = [{ ...acceptance, until: '2027-03-31' }]
    const judged = judgeAudit({ vulnerabilities: {} }, list, '2027-03-31')
    assert.deepEqual(judged, { refused: [], accepted: [], needless: ['parser: GHSA-1111'] })
  })

  test('the command ends with {code} after {what}')
    .with([
      { what: 'an answer without weaknesses', says: '{"vulnerabilities":{}}', code: 0 },
      { what: 'a weakness that nobody accepted', says: JSON.stringify(found), code: 1 },
      { what: 'a refusal of the registry', says: '{"error":{"code":"ENOAUDIT"}}', code: 2 },
      { what: 'words that are no answer', says: 'npm error network', code: 2 },
    ])
    .run(({ assert, cleanup }, { says, code }) => {
      const place = mkdtempSync(join(tmpdir(), 'kontor-audit-'))
      cleanup(() => rmSync(place, { recursive: true, force: true }))
      writeFileSync(join(place, 'npm'), `#!/bin/sh\necho '${says}'\n`, { mode: 0o755 })
      const env = { ...process.env, PATH: place }
      const run = spawnSync(process.execPath, ['bin/audit_packages.ts'], { env, encoding: 'utf8' })
      assert.equal(run.status, code, run.stdout + run.stderr)
    })

  test('each acceptance says why, until when, and of which package', ({ assert }) => {
    const list = JSON.parse(readFileSync('deploy/accepted_findings.json', 'utf8')) as Accepted[]
    const lock = readFileSync('package-lock.json', 'utf8')
    for (const { advisory, package: name, reason, until } of list) {
      assert.match(advisory, /^GHSA-/)
      assert.isAbove(reason.length, 20)
      assert.match(until, /^\d{4}-\d{2}-\d{2}$/)
      assert.include(lock, `node_modules/${name}"`)
    }
  })
})
