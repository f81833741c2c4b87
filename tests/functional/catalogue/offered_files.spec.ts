import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { gzipSync } from 'node:zlib'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { changeFile } from '#catalogue/actions/offered_files/change_file'
import { OFFERED_FILES } from '#catalogue/actions/offered_files/keep_bytes'
import { sweepOfferedFiles } from '#catalogue/actions/offered_files/sweep_files'
import { rows } from '#shared/database'
import { made } from '#shared/storage'
import { insertProduct } from '#tests/fixtures/catalogue/lake_product'
import {
  givenOfferedFile,
  nothingStored,
  PICTURE,
  storedKeys,
  WHOLE,
} from '#tests/fixtures/catalogue/offered_files'

const FILES = '/admin/offered-files'
const SHELVES = '/admin/download-centre'
const PUBLIC = '/my-account/download-centre'
const GENERAL = { name: 'general', product: null } as const
const DAY_MS = 24 * 60 * 60 * 1000

type Sent = Record<string, string>

async function clerk(client: ApiClient) {
  const admin = await createStaff('admin')
  const send = (request: ReturnType<ApiClient['post']>, fields: Sent) => {
    for (const [name, value] of Object.entries(fields)) request.field(name, value)
    return request.loginAs(admin).withCsrfToken().redirects(0)
  }
  const add = (bytes: Buffer, filename: string, fields: Sent) =>
    send(client.post(FILES).file('file', bytes, { filename }), fields)
  const replace = (id: number, bytes: Buffer, filename: string, fields: Sent) =>
    send(client.put(`${FILES}/${id}`).file('file', bytes, { filename }), fields)
  const put = (address: string, body: object) =>
    client.put(address).json(body).loginAs(admin).withInertia().withCsrfToken().redirects(0)
  const shown = async (address: string) =>
    (await client.get(address).loginAs(admin).withInertia()).inertiaProps as unknown as Shown
  return { admin, add, replace, put, shown }
}

const told = (response: { flashMessage: (name: string) => unknown }) =>
  JSON.stringify(response.flashMessage('inputErrorsBag') ?? null)

const namesOf = ({ files }: Pick<Shown, 'files'>) => files.map(({ name }) => name)

test.group('Catalogue | files of the download centre', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await rows(null, 'delete from offered_files')
    return nothingStored
  })

  test('{name} is taken on the shelf {shelf}')
    .with([
      { shelf: 'general', name: 'guide.pdf', bytes: WHOLE.pdf },
      { shelf: 'data-descriptions', name: 'fields.csv', bytes: WHOLE.csv },
      { shelf: 'binaries', name: 'tools.tar.gz', bytes: WHOLE.tape },
      { shelf: 'binaries', name: 'reader.whl', bytes: WHOLE.zip },
      { shelf: 'data-samples', name: 'day.csv.gz', bytes: WHOLE.gzip },
      { shelf: 'data-samples', name: 'day.json', bytes: WHOLE.json },
      { shelf: 'data-samples', name: 'day.parquet', bytes: WHOLE.parquet },
      { shelf: 'data-samples', name: 'day.pcap', bytes: WHOLE.pcap },
      { shelf: 'data-samples', name: 'day.pcap.gz', bytes: gzipSync(WHOLE.pcap) },
    ])
    .run(async ({ assert, client }, { shelf, name, bytes }) => {
      const { add, shown } = await clerk(client)
      assert.equal(told(await add(bytes, name, { shelf })), 'null')
      assert.deepEqual(namesOf(await shown(`${SHELVES}?category=${shelf}`)), [name])
      const fetched = await client.get(`${PUBLIC}/${shelf}/${name}`).loginAs(await createCustomer())
      fetched.assertStatus(200)
      fetched.assertHeader('content-length', String(bytes.length))
    })

  test('{title} is refused at its field')
    .with([
      { title: 'a picture as a sample', name: 'day.png', bytes: PICTURE, says: /no sample/ },
      { title: 'a picture that is called CSV', name: 'day.csv', bytes: PICTURE, says: /picture/ },
      {
        title: 'a drawing',
        name: 'day.csv',
        bytes: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
        says: /picture/,
      },
      { title: 'an empty file', name: 'a.csv', bytes: Buffer.alloc(0), says: /empty/ },
      { title: 'a blank one', name: 'a.csv', bytes: Buffer.from(' \n'), says: /empty/ },
      {
        title: 'a file of 16 MB',
        name: 'a.csv',
        bytes: Buffer.alloc(16 * 1024 * 1024, 'a'),
        says: /15 MB/,
      },
      { title: 'a page', name: 'a.html', bytes: Buffer.from('<p>'), says: /CSV, CSV.GZ/ },
      { title: 'a paper on this shelf', name: 'a.pdf', bytes: WHOLE.pdf, says: /not taken here/ },
      { title: 'a ZIP that is none', name: 'a.zip', bytes: WHOLE.csv, says: /something else/ },
      {
        title: 'a ZIP that is cut',
        name: 'a.zip',
        bytes: WHOLE.zip.subarray(0, 90),
        says: /cut off/,
      },
      {
        title: 'Parquet that is cut',
        name: 'a.parquet',
        bytes: WHOLE.parquet.subarray(0, 12),
        says: /cut off/,
      },
      {
        title: 'packets that are cut',
        name: 'a.pcap',
        bytes: WHOLE.pcap.subarray(0, -2),
        says: /cut off/,
      },
      {
        title: 'gzip that is cut',
        name: 'a.csv.gz',
        bytes: WHOLE.gzip.subarray(0, -6),
        says: /cut off/,
      },
      {
        title: 'packed bytes that are no text',
        name: 'a.csv.gz',
        bytes: gzipSync(PICTURE),
        says: /UTF-8/,
      },
      { title: 'half a JSON', name: 'a.json', bytes: WHOLE.json.subarray(0, -2), says: /cut off/ },
      {
        title: 'text of another code',
        name: 'a.csv',
        bytes: Buffer.from('e9e8', 'hex'),
        says: /UTF-8/,
      },
    ])
    .run(async ({ assert, client }, { name, bytes, says }) => {
      const { add, shown } = await clerk(client)
      const response = await add(bytes, name, { shelf: 'data-samples' })
      assert.match(told(response), says)
      assert.match(told(response), /^\{"file"/)
      assert.isEmpty(namesOf(await shown(`${SHELVES}?category=data-samples`)))
      assert.isEmpty(await storedKeys())
    })

  test('what unpacks to more than anybody waits for is refused', async ({ assert, client }) => {
    const { add } = await clerk(client)
    const bomb = gzipSync(Buffer.alloc(257 * 1024 * 1024, 'a'), { level: 1 })
    assert.match(told(await add(bomb, 'a.csv.gz', { shelf: 'data-samples' })), /256 MB/)
  })

  test('a name is made safe, and given away once', async ({ assert, client }) => {
    const { add, shown } = await clerk(client)
    await add(WHOLE.csv, '..\\..\\Übersicht "neu".csv', { shelf: 'general' })
    assert.deepEqual(namesOf(await shown(SHELVES)), ['Uebersicht _neu_.csv'])
    const again = await add(WHOLE.csv, 'Uebersicht _neu_.csv', { shelf: 'general' })
    assert.match(told(again), /lies here already/)
    assert.lengthOf(await storedKeys(), 1)
  })

  test('a replaced file keeps its address, and the old bytes are swept a day later', async ({
    assert,
    client,
  }) => {
    const { replace, shown } = await clerk(client)
    const id = await givenOfferedFile(GENERAL, 'table.csv', { content: 'old\n' })
    const response = await replace(id, WHOLE.csv, 'other.csv', { version: '1', language: 'de' })
    assert.equal(told(response), 'null')
    const { files, history } = await shown(SHELVES)
    assert.containsSubset(files, [{ id, name: 'table.csv', language: 'de', version: 2 }])
    assert.equal(history[0]!.action, 'replaced')
    const fetched = await client.get(`${PUBLIC}/general/table.csv`).loginAs(await createCustomer())
    assert.deepEqual(fetched.body(), WHOLE.csv)
    assert.lengthOf(await storedKeys(), 2)
    assert.equal(await sweepOfferedFiles(Date.now() + DAY_MS), 1)
    assert.lengthOf(await storedKeys(), 1)
  })

  test('the old file is there until the new one is whole', async ({ assert, client }) => {
    const id = await givenOfferedFile(GENERAL, 'table.csv', { content: 'old\n' })
    const half = Promise.withResolvers<void>()
    async function* slow() {
      yield Buffer.from('new,')
      await half.promise
      yield Buffer.from('table\n')
    }
    const actor = { id: null, label: 'Tests' }
    const said = { language: null, day: null, actor }
    const sent = { name: 'table.csv', read: slow }
    const changed = changeFile({ id, seen: 1, sent, ...said })
    const customer = await createCustomer()
    const fetched = async () =>
      String((await client.get(`${PUBLIC}/general/table.csv`).loginAs(customer)).body())
    assert.equal(await fetched(), 'old\n')
    half.resolve()
    await changed
    assert.equal(await fetched(), 'new,table\n')
  })

  test('in the place of a file only one of its type comes, and of the version that was seen', async ({
    assert,
    client,
  }) => {
    const { admin, replace, put } = await clerk(client)
    const id = await givenOfferedFile(GENERAL, 'table.csv')
    const wrong = await replace(id, WHOLE.pdf, 'table.pdf', { version: '1' })
    assert.match(told(wrong), /type CSV/)
    await put(`${FILES}/${id}`, { language: 'en', version: 1 })
    const late = await replace(id, WHOLE.csv, 'table.csv', { version: '1' })
    assert.include(told(late), `${admin.email} has changed this file meanwhile`)
    assert.lengthOf(await storedKeys(), 1)
  })

  test('files are moved, and stay at the ends of their shelf', async ({ assert, client }) => {
    const { put, shown } = await clerk(client)
    const ids: number[] = []
    for (const name of ['a.csv', 'b.csv', 'c.csv']) ids.push(await givenOfferedFile(GENERAL, name))
    await put(`${FILES}/${ids[2]}/place`, { to: 'up' })
    assert.deepEqual(namesOf(await shown(SHELVES)), ['a.csv', 'c.csv', 'b.csv'])
    await put(`${FILES}/${ids[0]}/place`, { to: 'up' })
    await put(`${FILES}/${ids[0]}/place`, { to: 'down' })
    const { files, history } = await shown(SHELVES)
    assert.deepEqual(namesOf({ files }), ['c.csv', 'a.csv', 'b.csv'])
    assert.containsSubset(history[0], { action: 'moved', name: 'a.csv', place: 2 })
  })

  test('readers find what is in their language before the other one', async ({
    assert,
    client,
  }) => {
    await givenOfferedFile(GENERAL, 'steps.txt', { language: 'en' })
    await givenOfferedFile(GENERAL, 'schritte.txt', { language: 'de' })
    await givenOfferedFile(GENERAL, 'table.csv')
    const read = async (locale: string) => {
      const page = client.get(PUBLIC).header('accept-language', locale)
      const { inertiaProps } = await page.loginAs(await createCustomer()).withInertia()
      return namesOf(inertiaProps as unknown as Shown)
    }
    assert.deepEqual(await read('en'), ['steps.txt', 'table.csv', 'schritte.txt'])
    assert.deepEqual(await read('de'), ['schritte.txt', 'table.csv', 'steps.txt'])
  })

  test('a deleted file is nowhere, unless somebody has changed it meanwhile', async ({
    assert,
    client,
  }) => {
    const { admin, put, shown } = await clerk(client)
    const id = await givenOfferedFile(GENERAL, 'table.csv')
    await put(`${FILES}/${id}`, { language: 'en', version: 1 })
    const remove = (version: number) =>
      client.delete(`${FILES}/${id}`).form({ version }).loginAs(admin).withCsrfToken().redirects(0)
    assert.match(told(await remove(1)), /before you delete it/)
    assert.deepEqual(namesOf(await shown(SHELVES)), ['table.csv'])
    await remove(2)
    assert.isEmpty(namesOf(await shown(SHELVES)))
    const fetched = client.get(`${PUBLIC}/general/table.csv`).accept('json')
    ;(await fetched.loginAs(await createCustomer())).assertStatus(404)
    assert.match(told(await remove(2)), /no such file/)
  })

  test('bytes of an upload that never had a row are shown to nobody and swept', async ({
    assert,
    client,
  }) => {
    const { shown } = await clerk(client)
    await made().putStream(
      `${OFFERED_FILES}/cut`,
      (async function* () {
        yield WHOLE.csv
      })()
    )
    assert.isEmpty(namesOf(await shown(SHELVES)))
    assert.equal(await sweepOfferedFiles(), 0)
    assert.equal(await sweepOfferedFiles(Date.now() + DAY_MS), 1)
  })
})

test.group('Catalogue | two who fill a shelf at the same moment', (group) => {
  group.each.setup(() => async () => {
    await rows(null, `delete from offered_files where shelf = 'binaries'`)
    await nothingStored()
  })

  test('a name is given away once, and every file has a place of its own', async ({ assert }) => {
    const shelf = { name: 'binaries', product: null } as const
    const names = ['same.sh', 'same.sh', 'same.sh', 'one.sh', 'two.sh', 'three.sh']
    const added = await Promise.allSettled(names.map((name) => givenOfferedFile(shelf, name)))
    assert.lengthOf(
      added.filter(({ status }) => status === 'fulfilled'),
      4
    )
    const places = await rows<{ position: number }>(
      null,
      `select position from offered_files where shelf = 'binaries' order by position`
    )
    assert.deepEqual(
      places.map(({ position }) => position),
      [1, 2, 3, 4]
    )
    assert.lengthOf(await storedKeys(), 4)
  })
})

test.group('Catalogue | samples that staff put beside a product', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => nothingStored)

  const SAMPLE = { shelf: 'product', product: 'offered', day: '2025/03/03' }

  test('are there at once: on the page, for programs and to be saved', async ({
    assert,
    client,
  }) => {
    const { add, shown } = await clerk(client)
    await insertProduct('offered')
    assert.equal(told(await add(WHOLE.csv, 'week.csv', SAMPLE)), 'null')
    assert.deepEqual(namesOf(await shown('/admin/manage-products/offered/samples')), ['week.csv'])
    const page = await client.get('/product/details/offered').withInertia()
    const { samples } = page.inertiaProps as unknown as { samples: object[] }
    const href = '/products/offered/samples/week.csv'
    assert.containsSubset(samples, [{ name: 'week.csv', day: '2025-03-03', href }])
    const saved = await client.get(href)
    assert.deepEqual(saved.body(), WHOLE.csv)
    saved.assertHeader('cache-control', 'public, no-cache')
    const call = await client.get('/api/v1/products/files?product=offered')
    const { data } = call.body() as { data: { content: object[] } }
    assert.containsSubset(data.content, [
      { product: 'offered', key: 'samples/offered/week.csv', path: 'samples/offered/' },
    ])
    const listed = await client.get('/products?samples=1').withInertia()
    assert.include(JSON.stringify(listed.inertiaProps), '"code":"offered"')
  })

  test('{title} is refused')
    .with([
      { title: 'a picture', name: 'a.png', bytes: PICTURE, fields: {}, says: /no sample/ },
      { title: 'a sample without a day', fields: { day: '' }, says: /^\{"day"/ },
      { title: 'a day that does not exist', fields: { day: '2025/02/31' }, says: /^\{"day"/ },
      { title: 'a day to come', fields: { day: '2999/01/01' }, says: /still to come/ },
      { title: 'a product that is none', fields: { product: 'nothing' }, says: /product/ },
    ])
    .run(async ({ assert, client }, { name = 'a.csv', bytes = WHOLE.csv, fields, says }) => {
      const { add } = await clerk(client)
      await insertProduct('offered')
      assert.match(told(await add(bytes, name, { ...SAMPLE, ...(fields as Sent) })), says)
      assert.isEmpty(await storedKeys())
    })

  test('those of a hidden product are for staff alone', async ({ assert, client }) => {
    const { admin, shown, add } = await clerk(client)
    const id = await insertProduct('offered')
    await rows(null, 'update products set visible = false where id = ?', [id])
    await add(WHOLE.csv, 'week.csv', SAMPLE)
    const { files } = await shown('/admin/manage-products/offered/samples')
    const address = `${FILES}/${files[0]!.id}`
    assert.deepEqual((await client.get(address).loginAs(admin)).body(), WHOLE.csv)
    const saved = await client.get('/products/offered/samples/week.csv').accept('json')
    saved.assertStatus(404)
  })
})

type Shown = {
  files: { id: number; name: string; language: string | null }[]
  history: { action: string; name: string; place: number | null }[]
}
