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
const held = (from: number | null, until: number | null, visibleUntil?: number): Entitlement => ({
  isUnrestricted: false,
  visible: ALWAYS,
  ranges: [
    {
      days: {
        from: from === null ? null : today.plusDays(from),
        until: until === null ? null : today.plusDays(until),
      },
      visible: {
        from: null,
        until: visibleUntil === undefined ? null : today.plusDays(visibleUntil),
      },
    },
  ],
})

test.group('Subscriptions | who is told of files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => givenReferenceData())

  test('{0}: {1}')
    .with([
      ['a running subscription', 1, held(-10, 10)],
      ['an open one', 1, held(-10, null)],
      ['unrestricted', 1, { ...held(0, 0), isUnrestricted: true, ranges: [] }],
      ['one that ended days ago, for whose last days files may still come', 1, held(-99, -7)],
      ['one that ended before', 0, held(-99, -8)],
      ['one to come', 0, held(1, 10)],
      ['one that is not visible any more', 0, held(-10, 10, -1)],
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
      const audience = (await arrivalAudiences([product.id], null)).get(product.id)!
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
      const audience = (await arrivalAudiences([product.id], null)).get(product.id)!
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
    const found = await arrivalAudiences([product.id, other.id], null)
    assert.deepEqual(found.get(product.id), {
      users: [user.id],
      readers: [{ email: 'desk@alster-exchange.example', locale: 'en' }],
    })
    assert.isUndefined(found.get(other.id))
  })

  test('of a filterable type as of every other: its files are cut when they are fetched', async ({
    assert,
  }) => {
    const product = await givenProduct('sub_told')
    const type = await givenType({ productIds: [product.id], isFilterable: true })
    const user = await createCustomer()
    await givenSubscription(type, user.id, held(-10, 10))
    const found = await arrivalAudiences([product.id], null)
    assert.deepEqual(found.get(product.id)?.users, [user.id])
  })
})
