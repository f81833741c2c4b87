import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS, type Entitlement } from '#subscriptions/domain/entitlement'
import { arrivalAudiences } from '#subscriptions/gateways/arrival_audiences'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const today = CalendarDay.today()
const dayOf = (productId: number) => ({ productId, day: today.plusDays(-1).iso })
const audienceOf = async (productId: number) =>
  (await arrivalAudiences([dayOf(productId)], null))(dayOf(productId))!

/** Whose bounds are days from today, of data and of being seen. */
const held = (
  from: number | null,
  until: number | null,
  visible: { from?: number; until?: number } = {}
): Entitlement => ({
  isUnrestricted: false,
  visible: ALWAYS,
  ranges: [
    {
      days: {
        from: from === null ? null : today.plusDays(from),
        until: until === null ? null : today.plusDays(until),
      },
      visible: {
        from: visible.from === undefined ? null : today.plusDays(visible.from),
        until: visible.until === undefined ? null : today.plusDays(visible.until),
      },
    },
  ],
})

test.group('Subscriptions | who is told of files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => givenReferenceData())

  test('of yesterday: {0}: {1}')
    .with([
      ['a running subscription', 1, held(-10, 10)],
      ['an open one', 1, held(-10, null)],
      ['one that ended with this day', 1, held(-99, -1)],
      ['one that ended the day before it', 0, held(-99, -2)],
      ['one that begins the day after it', 0, held(0, 10)],
      [
        'two with this day between them',
        0,
        { ...held(0, 0), ranges: [held(-9, -2), held(0, 9)].flatMap(({ ranges }) => ranges) },
      ],
      ['one that is visible from today', 1, held(-10, 10, { from: 0 })],
      ['one that is visible later only', 0, held(-10, 10, { from: 1 })],
      ['unrestricted', 1, { ...held(0, 0), isUnrestricted: true, ranges: [] }],
      ['one that is not visible any more', 0, held(-10, 10, { until: -1 })],
      [
        'a hidden subscription',
        0,
        { ...held(-10, 10), visible: { from: today.plusDays(1), until: null } },
      ],
      ['nothing', 0, { ...held(0, 0), ranges: [] }],
    ] as const)
    .run(async ({ assert }, [, told, entitlement]) => {
      const product = await givenProduct('sub_told')
      const type = await givenType({ productIds: [product.id] })
      const user = await createCustomer()
      await givenSubscription(type, user.id, entitlement)
      const audience = await audienceOf(product.id)
      assert.deepEqual(audience.users, told ? [user.id] : [])
    })

  test('{0} by mail of a late day who {1}')
    .with([
      ['is told', 'chose so', { isTold: true }, 1],
      ['is not told', 'did not', { isTold: false }, 0],
      ['is not told', 'holds nothing that runs', { isTold: true, over: true }, 0],
      ['is not told', 'is locked', { isTold: true, isLocked: true }, 0],
    ] as const)
    .run(async ({ assert, client }, [, , { isTold, ...not }, told]) => {
      const product = await givenProduct('sub_told')
      const type = await givenType({ productIds: [product.id] })
      const user = await createCustomer({ locale: 'de' })
      await givenSubscription(type, user.id, 'over' in not ? held(-99, -20) : held(-10, 10))
      const page = `/my-account/my-subscriptions/${type}`
      const put = client.put(`${page}/late-notices`).json({ isTold }).loginAs(user)
      ;(await put.withCsrfToken().redirects(0)).assertStatus(302)
      if ('isLocked' in not) await user.merge({ lockedAt: clock.now() } as Partial<User>).save()
      const audience = await audienceOf(product.id)
      assert.deepEqual(audience.readers, told ? [{ email: user.email, locale: 'de' }] : [])
    })

  test('two types of one product name a person and a contact once; other products nobody', async ({
    assert,
  }) => {
    const [product, other] = [await givenProduct('sub_told'), await givenProduct('sub_other')]
    const user = await createCustomer()
    for (const name of ['Told', 'Told again']) {
      const type = await givenType({ name, productIds: [product.id] })
      await givenSubscription(type, user.id, held(-10, 10))
      await rows(null, `insert into subscription_contacts (type_id, email) values (?, ?)`, [
        type,
        'desk@alster-exchange.example',
      ])
    }
    const found = await arrivalAudiences([dayOf(product.id), dayOf(other.id)], null)
    assert.deepEqual(found(dayOf(product.id)), {
      users: [user.id],
      readers: [{ email: 'desk@alster-exchange.example', locale: 'en' }],
    })
    assert.isUndefined(found(dayOf(other.id)))
  })

  test('of a filterable type as of every other: its files are cut when they are fetched', async ({
    assert,
  }) => {
    const product = await givenProduct('sub_told')
    const type = await givenType({ productIds: [product.id], isFilterable: true })
    const user = await createCustomer()
    await givenSubscription(type, user.id, held(-10, 10))
    assert.deepEqual((await audienceOf(product.id)).users, [user.id])
  })
})
