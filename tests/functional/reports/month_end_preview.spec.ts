import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createStaff } from '#database/factories/identity/people'
import { endMonth } from '#reports/actions/month_end/end_month'
import { monthBefore, monthName, monthOf } from '#reports/domain/month'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenBilledCustomer, givenCompleted } from '#tests/fixtures/reports/given_completed'
import { givenReportProduct } from '#tests/fixtures/reports/given_snapshot'

const PAGE: string = '/admin/manage-reports/month-end'
const TODAY = CalendarDay.today()
const [LAST, THIS] = [monthBefore(TODAY), monthOf(TODAY)]
const noonOf = (day: CalendarDay) => ({ at: `${day.iso}T10:00:00Z` })

type Row = Record<string, unknown>
type Props = { customers: Row[]; unbilled: Row[]; month: string; issuedOn: string }

test.group('Reports | preview of the month end', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('whom it will invoice, for how much and why not, and whom the last one could not', async ({
    assert,
    client,
  }) => {
    const productId = await givenReportProduct()
    const [german, french] = [await givenBilledCustomer('DE'), await givenBilledCustomer('FR')]
    await givenCompleted(french.id, productId, { ...noonOf(LAST.to), priceCents: 20_000 })
    assert.equal(await endMonth(LAST), 0)
    const given = { priceCents: 25_000, discountCents: 5_000 }
    await givenCompleted(german.id, productId, { ...noonOf(THIS.from), ...given })
    await givenCompleted(german.id, productId, { ...noonOf(THIS.from), priceCents: 12_500 })
    await givenCompleted(french.id, productId, { ...noonOf(THIS.from), priceCents: 10_000 })

    const page = await client
      .get(PAGE)
      .loginAs(await createStaff('admin'))
      .withInertia()
    const { customers, unbilled, month, issuedOn } = (page.body() as { props: Props }).props
    const of = ({ id, email, company }: typeof german) => ({ id, email, company })
    assert.deepEqual(customers, [
      {
        ...{ ...of(german), reports: 2, netCents: 32_500 },
        ...{ problem: null, vatReason: 'domestic' },
      },
      {
        ...{ ...of(french), reports: 2, netCents: 30_000 },
        ...{ problem: 'reports.unbilled.no_vat_id', vatReason: null },
      },
    ])
    assert.deepEqual([month, issuedOn], [monthName(THIS), THIS.to.plusDays(1).iso])
    const code = 'reports.unbilled.no_vat_id'
    assert.lengthOf(unbilled, 1)
    assert.include(unbilled[0]!, { ...of(french), code, month: monthName(LAST) })
    assert.include(unbilled[0]!, { reports: 1, netCents: 20_000, ofAll: 1 })
  })
})
