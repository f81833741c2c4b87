import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { claimFile } from '#delivery/actions/claims/claim_file'
import { sweepClaims } from '#delivery/actions/claims/sweep_claims'
import { lake } from '#shared/storage'
import type User from '#identity/models/user'
import { cookieOf, readAndBreak, request } from '#tests/fixtures/delivery/browser'
import { until } from '#tests/fixtures/shared/until'
import {
  claimOf,
  emptyLedger,
  endClaim,
  givenFile,
  type GivenFile,
  givenOwner,
  givenUser,
  sha256Of,
  stateOf,
} from '#tests/fixtures/delivery/ledger'

const MEGABYTE = 1024 * 1024

async function claim(user: User, file: GivenFile): Promise<string> {
  const actor = { id: user.id, label: user.email }
  const claimed = await claimFile({ ...file, fileId: file.id, userId: user.id, actor })
  if (!claimed.ok) throw new Error(claimed.refusal.code)
  return `/downloads/${claimed.value.id}`
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test.group('Delivery | download', (group) => {
  let user: User
  let cookie: string
  group.each.setup(async () => {
    user = await givenUser('reader@example.com')
    cookie = await cookieOf(user)
    return emptyLedger
  })

  const given = async (orderId: number, content?: Buffer) => {
    const file = await givenFile(orderId, content)
    givenOwner(user, file.reference)
    return { file, path: await claim(user, file) }
  }

  test('the whole file comes with its checksum, for saving and not for showing', async ({
    assert,
  }) => {
    const { file, path } = await given(7101)
    const response = await request(path, cookie)
    assert.equal(response.status, 200)
    assert.equal(sha256Of(await bytesOf(response)), file.sha256)
    const header = (name: string) => response.headers.get(name)
    assert.equal(header('content-length'), String(file.content.length))
    assert.equal(header('etag'), `"${file.sha256}"`)
    assert.equal(header('accept-ranges'), 'bytes')
    assert.equal(header('content-type'), 'application/octet-stream')
    assert.equal(header('x-content-type-options'), 'nosniff')
    assert.match(header('content-disposition')!, /^attachment; filename="TICKS_20250303.csv"/)
    assert.equal(
      header('repr-digest'),
      `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`
    )
    assert.isNull(header('content-encoding'))
  })

  test('when every byte was served the file is used', async ({ assert }) => {
    const { file, path } = await given(7102)
    await bytesOf(await request(path, cookie, { range: 'bytes=0-599' }))
    await until(async () => (await claimOf(file.id))!.bytes === 600)
    assert.equal((await stateOf(file.id)).state, 'Claimed')

    await bytesOf(await request(path, cookie, { range: 'bytes=600-' }))
    await until(async () => (await stateOf(file.id)).state === 'Used')
    const { state, usedAt } = await stateOf(file.id)
    assert.equal(state, 'Used')
    assert.instanceOf(usedAt, Date)
    await assert.rejects(() => claim(user, file), 'delivery.errors.already_downloaded')
  })

  test('HEAD tells all and costs nothing', async ({ assert }) => {
    const { file, path } = await given(7103)
    for (let times = 0; times < 5; times++) {
      const response = await request(path, cookie, {}, 'HEAD')
      assert.equal(response.status, 200)
      assert.equal(response.headers.get('content-length'), '1000')
      assert.equal(response.headers.get('etag'), `"${file.sha256}"`)
    }
    assert.deepEqual(await claimOf(file.id), { served: '{}', bytes: 0, outcome: null })
  })

  test('{$i}: range {range} is answered with {status}')
    .with([
      { range: 'bytes=0-99', status: 206, start: 0, end: 100, says: 'bytes 0-99/1000' },
      { range: 'bytes=900-', status: 206, start: 900, end: 1000, says: 'bytes 900-999/1000' },
      { range: 'bytes=-100', status: 206, start: 900, end: 1000, says: 'bytes 900-999/1000' },
      { range: 'bytes=0-99,200-299', status: 200, start: 0, end: 1000, says: null },
      { range: 'nonsense', status: 200, start: 0, end: 1000, says: null },
    ])
    .run(async ({ assert }, { range, status, start, end, says }) => {
      const { file, path } = await given(7104)
      const response = await request(path, cookie, { range })
      assert.equal(response.status, status)
      assert.equal(response.headers.get('content-range'), says)
      assert.isTrue((await bytesOf(response)).equals(file.content.subarray(start, end)))
    })

  test('a range behind the end is refused and costs nothing', async ({ assert }) => {
    const { file, path } = await given(7105)
    const response = await request(path, cookie, { range: 'bytes=1000-' })
    assert.equal(response.status, 416)
    assert.equal(response.headers.get('content-range'), 'bytes */1000')
    assert.equal((await claimOf(file.id))!.bytes, 0)
  })

  test('If-Range: a part of the same file, the whole of another one', async ({ assert }) => {
    const { file, path } = await given(7106)
    const same = await request(path, cookie, {
      'range': 'bytes=0-9',
      'if-range': `"${file.sha256}"`,
    })
    assert.equal(same.status, 206)
    await bytesOf(same)
    const other = await request(path, cookie, { 'range': 'bytes=0-9', 'if-range': '"something"' })
    assert.equal(other.status, 200)
    assert.lengthOf(await bytesOf(other), 1000)
  })

  test('a broken download is resumed to the right checksum', async ({ assert }) => {
    const { file, path } = await given(7107, randomBytes(24 * MEGABYTE))
    let arrived = await readAndBreak(path, cookie, 5 * MEGABYTE)
    await until(async () => (await claimOf(file.id))!.served !== '{}')
    assert.isAtLeast((await claimOf(file.id))!.bytes, arrived.length)
    assert.isBelow((await claimOf(file.id))!.bytes, file.content.length)

    const rest = await request(path, cookie, {
      'range': `bytes=${arrived.length}-`,
      'if-range': `"${file.sha256}"`,
    })
    assert.equal(rest.status, 206)
    arrived = Buffer.concat([arrived, await bytesOf(rest)])
    assert.equal(sha256Of(arrived), file.sha256)
    await until(async () => (await stateOf(file.id)).state === 'Used')
    assert.equal((await stateOf(file.id)).state, 'Used')
  })

  test('eight ranges at once make up the file', async ({ assert }) => {
    const { file, path } = await given(7116, randomBytes(8 * MEGABYTE))
    const parts = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const range = `bytes=${index * MEGABYTE}-${(index + 1) * MEGABYTE - 1}`
        return bytesOf(await request(path, cookie, { range }))
      })
    )
    assert.equal(sha256Of(Buffer.concat(parts)), file.sha256)
    await until(async () => (await stateOf(file.id)).state === 'Used')
    assert.equal((await claimOf(file.id))!.bytes, file.content.length)
  })

  test('a connection that breaks again and again still brings the file', async ({ assert }) => {
    const { file, path } = await given(7117, randomBytes(64 * MEGABYTE))
    const arrived: Buffer[] = []
    let length = 0
    for (let cuts = 0; cuts < 4; cuts++) {
      const part = await readAndBreak(path, cookie, 7 * MEGABYTE, { range: `bytes=${length}-` })
      arrived.push(part)
      length += part.length
    }
    const rest = await request(path, cookie, { range: `bytes=${length}-` })
    assert.equal(rest.status, 206)
    arrived.push(await bytesOf(rest))
    assert.equal(sha256Of(Buffer.concat(arrived)), file.sha256)
    await until(async () => (await stateOf(file.id)).state === 'Used')
    assert.equal((await stateOf(file.id)).state, 'Used')
    assert.isAtMost((await claimOf(file.id))!.bytes, 2 * file.content.length)
  })

  test('inside a claim no more than twice the size is sent', async ({ assert }) => {
    const { file, path } = await given(7108)
    for (const expected of [200, 200, 410, 410]) {
      const response = await request(path, cookie)
      assert.equal(response.status, expected)
      await bytesOf(response)
    }
    assert.equal((await claimOf(file.id))!.bytes, 2 * file.content.length)
  })

  test('requests side by side share the same allowance', async ({ assert }) => {
    const { file, path } = await given(7109)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await request(path, cookie)
        await bytesOf(response)
        return response.status
      })
    )
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      2
    )
    assert.lengthOf(
      statuses.filter((status) => status === 410),
      18
    )
    assert.equal((await claimOf(file.id))!.bytes, 2 * file.content.length)
  })

  test('a claim that ends with bytes served leaves the file used', async ({ assert }) => {
    const { file, path } = await given(7110)
    await bytesOf(await request(path, cookie, { range: 'bytes=0-0' }))
    await until(async () => (await claimOf(file.id))!.served !== '{}')
    await endClaim(file.id)
    await sweepClaims()
    assert.equal((await stateOf(file.id)).state, 'Used')
    const late = await request(path, cookie, { accept: 'application/json' })
    assert.equal(late.status, 410)
    assert.include(await late.text(), 'delivery.errors.already_downloaded')
  })

  test('a claim that is over is settled by the request that comes too late', async ({ assert }) => {
    const { file, path } = await given(7111)
    await endClaim(file.id)
    const late = await request(path, cookie, { accept: 'application/json' })
    assert.equal(late.status, 410)
    assert.include(await late.text(), 'delivery.errors.claim_ended')
    assert.equal((await stateOf(file.id)).state, 'Available')
  })

  test('the end of the window ends a claim as well', async ({ assert }) => {
    const { file, path } = await given(7112)
    givenOwner(user, file.reference, { verdict: 'yes', windowEndsAt: new Date(Date.now() - 1000) })
    const response = await request(path, cookie, { accept: 'application/json' })
    assert.equal(response.status, 410)
    assert.include(await response.text(), 'delivery.errors.window_ended')
  })

  test("another person's claim does not exist", async ({ assert }) => {
    const { file, path } = await given(7113)
    const stranger = await givenUser('stranger@example.com')
    const response = await request(path, await cookieOf(stranger), { accept: 'application/json' })
    assert.equal(response.status, 404)
    assert.equal((await claimOf(file.id))!.bytes, 0)
  })

  test('a store without the file is said as an outage and costs nothing', async ({ assert }) => {
    const { file, path } = await given(7115)
    await lake().remove(file.key)
    const response = await request(path, cookie, { accept: 'application/json' })
    assert.equal(response.status, 503)
    assert.equal((await claimOf(file.id))!.bytes, 0)
  })

  test('an empty file is used once it was fetched', async ({ assert }) => {
    const { file, path } = await given(7114, Buffer.alloc(0))
    const response = await request(path, cookie)
    assert.equal(response.status, 200)
    assert.lengthOf(await bytesOf(response), 0)
    await until(async () => (await stateOf(file.id)).state === 'Used')
    assert.equal((await stateOf(file.id)).state, 'Used')
  })
})
