import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { test } from '@japa/runner'
import { archiveBody, type StoredEntry } from '#delivery/http/archive_body'
import { claimAllFiles } from '#delivery/actions/claims/claim_all_files'
import { signManifest } from '#delivery/actions/manifest/sign_manifest'
import { claimFile } from '#delivery/actions/claims/claim_file'
import { rows } from '#shared/database'
import type User from '#identity/models/user'
import { cookieOf, readAndBreak, request } from '#tests/fixtures/delivery/browser'
import { named } from '#tests/fixtures/delivery/reference'
import { until } from '#tests/fixtures/shared/until'
import {
  claimOf,
  emptyLedger,
  givenFile,
  givenOwner,
  givenUser,
  sha256Of,
  stateOf,
} from '#tests/fixtures/delivery/ledger'

const MEGABYTE = 1024 * 1024
const ZIP = '/deliveries/7601/files.zip'

test.group('Delivery | archive', (group) => {
  let user: User
  let cookie: string
  group.each.setup(async () => {
    user = await givenUser('archivist@example.com')
    cookie = await cookieOf(user)
    return emptyLedger
  })

  const actorOf = ({ id, email }: User) => ({ id, label: email })
  const claimAll = () =>
    claimAllFiles({ reference: named('order:7601'), userId: user.id, actor: actorOf(user) })

  test('holds every file once, what proves them, and is exactly as long as it says', async ({
    assert,
  }) => {
    const [one, two] = [await givenFile(7601), await givenFile(7601, randomBytes(3 * MEGABYTE))]
    givenOwner(user, one.reference)
    await signManifest(one.reference)
    assert.deepEqual(await claimAll(), { ok: true, value: 2 })
    const head = await request(ZIP, cookie, {}, 'HEAD')
    const response = await request(ZIP, cookie)
    const bytes = Buffer.from(await response.arrayBuffer())
    assert.equal(response.headers.get('content-length'), String(bytes.length))
    assert.equal(head.headers.get('content-length'), String(bytes.length))

    const folder = mkdtempSync(join(tmpdir(), 'kontor-zip-'))
    try {
      writeFileSync(join(folder, 'all.zip'), bytes)
      execFileSync('unzip', ['-q', 'all.zip'], { cwd: folder })
      execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder })
      const [first, second] = ['TICKS', 'TICKS-2'].map((name) =>
        sha256Of(readFileSync(join(folder, name, 'TICKS_20250303.csv')))
      )
      assert.sameMembers([first!, second!], [one.sha256, two.sha256])
      assert.match(
        readFileSync(join(folder, 'manifest.json'), 'utf8'),
        /"reference":{"key":"7601","kind":"order"}/
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
    assert.equal((await stateOf(two.id)).state, 'Used')
    assert.equal((await stateOf(one.id)).state, 'Used')
    assert.equal((await claimOf(one.id))!.bytes, 1000)
  })

  test('a cut leaves whole files used, the cut one resumable, the others untouched', async ({
    assert,
  }) => {
    const files = []
    for (let at = 0; at < 3; at++) files.push(await givenFile(7601, randomBytes(24 * MEGABYTE)))
    givenOwner(user, named('order:7601'))
    await claimAll()
    await readAndBreak(ZIP, cookie, 30 * MEGABYTE)
    const [first, second, third] = files
    await until(async () => (await stateOf(first!.id)).state === 'Used')
    assert.equal((await stateOf(first!.id)).state, 'Used')
    await until(async () => (await claimOf(third!.id))!.bytes === 0)
    assert.equal((await stateOf(second!.id)).state, 'Claimed')
    const { bytes } = (await claimOf(second!.id))!
    assert.isAbove(bytes, 0)
    assert.isBelow(bytes, 24 * MEGABYTE)
    assert.deepEqual(await claimOf(third!.id), { served: '{}', bytes: 0, outcome: null })
    const lines = await rows<{ outcome: string }>(
      null,
      'select outcome from delivery_accesses order by id'
    )
    assert.deepEqual(
      lines.map(({ outcome }) => outcome),
      ['complete', 'cut']
    )
  })

  test('a file that is shorter in the storage than it should be ends the archive and is not used', async ({
    assert,
  }) => {
    const short = await givenFile(7601)
    givenOwner(user, short.reference)
    await claimAll()
    await rows(null, 'update delivery_files set bytes = bytes + 1 where id = ?', [short.id])
    const response = await request(ZIP, cookie)
    await assert.rejects(() => response.arrayBuffer(), /terminated/)
    await until(async () => (await claimOf(short.id))!.bytes === 1000)
    assert.equal((await stateOf(short.id)).state, 'Claimed')
  })

  test('the last file is recorded before the end of the archive is sent', async ({ assert }) => {
    const { id } = await givenFile(7601)
    const [file] = await rows<Omit<StoredEntry, 'path'>>(
      null,
      'select disk, key, bytes, day::text as day from delivery_files where id = ?',
      [id]
    )
    let [taken, recordedAt] = [0, 0]
    const sink = new Writable({
      write: (bytes: Buffer, _, done) => {
        taken += bytes.length
        done()
      },
    })
    archiveBody([], [{ ...file!, path: 'a.csv' }], async (sent) => {
      if (sent.length > 0) recordedAt = taken
    }).pipe(sink)
    await once(sink, 'finish')
    assert.isAtLeast(recordedAt, file!.bytes)
    assert.isBelow(recordedAt, taken)
  })

  test('what somebody has claimed or used is left out', async ({ assert }) => {
    const [used, free] = [await givenFile(7601), await givenFile(7601)]
    givenOwner(user, named('order:7601'))
    await rows(null, `update delivery_files set state = 'Used', used_at = now() where id = ?`, [
      used.id,
    ])
    assert.deepEqual(await claimAll(), { ok: true, value: 1 })
    assert.equal((await stateOf(free.id)).state, 'Claimed')
    assert.isUndefined(await claimOf(used.id))
  })

  test('of 20 who claim everything at once each file has one winner', async ({ assert }) => {
    for (let at = 0; at < 5; at++) await givenFile(7601)
    givenOwner(user, named('order:7601'))
    const outcomes = await Promise.all(Array.from({ length: 20 }, claimAll))
    const won = outcomes.reduce((sum, outcome) => sum + (outcome.ok ? outcome.value : 0), 0)
    assert.equal(won, 5)
    const [claims] = await rows<{ count: number }>(null, 'select count(*) from delivery_claims')
    assert.equal(claims!.count, 5)
  })

  test('after the window there is nothing, and a GET claims nothing', async ({ assert }) => {
    const file = await givenFile(7601)
    givenOwner(user, file.reference)
    const headers = { accept: 'application/json' }
    assert.equal((await request(ZIP, cookie, headers)).status, 410)
    assert.equal((await stateOf(file.id)).state, 'Available')
    givenOwner(user, file.reference, { verdict: 'yes', windowEndsAt: new Date(Date.now() - 1000) })
    const ended = await claimAll()
    assert.equal(ended.ok ? '' : ended.refusal.code, 'delivery.errors.window_ended')
    assert.equal((await stateOf(file.id)).state, 'Available')
  })

  test('200 claims of one file at once: one is made, the others are answered with it', async ({
    assert,
  }) => {
    const file = await givenFile(7601)
    givenOwner(user, file.reference)
    const claims = await Promise.all(
      Array.from({ length: 200 }, () =>
        claimFile({ ...file, fileId: file.id, userId: user.id, actor: actorOf(user) })
      )
    )
    const made = claims.flatMap((claim) => (claim.ok ? [claim.value] : []))
    assert.lengthOf(made, 200)
    assert.lengthOf(
      made.filter(({ isNew }) => isNew),
      1
    )
    assert.equal(new Set(made.map(({ id }) => id)).size, 1)
  })
})
