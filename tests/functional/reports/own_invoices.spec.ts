import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { invoices as finder } from '#billing/finds/invoices'
import { changeDiscount } from '#reports/actions/change_discount'
import { endMonth } from '#reports/actions/month_end/end_month'
import { monthOf } from '#reports/domain/month'
import { SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { readAsked } from '#shared/finding/read_asked'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenBilledCustomer, givenCompleted } from '#tests/fixtures/reports/given_completed'
import { givenReportProduct } from '#tests/fixtures/reports/given_snapshot'

const OCTOBER = monthOf(CalendarDay.parse('2026-10-15')!)
const PAPERS = '/my-account/my-orders/invoices'

type Page = { years: { papers: number }[]; papers: Record<string, unknown>[] }

test.group('Reports | invoices of months among all others', (group) => {
  let buyer: Awaited<ReturnType<typeof givenBilledCustomer>>
  let labels: string[]
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const productId = await givenReportProduct()
    buyer = await givenBilledCustomer('DE')
    const wish = { at: '2026-10-12T10:00:00Z', priceCents: 10_000 }
    const report = await givenCompleted(buyer.id, productId, wish)
    await endMonth(OCTOBER)
    await changeDiscount({ id: report, discountCents: 1_000, actor: SYSTEM_ACTOR })
    const issued = await rows<{ kind: string; number: number }>(
      null,
      `select kind, number from invoices where owner_kind = 'report' order by id`
    )
    labels = issued.map(({ kind, number }) => `${kind === 'Invoice' ? 'RE' : 'RK'}-${number}`)
  })

  test('an invoice and its credit note stand on the page, and lead to the month', async ({
    assert,
    client,
  }) => {
    const page = await client.get('/my-account/invoices').withInertia().loginAs(buyer)
    const { years, papers } = page.inertiaProps as Page
    assert.equal(years[0]!.papers, 2)
    assert.deepEqual(
      papers.map(({ label, grossCents, orderNumber }) => [label, grossCents, orderNumber]),
      [
        [labels[1], -1_190, null],
        [labels[0], 11_900, null],
      ]
    )
    for (const { supply } of papers) {
      const { name, path } = supply as { name: string; path: string }
      assert.match(name, /2026\/10/)
      assert.equal(path, '/my-account/my-reports/summary')
    }
  })

  test('what a paper is for is said in the language of the reader, whatever the paper’s is', async ({
    assert,
    client,
  }) => {
    const namesIn = async (language: string) => {
      const page = await client
        .get('/my-account/invoices')
        .header('accept-language', language)
        .withInertia()
        .loginAs(buyer)
      return (page.inertiaProps as Page).papers.map(
        ({ supply }) => (supply as { name: string }).name
      )
    }
    assert.deepEqual(new Set(await namesIn('en')), new Set(['single ISIN reports, 2026/10']))
    assert.deepEqual(new Set(await namesIn('de')), new Set(['ISIN-Berichte, 2026/10']))
  })

  test('both can be opened, and are in the archive of their month; nobody else has them', async ({
    assert,
    client,
  }) => {
    const stranger = await createCustomer()
    const [today] = await rows<{ month: string }>(
      null,
      `select left(shop_today()::text, 7) as month`
    )
    const archive = `/my-account/invoices/${today!.month}/files.zip`
    for (const path of [archive, ...labels.map((label) => `${PAPERS}/${label}`)]) {
      ;(await client.get(path).loginAs(buyer)).assertStatus(200)
      ;(await client.get(path).loginAs(stranger)).assertStatus(404)
    }
    const none = await client.get('/my-account/invoices').withInertia().loginAs(stranger)
    assert.isEmpty((none.inertiaProps as Page).years)
  })

  test('programs list and read them, and the palette finds them', async ({ assert, client }) => {
    const listed = await client.get('/api/v1/invoices').loginAs(buyer)
    for (const label of labels) assert.include(listed.text(), `"${label}"`)
    const none = await client.get('/api/v1/invoices').loginAs(await createCustomer())
    assert.notInclude(none.text(), labels[0]!)
    const readBy = (reader: typeof buyer) =>
      client.get(`/api/v1/invoices/${labels[0]}`).loginAs(reader)
    ;(await readBy(buyer)).assertStatus(200)
    ;(await readBy(await createCustomer())).assertStatus(404)
    ;(await readBy(await createStaff('admin'))).assertStatus(200)
    const who = { id: buyer.id, locale: 'en' as const, may: () => false }
    const [hit] = await finder.find(readAsked(labels[0]!), who)
    assert.equal(hit!.path, `${PAPERS}/${labels[0]}`)
  })
})
