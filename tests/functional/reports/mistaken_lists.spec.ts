import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import {
  ELB,
  givenReportProduct,
  givenSnapshot,
  held,
} from '#tests/fixtures/reports/given_snapshot'

const DAY = '2026/09/18'
const PAGE: string = '/admin/manage-reports'
const MEGABYTE = 2 ** 20
const TOO_MANY = 'You can enter only up to 10 ISINs/Common codes'
const INVALID = 'Invalid ISIN(s)/Common code(s) entered'

test.group('Reports | texts that are no list of codes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{title} is refused at its field, and nothing is asked for')
    .with([
      { title: 'a megabyte', isins: 'DE00ELB00008,'.repeat(80_000), says: TOO_MANY },
      { title: 'a column of 400', isins: Array(400).fill(ELB).join('\n'), says: TOO_MANY },
      { title: 'what is binary', isins: '\u0001\u0002\u0003PNG', says: INVALID },
      {
        title: 'eleven',
        isins: Array.from({ length: 11 }, (_, at) => at + 1).join(),
        says: TOO_MANY,
      },
    ])
    .run(async ({ assert, client }, { isins, says }) => {
      await givenSnapshot(await givenReportProduct(), '2026-09-18', [held(ELB)])
      const answer = await client
        .post(PAGE)
        .json({ date: DAY, isins, userId: (await createCustomer()).id })
        .loginAs(await createStaff('admin'))
        .withCsrfToken()
        .withInertia()
        .redirects(0)
      assert.deepEqual(errorsOf(answer), { isins: [says] })
      assert.isEmpty(await rows(null, 'select id from reports'))
    })

  test('50 MB by a call are not even read', async ({ assert, client }) => {
    const customer = await createCustomer()
    const path: string = `/api/v1/reports/by-user/${customer.id}`
    const isins = [{ isin: 'A'.repeat(50 * MEGABYTE) }]
    const answer = await client
      .post(path)
      .json({ date: '20260918', isins })
      .loginAs(customer)
      .withCsrfToken()
    assert.equal(answer.status(), 413)
    assert.isNotEmpty((answer.body() as { errors: object[] }).errors)
  })
})
