import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { demandWatchers } from '#catalogue'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { keepDemand, noteDemand } from '#statistics/actions/demand/keep_demand'
import { sweepDemand } from '#statistics/actions/demand/sweep_demand'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const NONSENSE = 'qzxwv jqzx'
const WEEK = ['2025-03-03', '2025-03-04', '2025-03-06', '2025-03-07']

type Kept = {
  day: string
  kind: string
  term: string | null
  from: string | null
  to: string | null
  days: number | null
  asked: number
}

/** What is kept once everything that was noted is. */
async function kept(): Promise<Kept[]> {
  await keepDemand()
  return rows<Kept>(
    null,
    `select day, kind, term, from_day as "from", to_day as "to", days, asked
       from unmet_demands order by day, kind, term, from_day`
  )
}

/** What specs before this one have asked for in vain is no part of it. */
async function nothingAsked(): Promise<void> {
  await keepDemand()
  await rows(null, 'delete from unmet_demands')
}

const search = (client: ApiClient, words: string) =>
  client.get(`/products?search=${encodeURIComponent(words)}`)

test.group('Statistics | what is asked for in vain', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => () => clock.reset())
  group.each.setup(nothingAsked)

  test('a search counts once for each request, whoever spells it how', async ({
    assert,
    client,
  }) => {
    await search(client, NONSENSE).withInertia()
    await search(client, ` ${NONSENSE.toUpperCase()}! `).loginAs(await createCustomer())
    await client.get(`/api/v1/products/info?search=${encodeURIComponent(NONSENSE)}`)
    const found = await kept()
    assert.deepEqual(
      found.map(({ kind, term, asked }) => ({ kind, term, asked })),
      [{ kind: 'Search', term: NONSENSE, asked: 3 }]
    )
    await search(client, NONSENSE)
    assert.equal((await kept())[0]!.asked, 4)
  })

  test('what is found, what staff look for, and addresses do not count', async ({
    assert,
    client,
  }) => {
    await givenReferenceData()
    await givenProduct('findable_thing', { name: 'Findable thing' })
    await search(client, 'findable')
    await search(client, NONSENSE).loginAs(await createStaff('viewer'))
    await search(client, 'qzxwv@jqzx.example')
    await search(client, 'x'.repeat(70))
    assert.deepEqual(await kept(), [])
  })

  test('it counts on the shop’s day', async ({ assert, client }) => {
    clock.set('2026-03-02T22:59:00Z')
    await search(client, NONSENSE)
    clock.set('2026-03-02T23:01:00Z')
    await search(client, NONSENSE)
    assert.deepEqual(
      (await kept()).map(({ day, asked }) => [day, asked]),
      [
        ['2026-03-02', 1],
        ['2026-03-03', 1],
      ]
    )
  })

  test('days that were chosen and do not exist count, those that are proposed do not', async ({
    assert,
    client,
  }) => {
    await givenReferenceData()
    const { id } = await givenProduct('asked_week')
    await givenFiles(
      id,
      WEEK.map((day) => ({ day }))
    )
    const chosen = 'from=2025-02-24&to=2025-03-14'
    const proposed = await client.get('/product/details/asked_week')
    proposed.assertStatus(200)
    assert.deepEqual(await kept(), [])
    const staff = await createStaff('viewer')
    await client.get(`/products/asked_week/quote?${chosen}`).loginAs(staff)
    assert.deepEqual(await kept(), [])
    for (const path of ['/product/details/asked_week', '/products/asked_week/quote']) {
      const response = await client.get(`${path}?${chosen}`)
      response.assertStatus(200)
    }
    const call = await client.get('/api/v1/quotes?item=asked_week.2025-02-24.2025-03-14')
    call.assertStatus(200)
    assert.deepEqual(
      (await kept()).map(({ day: _, term: _term, ...one }) => one),
      [
        { kind: 'After', from: '2025-03-08', to: '2025-03-14', days: 5, asked: 3 },
        { kind: 'Before', from: '2025-02-24', to: '2025-03-02', days: 5, asked: 3 },
        { kind: 'Gap', from: '2025-03-05', to: '2025-03-05', days: 1, asked: 3 },
      ]
    )
  })

  test('whoever cannot take note keeps no answer from being sent', async ({ client, cleanup }) => {
    demandWatchers.provide('broken', () => {
      throw new Error('no paper left')
    })
    cleanup(() => demandWatchers.withdraw('broken'))
    const response = await search(client, NONSENSE)
    response.assertStatus(200)
  })

  test('a day takes a thousand terms; those it has count on', async ({ assert }) => {
    await rows(
      null,
      `insert into unmet_demands (day, kind, term, asked)
       select shop_today(), 'Search', 'term ' || n, 1 from generate_series(1, 999) n`
    )
    const told = ['last one', 'one more', 'term 7'].map(
      (term) => ({ kind: 'Search', term }) as const
    )
    noteDemand(told)
    const found = await kept()
    assert.lengthOf(found, 1_000)
    const asked = (term: string) => found.find((one) => one.term === term)?.asked
    assert.deepEqual([asked('last one'), asked('one more'), asked('term 7')], [1, undefined, 2])
  })

  test('a process notes five hundred things until it keeps them', async ({ assert }) => {
    const things = Array.from({ length: 600 }, (_, n) => ({ kind: 'Search', term: `thing ${n}` }))
    noteDemand(things as { kind: 'Search'; term: string }[])
    assert.lengthOf(await kept(), 500)
  })

  test('after 13 months it goes', async ({ assert }) => {
    await rows(
      null,
      `insert into unmet_demands (day, kind, term, asked)
       values ((shop_today() - interval '13 months')::date, 'Search', 'stays', 1),
              ((shop_today() - interval '13 months')::date - 1, 'Search', 'goes', 1)`
    )
    await sweepDemand()
    assert.deepEqual(
      (await kept()).map(({ term }) => term),
      ['stays']
    )
  })
})

test.group('Statistics | two who keep the same demand at once', (group) => {
  group.each.teardown(async () => void (await rows(null, 'delete from unmet_demands')))

  test('both count in one row', async ({ assert }) => {
    await nothingAsked()
    const things = ['race a', 'race b', 'race c'].map((term) => ({ kind: 'Search', term }) as const)
    const keep = (order: typeof things) => {
      noteDemand(order)
      return keepDemand()
    }
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => keep(n % 2 === 0 ? things : things.toReversed()))
    )
    assert.deepEqual(
      (await kept()).map(({ term, asked }) => [term, asked]),
      [
        ['race a', 12],
        ['race b', 12],
        ['race c', 12],
      ]
    )
  })
})
