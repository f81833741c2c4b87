import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiRequest } from '@japa/api-client'
import { test } from '@japa/runner'
import { createCustomer } from '#database/factories/identity/people'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { givenProduct, pathOf, SHA256, writeDay } from '#tests/fixtures/catalogue/lake_product'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const CODE = 'sub_months'
const today = CalendarDay.today()
const january = (from: number, until: number) => ({
  from: CalendarDay.of(2000, 1, from),
  until: CalendarDay.of(2000, 1, until),
})
const nameOf = (day: number) => `${CODE}_2000-01-0${day}.csv`

/** Days 1 to 4 may be seen, 1 of them lies in the archive; 5 was seen, 6 will be, 7 is nobody's. */
async function given(more: { isFilterable?: boolean } = {}) {
  const product = await givenProduct(CODE, { days: 40, archived: 1 })
  const type = await givenType({ productIds: [product.id], ...more })
  const user = await createCustomer()
  const ranges = [
    { days: january(1, 4), visible: ALWAYS },
    { days: january(5, 5), visible: { from: null, until: today.plusDays(-1) } },
    { days: january(6, 6), visible: { from: today.plusDays(1), until: null } },
  ]
  await givenSubscription(type, user.id, { isUnrestricted: false, visible: ALWAYS, ranges })
  const page = `/my-account/my-subscriptions/${type}`
  return { user, type, product, page, zip: `${page}/months/2000-01/files.zip` }
}

async function fetched(request: ApiRequest) {
  request.request.buffer(true).parse((response, done) => {
    buffer(response as unknown as Readable).then(
      (bytes) => done(null, bytes),
      (error: Error) => done(error, null)
    )
  })
  const response = await request
  return { response, archive: response.body() as Buffer }
}

/** The files of an archive, by their paths, as `unzip` reads them. */
function filesIn(archive: Buffer): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-month-'))
  try {
    writeFileSync(join(folder, 'month.zip'), archive)
    execFileSync('unzip', ['-q', 'month.zip', '-d', 'out'], { cwd: folder })
    const out = join(folder, 'out')
    const found = readdirSync(out, { recursive: true, withFileTypes: true })
    const files = found.filter((entry) => entry.isFile())
    return Object.fromEntries(
      files.map(({ parentPath, name }) => {
        const path = join(parentPath, name)
        return [path.slice(out.length + 1), readFileSync(path, 'utf8')]
      })
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const ledger = () =>
  rows(
    null,
    `select day, part, version, way, user_id as "user", sha256, bytes from subscription_downloads
      order by day`
  )

test.group('Subscriptions | a month as one ZIP', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('it holds what may be seen and is at hand, and names the rest', async ({
    client,
    assert,
  }) => {
    const { user, type, zip } = await given()
    const { response, archive } = await fetched(client.get(zip).loginAs(user))
    response.assertStatus(200)
    response.assertHeader('content-type', 'application/zip')
    assert.include(response.header('content-disposition'), `subscription_${type}_2000-01.zip`)
    assert.equal(response.header('content-length'), String(archive.length))
    const { 'not_included.txt': away, ...files } = filesIn(archive)
    const kept = [2, 3, 4].map(
      (day) =>
        [`${CODE}/${nameOf(day)}`, readFileSync(pathOf(CODE, `2000-01-0${day}`), 'utf8')] as const
    )
    assert.deepEqual(files, Object.fromEntries(kept))
    assert.include(away, `2000/01/01  ${CODE}/${nameOf(1)}`)
    assert.notInclude(away, nameOf(5))
    const line = { part: 1, version: 1, way: 'page', user: user.id, sha256: SHA256 }
    assert.deepEqual(
      await ledger(),
      [2, 3, 4].map((day) => ({ day: `2000-01-0${day}`, ...line, bytes: kept[0]![1].length }))
    )
  })

  test('what the storage lost is named, in the language of the reader', async ({
    client,
    assert,
  }) => {
    const { user, zip } = await given()
    rmSync(pathOf(CODE, '2000-01-03'))
    const request = client.get(zip).header('accept-language', 'de').loginAs(user)
    const { 'nicht_enthalten.txt': away, ...files } = filesIn((await fetched(request)).archive)
    assert.match(away!, /zurzeit nicht lesbar/)
    assert.sameMembers(
      Object.keys(files),
      [2, 4].map((day) => `${CODE}/${nameOf(day)}`)
    )
    assert.lengthOf(await ledger(), 2)
    writeDay(CODE, '2000-01-03')
  })

  test('its length is told without a download', async ({ client, assert }) => {
    const { user, zip } = await given()
    const head = await client.head(zip).loginAs(user)
    const sent = await client.get(zip).loginAs(user)
    head.assertStatus(200)
    assert.equal(head.header('content-length'), sent.header('content-length'))
    assert.lengthOf(await ledger(), 3)
  })

  test('the page offers it with what it holds', async ({ client, assert }) => {
    const { user, page } = await given()
    const response = await client.get(page).loginAs(user).withInertia()
    const { months } = (response.body() as { props: { months: { bytes: number }[] } }).props
    const bytes = 3 * readFileSync(pathOf(CODE, '2000-01-02')).length
    assert.deepEqual(months, [{ month: '2000-01', files: 3, bytes, isTooMuch: false }])
  })

  test('more than one archive holds is refused, and the page says so', async ({
    client,
    assert,
  }) => {
    const { user, page, zip } = await given()
    await rows(null, `update lake_files set bytes = 60000000000 where day < '2000-01-05'`)
    const refused = await client.get(zip).loginAs(user).accept('json')
    refused.assertStatus(409)
    refused.assertBodyContains({ errors: [{ code: 'subscriptions.errors.month_too_large' }] })
    const response = await client.get(page).loginAs(user).withInertia()
    const { months } = (response.body() as { props: { months: { isTooMuch: boolean }[] } }).props
    assert.deepEqual(
      months.map(({ isTooMuch }) => isTooMuch),
      [true]
    )
    assert.isEmpty(await ledger())
  })

  test('{0} is refused')
    .with([
      ['a month of which nothing may be seen', '2000-02', 404],
      ['a month that does not exist', '2000-13', 404],
    ] as const)
    .run(async ({ client, assert }, [, month, status]) => {
      const { user, page } = await given()
      const zip = `${page}/months/${month}/files.zip`
      const response = await client.get(zip).accept('json').loginAs(user)
      response.assertStatus(status)
      response.assertBodyContains({ errors: [{ code: 'subscriptions.errors.month_empty' }] })
      assert.isEmpty(await ledger())
    })

  test('what is made to a choice is asked for in another way', async ({ client }) => {
    const { user, zip } = await given({ isFilterable: true })
    ;(await client.get(zip).accept('json').loginAs(user)).assertStatus(409)
  })

  test('another customer and who is locked get nothing', async ({ client, assert }) => {
    const { user, zip } = await given()
    ;(
      await client
        .get(zip)
        .accept('json')
        .loginAs(await createCustomer())
    ).assertStatus(404)
    await user.merge({ lockedAt: clock.now() }).save()
    ;(await client.get(zip).accept('json').loginAs(user)).assertStatus(403)
    assert.isEmpty(await ledger())
  })
})
