import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { givenCompleted } from '#tests/fixtures/reports/given_completed'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenReportProduct } from '#tests/fixtures/reports/given_snapshot'

const NO_NUMBER = 'Please enter a valid number'
const BOUNDS = "Discount must be positive and can't be higher than the total amount"

/** A report of 125.00 EUR, 10.00 EUR of it off. */
async function givenDiscounted() {
  const at = '2026-10-12T10:00:00Z'
  const product = await givenReportProduct()
  return givenCompleted((await createCustomer()).id, product, { at, discountCents: 1_000 })
}

async function changed(client: ApiClient, path: string, discount: unknown) {
  const admin = await createStaff('admin')
  return client.put(path).json({ discount }).loginAs(admin).withCsrfToken().redirects(0)
}

const keptOf = async (id: number) =>
  (await rows(null, 'select discount_cents as d from reports where id = ?', [id]))[0]!.d

test.group('Reports | discounts that are none', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{discount} is refused in the specified words: {says}')
    .with([
      { discount: '-1', says: BOUNDS },
      { discount: '125.01', says: BOUNDS },
      { discount: 'abc', says: NO_NUMBER },
      { discount: '', says: NO_NUMBER },
    ])
    .run(async ({ assert, client }, { discount, says }) => {
      const id = await givenDiscounted()
      const answer = await changed(client, `/admin/manage-reports/${id}`, discount)
      assert.deepEqual(answer.flashMessage('inputErrorsBag') as object, { discount: [says] })
      const toast = { tone: 'error', text: `Report edit failed: ${says}` }
      assert.deepEqual(answer.flashMessage('toasts') as unknown, [toast])
      assert.equal(await keptOf(id), 1_000)
    })

  test('of two who decide on a discount the second is told, and may save again', async ({
    assert,
    client,
  }) => {
    const id = await givenDiscounted()
    const admin = await createStaff('admin')
    const decide = (discount: string, seen: string) =>
      client
        .put(`/admin/manage-reports/${id}`)
        .json({ discount, seen })
        .loginAs(admin)
        .withCsrfToken()
        .redirects(0)
    const saved = await decide('20', '1000')
    const updated = { tone: 'success', text: 'Report has been updated' }
    assert.deepEqual(saved.flashMessage('toasts') as unknown, [updated])
    const late = await decide('30', '1000')
    assert.match(String(errorsOf(late).form), /meanwhile/)
    assert.equal(await keptOf(id), 2_000)
    await decide('30', '2000')
    assert.equal(await keptOf(id), 3_000)
  })

  test('by calls a discount is changed at the version that `If-Match` names, or not at all', async ({
    assert,
    client,
  }) => {
    const id = await givenDiscounted()
    const admin = await createStaff('admin')
    const put = async (discount: number, tag?: string, more: object = {}) => {
      const asked = client.put(`/api/v1/reports/${id}`).json({ discount, ...more })
      const call = asked.loginAs(admin).withCsrfToken()
      const answer = await (tag === undefined ? call : call.header('if-match', tag))
      return [answer.status(), answer.header('etag')]
    }
    const read = await client.get(`/api/v1/reports/${id}`).loginAs(admin)
    assert.equal(read.header('etag'), '"1"')
    assert.deepEqual(await put(20, '"1"'), [200, '"2"'])
    assert.equal((await put(30, '"1"'))[0], 412)
    assert.equal((await put(30, undefined, { version: 1 }))[0], 409)
    assert.equal(await keptOf(id), 2_000)
    assert.deepEqual(await put(30), [200, '"3"'])
  })

  test('by a call {discount} is refused at its field')
    .with([{ discount: -1 }, { discount: 125.01 }, { discount: 'abc' }, { discount: null }])
    .run(async ({ assert, client }, { discount }) => {
      const id = await givenDiscounted()
      const answer = await changed(client, `/api/v1/reports/${id}`, discount)
      answer.assertStatus(422)
      const { errors } = answer.body() as { errors: { field: string; message: string }[] }
      assert.equal(errors[0]!.field, 'discount')
      if (typeof discount === 'number') assert.equal(errors[0]!.message, BOUNDS)
      assert.equal(await keptOf(id), 1_000)
    })
})
