import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import { SYSTEM_ACTOR } from '#shared/audit'
import { placeOf } from '#shared/domain/paging'
import { clock } from '#shared/clock'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { daysOfMonth, readPage } from '#billing/domain/invoice/paper_days'
import { givenCompletedOrder } from '#tests/fixtures/orders/completed_order'

type Papers = {
  years: { year: number; papers: number }[]
  year: number | null
  papers: { label: string; kind: string; grossCents: number; orderNumber: number }[]
}

/** An order of the customer with its invoice of a day; answers its label. */
async function givenInvoice(customer: { id: number }, day: string): Promise<string> {
  const number = await givenCompletedOrder(customer)
  clock.set(`${day}T11:00:00Z`)
  const issued = await issueInvoice(number, SYSTEM_ACTOR)
  clock.reset()
  if (!issued.ok) throw new Error(issued.refusal.code)
  return issued.value.label
}

test.group('Billing | own invoices', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stand there by year, the newest first, and only the own ones', async ({
    assert,
    client,
  }) => {
    const [customer, other] = [await createCustomer(), await createCustomer()]
    const old = await givenInvoice(customer, '2025-12-31')
    const first = await givenInvoice(customer, '2026-01-01')
    const second = await givenInvoice(customer, '2026-03-15')
    await givenInvoice(other, '2026-03-15')
    const shown = async (query = '') => {
      const page = await client.get(`/my-account/invoices${query}`).withInertia().loginAs(customer)
      return page.inertiaProps as Papers
    }
    const newest = await shown()
    assert.deepEqual(newest.years, [
      { year: 2026, papers: 2 },
      { year: 2025, papers: 1 },
    ])
    assert.deepEqual(
      newest.papers.map(({ label }) => label),
      [second, first]
    )
    const before = await shown('?year=2025&page=7')
    assert.deepEqual(
      before.papers.map(({ label }) => label),
      [old]
    )
    assert.equal((await shown('?year=1999')).year, 2026)
  })

  test('a month is one archive of PDF and XML; another month, or none, is not there', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    const label = await givenInvoice(customer, '2026-03-15')
    const month = (name: string, reader = customer) =>
      client.get(`/my-account/invoices/${name}/files.zip`).loginAs(reader)
    const archive = await month('2026-03')
    archive.assertStatus(200)
    archive.assertHeader('content-type', 'application/zip')
    const body: unknown = archive.body()
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(archive.text())
    for (const name of [`${label}.pdf`, `${label}.xml`]) {
      assert.include(bytes.toString('latin1'), name)
    }
    ;(await month('2026-04')).assertStatus(404)
    ;(await month('2026-13')).assertStatus(404)
    ;(await month('2026-03', await createCustomer())).assertStatus(404)
  })

  test('months and pages are read with care', ({ assert }) => {
    assert.deepEqual(daysOfMonth('2028-02'), { from: '2028-02-01', to: '2028-02-29' })
    assert.isNull(daysOfMonth('2026-13'))
    assert.deepEqual(
      ['2', '9', '0', 'x', undefined].map(
        (page) => placeOf(150, { page: readPage(page), limit: 50 }).page
      ),
      [2, 3, 1, 1, 1]
    )
  })
})
