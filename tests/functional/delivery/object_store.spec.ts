import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import downloads from '#config/downloads'
import storage from '#config/storage'
import { progressOf } from '#delivery'
import { claimFile } from '#delivery/actions/claims/claim_file'
import { createLink } from '#delivery/actions/links/create_link'
import { BucketStorage } from '#shared/storage/bucket_storage'
import { rows } from '#shared/database'
import type User from '#identity/models/user'
import { cookieOf, request } from '#tests/fixtures/delivery/browser'
import { csv, givenFilterable } from '#tests/fixtures/catalogue/filterable_product'
import { givenFulfilment, makeDue, runTurnOf, taskOf } from '#tests/fixtures/delivery/fulfilment'
import { givenProduct, pathOf, removeProducts } from '#tests/fixtures/catalogue/lake_product'
import {
  claimOf,
  emptyLedger,
  givenFile,
  type GivenFile,
  givenOwner,
  givenUser,
  sha256Of,
  stateOf,
} from '#tests/fixtures/delivery/ledger'
import { ObjectStore, useObjectStore } from '#tests/fixtures/shared/object_store'
import { until } from '#tests/fixtures/shared/until'
import { named } from '#tests/fixtures/delivery/reference'

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test.group('Delivery | files in an object store', (group) => {
  let store: ObjectStore
  let user: User
  let cookie: string
  let file: GivenFile
  group.each.setup(async () => {
    const before = { by: downloads.by, disk: storage.disk }
    store = await ObjectStore.start()
    const putBack = useObjectStore(store)
    Object.assign(storage, { disk: 's3' })
    user = await givenUser('bucket@example.com')
    cookie = await cookieOf(user)
    file = await givenFile(7931)
    store.asked.length = 0
    givenOwner(user, file.reference)
    return async () => {
      Object.assign(downloads, { by: before.by })
      Object.assign(storage, { disk: before.disk })
      putBack()
      await store.stop()
      await emptyLedger()
      await removeProducts()
    }
  })

  const claimed = async () => {
    const actor = { id: user.id, label: user.email }
    const claim = await claimFile({ ...file, fileId: file.id, userId: user.id, actor })
    return `/downloads/${claim.ok ? claim.value.id : ''}`
  }
  const linked = async () => {
    const actor = { id: user.id, label: user.email }
    const link = await createLink({ reference: file.reference, actor })
    return `${link.ok ? new URL(link.value.url).pathname : ''}/files/${file.id}`
  }
  const outcomes = () =>
    rows<{ outcome: string; sent: number }>(
      null,
      'select outcome, bytes_sent as sent from delivery_accesses order by id'
    )

  test('a claimed file flows through the shop, whole', async ({ assert }) => {
    Object.assign(downloads, { by: 'store' })
    const response = await request(await claimed(), cookie)
    assert.equal(response.status, 200)
    assert.equal(sha256Of(await bodyOf(response)), file.sha256)
    await until(async () => (await stateOf(file.id)).state === 'Used')
    assert.isFalse(store.asked.some(({ isPresigned }) => isPresigned))
  })

  test('a range asks the store for no more than that range', async ({ assert }) => {
    const response = await request(await claimed(), cookie, { range: 'bytes=100-199' })
    assert.equal(response.status, 206)
    assert.equal(response.headers.get('content-range'), 'bytes 100-199/1000')
    assert.deepEqual(await bodyOf(response), file.content.subarray(100, 200))
    const [get] = store.asked.filter(({ method }) => method === 'GET')
    assert.deepEqual([get!.range, get!.status], ['bytes=100-199', 206])
  })

  test('a public link is handed over at an address that works for a minute, also in parts', async ({
    assert,
  }) => {
    Object.assign(downloads, { by: 'store' })
    const response = await request(await linked(), '')
    const address = response.headers.get('location')!
    assert.equal(response.status, 302)
    assert.isTrue(address.startsWith(store.url))
    assert.deepEqual(await outcomes(), [{ outcome: 'handed_over', sent: 1000 }])

    const whole = await fetch(address)
    assert.match(whole.headers.get('content-disposition')!, /TICKS_20250303\.csv/)
    assert.equal(sha256Of(await bodyOf(whole)), file.sha256)
    const part = await fetch(address, { headers: { range: 'bytes=990-' } })
    assert.equal(part.status, 206)
    assert.deepEqual(await bodyOf(part), file.content.subarray(990))

    store.aheadMs = (downloads.addressSeconds + 1) * 1000
    assert.equal((await fetch(address)).status, 403)
  })

  test('an address leads to nothing else, and a wrong secret to nothing at all', async ({
    assert,
  }) => {
    Object.assign(downloads, { by: 'store' })
    const other = await givenFile(7932)
    const address = (await request(await linked(), '')).headers.get('location')!
    assert.equal((await fetch(address.replace(file.key, other.key))).status, 403)
    assert.equal(
      (await fetch(address.replace('X-Amz-Expires=60', 'X-Amz-Expires=999'))).status,
      403
    )
    const client = store.client('another secret')
    await assert.rejects(() => new BucketStorage(client, 'kontor', 'lake/').size(file.key))
    client.destroy()
  })

  test('a store that is down is an outage that costs nothing', async ({ assert }) => {
    const path = await claimed()
    store.isDown = true
    assert.equal((await request(path, cookie, { accept: 'application/json' })).status, 503)
    assert.equal((await claimOf(file.id))!.bytes, 0)
    store.isDown = false
    assert.equal(sha256Of(await bodyOf(await request(path, cookie))), file.sha256)
  })

  test('a store that breaks off in the middle is resumed to the right checksum', async ({
    assert,
  }) => {
    const path = await claimed()
    store.breakAfter = 400
    const parts: Uint8Array[] = []
    const broken = await request(path, cookie)
    await assert.rejects(async () => {
      for await (const part of broken.body!) parts.push(part)
    })
    const begun = Buffer.concat(parts)
    assert.isBelow(begun.length, 1000)
    const rest = await request(path, cookie, {
      'range': `bytes=${begun.length}-`,
      'if-range': `"${file.sha256}"`,
    })
    assert.equal(rest.status, 206)
    assert.equal(sha256Of(Buffer.concat([begun, await bodyOf(rest)])), file.sha256)
  })

  test('orders are made from the store: it may be down, and is checked when it is back', async ({
    assert,
  }) => {
    const product = await givenProduct('BUCKET', { days: 3, knowsSha256: false })
    for (const day of ['2000-01-01', '2000-01-02', '2000-01-03']) {
      store.objects.set(
        `/kontor/lake/BUCKET/BUCKET_${day}.csv`,
        readFileSync(pathOf('BUCKET', day))
      )
    }
    const [task] = await givenFulfilment(named('order:7933'), [product])
    store.isDown = true
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).code, 'delivery.errors.storage_unavailable')
    store.isDown = false
    await makeDue(task!)
    await runTurnOf(task!)
    assert.equal((await progressOf(named('order:7933')))!.state, 'Completed')
  })

  test('what was cut from a file of the store lies in the store', async ({ assert }) => {
    const day = 'time,venue,currency,price\n09:00,XALC,EUR,1\n09:01,XALD,EUR,2\n'
    const product = await givenFilterable('CUTS', [csv(day)])
    store.objects.set('/kontor/lake/CUTS/CUTS_2000-01-01.csv', Buffer.from(day))
    const filters = { levelOne: ['XALC'], levelTwo: ['EUR'] }
    const [task] = await givenFulfilment(named('order:7934'), [product], { filters })
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).state, 'Succeeded')
    const [[, cut]] = [...store.objects].filter(([key]) => key.startsWith('/kontor/files/')) as [
      [string, Buffer],
    ]
    assert.equal(cut.toString(), 'time,venue,currency,price\n09:00,XALC,EUR,1\n')
  })
})
