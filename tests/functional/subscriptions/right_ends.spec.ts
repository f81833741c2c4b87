import { createHash } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { createCustomer } from '#database/factories/identity/people'
import { createToken } from '#identity/actions/tokens/create_token'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { openFile } from '#subscriptions/actions/open_file'
import { ALWAYS, type OpenRange } from '#subscriptions/domain/entitlement'
import { givenProduct, writeDay } from '#tests/fixtures/catalogue/lake_product'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const DAY = '2000-01-03'
const LARGE = 'x'.repeat(8_000_000)
const days = { from: CalendarDay.of(2000, 1, 1), until: CalendarDay.of(2000, 1, 31) }

async function given(visible: OpenRange = ALWAYS) {
  const product = await givenProduct('right_ends', { days: 5 })
  const typeId = await givenType({ productIds: [product.id] })
  const user = await createCustomer()
  const held = { isUnrestricted: false, visible: ALWAYS, ranges: [{ days, visible }] }
  await givenSubscription(typeId, user.id, held)
  const fileId = `${product.id}-20000103-1`
  return {
    product,
    typeId,
    user,
    fileId,
    open: () => openFile({ userId: user.id, typeId, fileId, way: 'page' }),
  }
}

test.group('Subscriptions | when a right ends', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => () => clock.reset())

  test('visibility ends at midnight where the shop is: {at}')
    .with([
      { at: '2025-07-14T21:59:59Z', may: true },
      { at: '2025-07-14T22:00:00Z', may: false },
      { at: '2025-01-14T22:30:00Z', may: true },
      { at: '2025-01-14T23:00:00Z', may: false },
    ])
    .run(async ({ assert }, { at, may }) => {
      const until = CalendarDay.parse(at.slice(0, 10))
      const { open } = await given({ from: null, until })
      clock.set(at)
      const opened = await open()
      assert.equal(opened.ok, may)
      if (!opened.ok) assert.include(opened.refusal.code, 'no_longer_visible')
    })

  test('a download that runs while its range is taken away ends whole, the next is refused', async ({
    assert,
  }) => {
    const { product, typeId, user, fileId, open } = await given()
    writeDay('right_ends', DAY, LARGE)
    const sha256 = createHash('sha256').update(LARGE).digest('hex')
    await rows(
      null,
      'update lake_files set bytes = ?, sha256 = ? where product_id = ? and day = ?',
      [LARGE.length, sha256, product.id, DAY]
    )
    const token = await createToken({ user, kind: 'account', name: 'Script' })
    if (!token.ok) throw new Error(token.refusal.code)
    const running = await begun(
      `/api/v1/subscriptions/${typeId}/users/${user.id}/files/${fileId}`,
      token.value.value
    )
    assert.equal(running.statusCode, 200)
    await rows(null, 'delete from subscription_ranges')
    const digest = createHash('sha256')
    for await (const chunk of running) digest.update(chunk as Buffer)
    assert.equal(digest.digest('hex'), sha256)
    const next = await open()
    assert.containsSubset(next, { ok: false, refusal: { status: 403 } })
  })

  test('what was promised of a product that left the shop is still there', async ({
    assert,
    client,
  }) => {
    const { product, typeId, user, open } = await given()
    await rows(null, 'update products set visible = false where id = ?', [product.id])
    forgetReferenceData()
    const page = await client
      .get(`/my-account/my-subscriptions/${typeId}`)
      .loginAs(user)
      .withInertia()
    page.assertStatus(200)
    const { files } = (page.body() as { props: { files: unknown[] } }).props
    assert.lengthOf(files, 5)
    assert.isTrue((await open()).ok)
  })
})

/** An answer whose body nobody reads yet. */
const begun = (path: string, token: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    const { HOST: host, PORT: port } = process.env
    get({ host, port, path, headers }, resolve).once('error', reject)
  })
