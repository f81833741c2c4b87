import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { claimFile } from '#delivery/actions/claims/claim_file'
import { createLink } from '#delivery/actions/links/create_link'
import downloads from '#config/downloads'
import storage from '#config/storage'
import { rows } from '#shared/database'
import { lake } from '#shared/storage'
import type User from '#identity/models/user'
import { cookieOf, request } from '#tests/fixtures/delivery/browser'
import {
  claimOf,
  emptyLedger,
  givenFile,
  type GivenFile,
  givenOwner,
  givenUser,
  stateOf,
} from '#tests/fixtures/delivery/ledger'

type Settings = { by: string }

test.group('Delivery | handing over', (group) => {
  let user: User
  let cookie: string
  let file: GivenFile
  let path: string
  group.each.setup(async () => {
    const before = { by: downloads.by, disk: storage.disk }
    user = await givenUser('handed@example.com')
    cookie = await cookieOf(user)
    file = await givenFile(7901)
    givenOwner(user, file.reference)
    const actor = { id: user.id, label: user.email }
    const claim = await claimFile({ ...file, fileId: file.id, userId: user.id, actor })
    path = `/downloads/${claim.ok ? claim.value.id : ''}`
    return async () => {
      Object.assign(downloads, { by: before.by })
      Object.assign(storage, { disk: before.disk })
      await emptyLedger()
    }
  })

  const by = (settings: Settings) => Object.assign(downloads, settings)
  const ask = (headers: Record<string, string> = {}, method?: string) =>
    request(path, cookie, headers, method)
  const place = (response: Response) => response.headers.get('x-accel-redirect')

  test('nginx is told where the file lies, and the ledger that it was given away', async ({
    assert,
  }) => {
    by({ by: 'nginx' })
    const response = await ask()
    assert.equal(place(response), `/_kontor_files/lake/${file.key}`)
    assert.equal(response.headers.get('etag'), `"${file.sha256}"`)
    assert.match(response.headers.get('content-disposition')!, /TICKS_20250303\.csv/)
    assert.lengthOf(Buffer.from(await response.arrayBuffer()), 0)
    assert.equal((await stateOf(file.id)).state, 'Used')
    const [line] = await rows<{ outcome: string }>(null, 'select outcome from delivery_accesses')
    assert.equal(line!.outcome, 'handed_over')
  })

  test('signs in a key are written so that nginx reads them as part of a name', async ({
    assert,
  }) => {
    by({ by: 'nginx' })
    const key = 'tests/a b?c%2f#d.csv'
    await rows(null, 'update delivery_files set key = ? where id = ?', [key, file.id])
    await lake().putStream(key, Readable.from([file.content]))
    assert.equal(place(await ask()), '/_kontor_files/lake/tests/a%20b%3Fc%252f%23d.csv')
  })

  test('who goes on later is believed to have got only what lies before', async ({ assert }) => {
    by({ by: 'nginx' })
    await ask()
    const rest = await ask({ range: 'bytes=400-' })
    assert.isNotNull(place(rest))
    assert.equal((await claimOf(file.id))!.bytes, 1000)
    const lines = await rows<{ outcome: string; sent: number }>(
      null,
      'select outcome, bytes_sent as sent from delivery_accesses order by id'
    )
    assert.deepEqual(
      lines.map(({ outcome, sent }) => [outcome, sent]),
      [
        ['cut', 400],
        ['handed_over', 600],
      ]
    )
  })

  test('twice the file and no more is given away', async ({ assert }) => {
    by({ by: 'nginx' })
    assert.isNotNull(place(await ask()))
    assert.isNotNull(place(await ask()))
    assert.equal((await ask()).status, 410)
  })

  test('If-Range and HEAD are answered by the shop itself', async ({ assert }) => {
    by({ by: 'nginx' })
    const resumed = await ask({ 'range': 'bytes=0-9', 'if-range': `"${file.sha256}"` })
    assert.isNull(place(resumed))
    assert.equal(resumed.status, 206)
    await resumed.arrayBuffer()
    assert.isNull(place(await ask({}, 'HEAD')))
  })

  test('the object store never sends a claimed file', async ({ assert }) => {
    by({ by: 'store' })
    const response = await ask()
    assert.equal(response.status, 200)
    assert.lengthOf(Buffer.from(await response.arrayBuffer()), 1000)
  })

  test('without nginx in front nothing is handed over', async ({ assert }) => {
    const actor = { id: user.id, label: user.email }
    const link = await createLink({ reference: file.reference, actor })
    const address = link.ok ? new URL(link.value.url).pathname : ''
    const response = await request(`${address}/files/${file.id}`, '')
    assert.isNull(place(response))
    assert.lengthOf(Buffer.from(await response.arrayBuffer()), 1000)
  })
})
