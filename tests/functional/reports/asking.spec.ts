import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS, type OpenRange } from '#subscriptions/domain/entitlement'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import {
  ELB,
  givenReportProduct,
  givenSnapshot,
  held,
  KADE,
} from '#tests/fixtures/reports/given_snapshot'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const [MINE, STAFF]: string[] = ['/my-account/my-reports', '/admin/manage-reports']
const DAY = '2026/09/18'

async function givenDays() {
  const productId = await givenReportProduct()
  await givenSnapshot(productId, '2024-03-27', [held(KADE)])
  await givenSnapshot(productId, '2026-09-18', [held(ELB)])
}

const toastOf = (tone: string, text: string) => [{ tone, text }]

const countReports = async () =>
  (await rows<{ n: number }>(null, 'select count(*)::int as n from reports'))[0]!.n

test.group('Reports | asking on behalf', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(givenDays)

  test('refused at {field}: {says}')
    .with([
      { over: { userId: null }, field: 'userId', says: 'Choose the customer' },
      { over: { userId: 999_999_999 }, field: 'userId', says: 'There is no such customer' },
      { over: { date: '' }, field: 'date', says: 'Choose the day of the report' },
      { over: { date: 'soon' }, field: 'date', says: 'Enter the day as YYYY/MM/DD' },
      { over: { date: '2099/01/01' }, field: 'date', says: 'This day has not come yet' },
      { over: { date: '2026/09/17' }, field: 'date', says: 'There is no snapshot of 2026/09/17' },
      { over: { isins: ' ' }, field: 'isins', says: 'Enter at least one ISIN or common code' },
      {
        over: { isins: '1,2,3,4,5,6,7,8,9,10,11' },
        field: 'isins',
        says: 'You can enter only up to 10 ISINs/Common codes',
      },
      {
        over: { isins: `${ELB}, DE0007164601` },
        field: 'isins',
        says: 'Invalid ISIN(s)/Common code(s) entered',
      },
      {
        over: { date: '2024/03/27', isins: KADE },
        field: 'isins',
        says: 'US-ISINs before 28 March 2024 need 9-digit common codes',
      },
      {
        over: { isins: KADE },
        field: 'isins',
        says: 'None of these securities was held on that day, so there is nothing to report',
      },
    ])
    .run(async ({ assert, client }, { over, field, says }) => {
      const body = { date: DAY, isins: ELB, userId: (await createCustomer()).id, ...over }
      const answer = await client
        .post(STAFF!)
        .json(body)
        .loginAs(await createStaff('admin'))
        .withCsrfToken()
        .redirects(0)
      assert.deepEqual(errorsOf(answer), { [field]: [says] })
      const toast = toastOf('error', `Report creation failed: ${says}`)
      assert.deepEqual(answer.flashMessage('toasts') as unknown, toast)
      assert.equal(await countReports(), 0)
    })

  test('it is the customer’s, and says who asked for it', async ({ assert, client }) => {
    const [admin, customer] = [await createStaff('admin'), await createCustomer()]
    const answer = await client
      .post(STAFF!)
      .json({ date: DAY, isins: ELB, userId: customer.id })
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
    const toast = toastOf('success', 'Report has been created')
    assert.deepEqual(answer.flashMessage('toasts') as unknown, toast)
    const page = await client.get(MINE!).loginAs(customer).withInertia()
    const { reports } = (page.body() as { props: { reports: object[] } }).props
    assert.containsSubset(reports, [
      { userId: customer.id, isOnBehalf: true, requestedBy: admin.email, priceCents: 12_500 },
    ])
  })

  test('staff and whoever is gone are no customers', async ({ assert, client }) => {
    const [admin, gone] = [await createStaff('admin'), await createCustomer()]
    await rows(null, 'update users set erased_at = now() where id = ?', [gone.id])
    for (const { id } of [admin, gone]) {
      const sent = { date: DAY, isins: ELB, userId: id }
      const answer = await client
        .post(STAFF!)
        .json(sent)
        .loginAs(admin)
        .withCsrfToken()
        .redirects(0)
      assert.deepEqual(errorsOf(answer), { userId: ['There is no such customer'] })
    }
  })
})

const today = CalendarDay.today()
const [YESTERDAY, TOMORROW] = [today.plusDays(-1), today.plusDays(1)]
const ENDED: OpenRange = { from: null, until: YESTERDAY }
const TO_COME: OpenRange = { from: TOMORROW, until: null }
const AROUND: OpenRange = { from: YESTERDAY, until: TOMORROW }

test.group('Reports | an active, visible subscription', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(givenDays)

  test('{title}: {may}')
    .with([
      { title: 'unrestricted', isUnrestricted: true, may: true },
      { title: 'a range with today', ranges: [{ days: AROUND, visible: ALWAYS }], may: true },
      { title: 'no range', may: false },
      { title: 'a range that ended', ranges: [{ days: ENDED, visible: ALWAYS }], may: false },
      { title: 'a range to come', ranges: [{ days: TO_COME, visible: ALWAYS }], may: false },
      { title: 'a range seen no more', ranges: [{ days: AROUND, visible: ENDED }], may: false },
      { title: 'seen later', isUnrestricted: true, visible: TO_COME, may: false },
      { title: 'of other data', isUnrestricted: true, specialType: undefined, may: false },
    ])
    .run(async ({ assert, client }, { may, ...has }) => {
      const { isUnrestricted = false, visible = ALWAYS, ranges = [] } = has
      const specialType = 'specialType' in has ? undefined : 'REPORT'
      const customer = await createCustomer()
      const typeId = await givenType({ specialType })
      await givenSubscription(typeId, customer.id, { isUnrestricted, visible, ranges })
      const page = await client.get(MINE!).loginAs(customer).withInertia()
      assert.equal((page.body() as { props: { mayRequest: boolean } }).props.mayRequest, may)
      const answer = await client
        .post(MINE!)
        .json({ date: DAY, isins: ELB })
        .loginAs(customer)
        .withCsrfToken()
        .redirects(0)
      const says = 'Your subscription is not active'
      const toast = may
        ? toastOf('success', 'Report has been created')
        : toastOf('error', `Report creation failed: ${says}`)
      assert.deepEqual(answer.flashMessage('toasts') as unknown, toast)
      assert.deepEqual(errorsOf(answer), may ? {} : { form: [says] })
      assert.equal(await countReports(), may ? 1 : 0)
    })
})

test.group('Reports | the short way', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(givenDays)

  test('{isins} is asked for on one security: {asked}')
    .with([
      { isins: ELB, asked: 1 },
      { isins: `${ELB}, ${ELB.toLowerCase()}`, asked: 1 },
      { isins: `${ELB}, ${KADE}`, asked: 0 },
    ])
    .run(async ({ assert, client }, { isins, asked }) => {
      const customer = await createCustomer()
      const typeId = await givenType({ specialType: 'REPORT' })
      const has = { isUnrestricted: true, visible: ALWAYS, ranges: [] }
      await givenSubscription(typeId, customer.id, has)
      const path: string = '/my-account/csdr'
      const answer = await client
        .post(path)
        .json({ date: DAY, isins })
        .loginAs(customer)
        .withCsrfToken()
        .redirects(0)
      const says = 'Enter one ISIN only; a report on several is asked for under My reports'
      assert.deepEqual(errorsOf(answer), asked === 0 ? { isins: [says] } : {})
      assert.equal(await countReports(), asked)
    })
})

test.group('Reports | looking up', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(givenDays)

  test('of the day {date} is said at once: {says}')
    .with([
      { date: '2026/09/18', says: null },
      { date: '2026/09/17', says: 'There is no snapshot of 2026/09/17' },
      { date: '17.09.2026', says: 'There is no snapshot of 2026/09/17' },
      { date: '2099/01/01', says: 'This day has not come yet' },
      { date: '2026/09', says: null },
      { date: '', says: null },
    ])
    .run(async ({ assert, client }, { date, says }) => {
      const path: string = `${MINE}/lookup`
      const answer = await client
        .get(path)
        .qs({ date, isins: ELB })
        .loginAs(await createCustomer())
      const { data } = answer.body() as { data: { dayProblem: string | null } }
      assert.equal(data.dayProblem, says)
    })
})
