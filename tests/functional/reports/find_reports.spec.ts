import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import { reportList } from '#reports/lists/report_list'
import { rows } from '#shared/database'
import { givenCompleted } from '#tests/fixtures/reports/given_completed'
import { ELB, givenReportProduct } from '#tests/fixtures/reports/given_snapshot'

const AT = '2026-10-12T10:00:00Z'

/** Two customers with a report each, the dearer one of the second, on an ISIN and on a common code. */
async function givenTwo() {
  const product = await givenReportProduct()
  const [one, other] = [await createCustomer(), await createCustomer()]
  const isin = await givenCompleted(one.id, product, { at: AT })
  const priced = { at: AT, priceCents: 25_000, discountCents: 20_000 }
  const code = await givenCompleted(other.id, product, priced)
  await rows(
    null,
    `insert into report_isins (report_id, position, entry, isin, is_available)
     values (?, 1, ?, ?, true), (?, 1, '007770777', null, true)`,
    [isin, ELB, ELB, code]
  )
  return { isin, code, one, other }
}

const found = async (address: Record<string, string>, userId: number | null = null) =>
  (await reportList.page(reportList.read(address), userId)).content.map(({ id }) => id)

test.group('Reports | list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a report is found by its number, its codes and its customer', async ({ assert }) => {
    const { isin, code, one, other } = await givenTwo()
    for (const search of [
      `R-${isin}`,
      `r-${isin}`,
      String(isin),
      ELB,
      ELB.toLowerCase(),
      one.email,
    ]) {
      assert.deepEqual(await found({ search }), [isin], search)
    }
    for (const search of ['7770777', '007770777', other.email.toUpperCase()]) {
      assert.deepEqual(await found({ search }), [code], search)
    }
    for (const search of ['R-', 'nobody at all', '%', '9'.repeat(15)]) {
      assert.deepEqual(await found({ search }), [], search)
    }
    assert.deepEqual(await found({ search: ELB }, other.id), [])
  })

  test('it stands in every order, both ways', async ({ assert }) => {
    const { isin, code } = await givenTwo()
    const expected = { price: [isin, code], total: [code, isin], id: [isin, code] }
    for (const [orderBy, ids] of Object.entries(expected)) {
      assert.deepEqual(await found({ orderBy, orderDirection: 'asc' }), ids, orderBy)
      assert.deepEqual(await found({ orderBy, orderDirection: 'desc' }), ids.toReversed(), orderBy)
    }
  })
})
