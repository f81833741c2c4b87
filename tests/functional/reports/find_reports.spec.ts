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

/** Ten reports like one, of each of five hundred others. */
async function givenMany(id: number) {
  const fields = 'product_id, day, locale, licensee, unit_price_cents, price_cents'
  await rows(
    null,
    `with others as (
       insert into users (issuer, subject, kind, email, first_name, last_name)
       select 'many', 'many-' || n, 'customer', 'many-' || n || '@example.com', 'Many', 'Others'
         from generate_series(1, 500) n returning id)
     insert into reports (${fields}, user_id, state, requested_by)
     select ${fields}, o.id, 'Failed', 'them'
       from reports r, others o, generate_series(1, 10) where r.id = ?`,
    [id]
  )
  await rows(null, 'analyze reports')
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

  test('customers are looked at only where they are asked for', async ({ assert }) => {
    const wish = reportList.read({ state: 'Failed', orderBy: 'price' }) as never
    const { count, find, page } = reportList.source.statements!
    const finding = [count(wish, null, 5_000), find(wish, null, 5_000, 1_000)!]
    for (const { sql } of finding) assert.notInclude(sql, 'users')
    const stretch = { direction: 'desc', limit: 10, offset: 4_990 } as const
    assert.lengthOf(page(wish, null, stretch).sql.split('join users'), 2)
    const byEmail = reportList.read({ orderBy: 'email' }) as never
    assert.lengthOf(page(byEmail, null, stretch).sql.split('join users'), 3)
  })

  test('codes are looked up along indexes', async ({ assert }) => {
    const { isin } = await givenTwo()
    await givenMany(isin)
    for (const search of [ELB, '7770777', 'R-88']) {
      const { sql, values } = reportList.source.statements!.expect(
        reportList.read({ search }) as never,
        null
      )
      const plan = JSON.stringify(await rows(null, sql, values))
      assert.include(plan, 'BitmapOr', search)
      assert.notMatch(plan, /Seq Scan[^}]*"reports"/, search)
    }
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
