import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { givenProduct } from '#tests/fixtures/catalogue/lake_product'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

test.group('Subscriptions | beside a form that gives days', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const ask = async (client: ApiClient, path: string, query: object, status = 200) => {
    const answer = await client
      .get(`/admin/manage-subscriptions/${path}`)
      .qs(query)
      .header('accept', 'application/json')
      .loginAs(await createStaff('manager'))
    answer.assertStatus(status)
    const { data, errors } = answer.body() as unknown as { data: object | null; errors: object[] }
    return data ?? errors
  }

  test('the days of types are there to choose from, whoever has which of them', async ({
    assert,
    client,
  }) => {
    const product = await givenProduct('ribbon_levels', { days: 40 })
    await rows(null, `select refresh_coverage(?, '2000-01-01', '2000-02-09')`, [product.id])
    const [typeId, bare] = [
      await givenType({ productIds: [product.id] }),
      await givenType({ name: 'Without products' }),
    ]
    const days = {
      ...{ days: 40, first: '2000-01-01', last: '2000-02-09', until: null },
      months: [{ month: 200001 }, { month: 200002 }],
    }
    assert.containsSubset(await ask(client, 'coverage', { types: typeId }), days)
    assert.containsSubset(await ask(client, 'coverage', { types: `${bare},${typeId}` }), days)
    assert.containsSubset(await ask(client, 'coverage', { types: bare }), { days: 0 })
    await ask(client, 'coverage', { types: 'all' }, 422)
  })

  test('what a range gives to each is said before it is saved: to people, of types, and as a trial', async ({
    assert,
    client,
  }) => {
    const product = await givenProduct('given_levels', { days: 3 })
    const name = 'Given beside a form'
    const typeId = await givenType({ name, productIds: [product.id] })
    const bare = await givenType({ name: 'Bare beside a form' })
    const [one, other] = [await createCustomer(), await createCustomer()]
    const all = { days: { from: CalendarDay.of(2000, 1, 1), until: null }, visible: ALWAYS }
    await givenSubscription(typeId, one.id, { ...all, isUnrestricted: false, ranges: [all] })
    const range = { startDate: '2000/01/02', endDate: '2000/01/31' }
    const people = `${one.id},${other.id}`
    const gains = 'Gains 2 days that are there.'
    assert.sameDeepMembers(
      ((await ask(client, 'effects', { ...range, types: typeId, people })) as Told).lines,
      [
        { name: one.fullName, text: 'Changes nothing.' },
        { name: other.fullName, text: gains },
      ]
    )
    const ofTypes = { types: `${typeId},${bare}`, ...range, people: String(other.id) }
    assert.deepEqual(await ask(client, 'effects', ofTypes), {
      lines: [
        { name: 'Bare beside a form', text: 'Changes nothing.' },
        { name, text: gains },
      ],
      more: 0,
    })
    const startDate = CalendarDay.today().format()
    const trial = (await ask(client, 'effects', {
      ...{ types: typeId, startDate, salesTrial: true },
    })) as Told
    assert.match(trial.lines[0]!.text, /^[3-5] days are to come, /)
    const wrong = { ...range, types: typeId, endDate: '1999/12/31' }
    assert.containsSubset(await ask(client, 'effects', wrong, 422), [{ field: 'startDate' }])
  })
})

type Told = { lines: { name: string; text: string }[] }
