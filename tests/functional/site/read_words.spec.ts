import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { seedReference } from '#demo/catalogue/seed_reference'
import { createStaff } from '#database/factories/identity/people'
import type { User } from '#identity'
import { creditorReference } from '#shared/domain/creditor_reference'
import { rows } from '#shared/database'
import type { Found } from '#site/queries/find_anywhere'
import { givenFiles } from '#tests/fixtures/catalogue/products'
import { givenOrder } from '#tests/fixtures/orders/given_order'

type Asking = { user?: User; language?: 'en' | 'de' }

async function find(client: ApiClient, search: string, { user, language = 'en' }: Asking = {}) {
  const asked = client.get('/palette/found').qs({ search }).accept('json')
  asked.header('accept-language', language)
  const response = await (user ? asked.loginAs(user) : asked)
  response.assertStatus(200)
  return response.body() as Found
}

async function givenDaysSince(first: string) {
  const [product] = await rows<{ id: number; days: string[] }>(
    null,
    `select id, array(select to_char(day, 'YYYY-MM-DD')
                        from generate_series(?::date, date '2026-09-17', '1 day') day
                       where extract(isodow from day) < 6) as days
       from products where code = 'tick_cash_l1'`,
    [first]
  )
  const { id, days } = product!
  await givenFiles(
    id,
    days.map((day) => ({ day }))
  )
}

const textsOf = ({ readings }: Found) =>
  Object.fromEntries(readings.map(({ word, text }) => [word, text]))

const unknownIn = ({ readings }: Found) =>
  readings.filter(({ isUnknown }) => isUnknown).map(({ word }) => word)

test.group('Site | how each word is read that was typed into the palette', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedReference())

  test('years are days, classes and words of the trade are named ({language})')
    .with([
      {
        language: 'en',
        typed: '3y cash l1',
        years: ['3y', 'the last 3 years, 2023/09/18 to 2026/09/17'],
        level: /^level 1, level one, BBO/,
      },
      {
        language: 'de',
        typed: '3 Jahre cash l1',
        years: ['3 Jahre', 'die letzten 3 Jahre, 2023/09/18 bis 2026/09/17'],
        level: /^Level 1, Geld Brief/,
      },
    ] as const)
    .run(async ({ assert, client }, { language, typed, years, level }) => {
      await givenDaysSince('2022-01-03')
      const found = await find(client, typed, { language })
      const texts = textsOf(found)
      assert.equal(texts[years[0]], years[1])
      assert.match(texts.l1!, level)
      assert.match(texts.cash!, language === 'de' ? /^Kategorie/ : /^categor(y|ies) .*[Cc]ash/)
      assert.isEmpty(unknownIn(found))
    })

  test('what no product knows is said', async ({ assert, client }) => {
    const found = await find(client, '3y cash qqzzx')
    assert.deepEqual(unknownIn(found), ['qqzzx'])
    assert.equal(textsOf(found).qqzzx, 'not understood')
  })

  test('a slip is said with the word that it is taken for, an empty word is not', async ({
    assert,
    client,
  }) => {
    const found = await find(client, 'the auctoins')
    assert.notProperty(textsOf(found), 'the')
    assert.match(textsOf(found).auctoins!, /^read as “auction/)
  })

  test('a word that means no product is not called unknown where something else is found by it', async ({
    assert,
    client,
  }) => {
    await givenOrder({ company: 'Qqzzx Research' })
    const viewer = { user: await createStaff('viewer') }
    assert.isEmpty(unknownIn(await find(client, 'qqzzx', viewer)))
    assert.deepEqual(unknownIn(await find(client, 'qqzzx')), ['qqzzx'])
  })

  test('check digits are judged: {typed} is {text}')
    .with([
      { typed: 'DE 000 ALS 0013', text: 'ISIN, check digit right' },
      { typed: 'DE000ALS0014', text: 'ISIN, check digit wrong' },
      { typed: creditorReference(10412), text: 'payment reference, check digits right' },
      { typed: 'RF84 1041 2', text: 'payment reference, check digits wrong' },
    ])
    .run(async ({ assert, client }, { typed, text }) => {
      const { readings } = await find(client, typed)
      assert.deepEqual(
        readings.map((reading) => reading.text),
        [text]
      )
    })

  test('verbs are read with what they ask for', async ({ assert, client }) => {
    const user = await createStaff('manager')
    assert.equal(
      textsOf(await find(client, 'confirm 302.97', { user })).confirm,
      'what waits for its payment'
    )
    const last = textsOf(await find(client, 'Zahlung von 10412 bestätigen', { user }))
    assert.property(last, 'bestätigen')
  })

  test('the same for other years is priced as the product’s own quote of those days', async ({
    assert,
    client,
  }) => {
    await givenDaysSince('2021-01-04')
    const { groups } = await find(client, '3y cash l1')
    const same = groups.find(({ name }) => name === 'same_for')!
    assert.equal(same.title, 'The same for')
    assert.deepEqual(
      same.hits.map(({ label }) => label.split(':')[0]),
      ['1 year', '5 years']
    )
    for (const [at, typed] of ['1y cash l1', '5y cash l1'].entries()) {
      const alone = (await find(client, typed)).groups.find(({ name }) => name === 'products')!
      const { path, cents, facts } = alone.hits[0]!
      assert.deepInclude(same.hits[at], { path, cents, facts })
      assert.isAbove(cents!, 0)
    }
  })

  test('no years are offered beyond those that the product has', async ({ assert, client }) => {
    await givenDaysSince('2024-01-02')
    const { groups } = await find(client, '3y cash l1')
    const same = groups.find(({ name }) => name === 'same_for')!
    assert.deepEqual(
      same.hits.map(({ label }) => label.split(':')[0]),
      ['1 year']
    )
  })

  test('without years nothing is offered for others', async ({ assert, client }) => {
    const { groups } = await find(client, 'cash l1')
    assert.notInclude(
      groups.map(({ name }) => name),
      'same_for'
    )
  })
})
