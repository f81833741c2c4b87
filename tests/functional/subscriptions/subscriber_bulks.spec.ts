import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS, type EntitledRange, type Entitlement } from '#subscriptions/domain/entitlement'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { subscriptionHistory } from '#subscriptions/queries/subscription_history'
import { givenProduct } from '#tests/fixtures/catalogue/lake_product'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Outcome = {
  done: number[]
  refused: { key: number; why: string }[]
  becomes: { key: number; what: string }[]
}

const today = () => CalendarDay.today()
const inDays = (days: number) => today().plusDays(days)
const written = (days: number) => inDays(days).format()

/** Days from today, null is open. */
const range = (from: number | null, until: number | null, isTrial = false): EntitledRange => ({
  days: {
    from: from === null ? null : inDays(from),
    until: until === null ? null : inDays(until),
  },
  visible: ALWAYS,
  isTrial,
})

const ranged = (...ranges: EntitledRange[]): Entitlement => ({
  ...{ isUnrestricted: false, visible: ALWAYS, ranges },
})

const EVERYTHING: Entitlement = { isUnrestricted: true, visible: ALWAYS, ranges: [] }

test.group('Subscriptions | several users of a type at a time', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** A type with three days of files in the year 2000, and who has it. */
  async function given(...held: Entitlement[]) {
    const product = await givenProduct('bulk_levels', { days: 3 })
    const typeId = await givenType({ productIds: [product.id] })
    const people = []
    for (const one of held) {
      const { id, email } = await createCustomer()
      people.push({ id, email, key: Number(await givenSubscription(typeId, id, one)) })
    }
    return { typeId, people, keys: people.map(({ key }) => key) }
  }

  const send = async (client: ApiClient, path: string, form: object) =>
    client
      .post(`/admin/manage-subscriptions/${path}`)
      .accept('json')
      .json({ reason: 'Agreed at the fair.', ...form })
      .loginAs(await createStaff('manager'))
      .withCsrfToken()

  const told = async (client: ApiClient, path: string, form: object) => {
    const response = await send(client, path, form)
    response.assertStatus(200)
    return (response.body() as unknown as { data: Outcome }).data
  }

  const heldBy = async ({ id }: { id: number }, typeId: number) =>
    (await assignedSubscriptions(id, typeId))[0]

  const rangesOf = async (person: { id: number }, typeId: number) =>
    (await heldBy(person, typeId))?.ranges.map(({ startsOn, endsOn }) => [startsOn, endsOn])

  test('they end as of a day: each is told what he loses, which days no longer come, and what is left', async ({
    assert,
    client,
  }) => {
    const [early, late] = ['2000-01-01', CalendarDay.of(2000, 1, 1)] as const
    const sinceThen = { ...range(null, 0), days: { from: late, until: null } }
    const { typeId, people, keys } = await given(
      ranged(sinceThen),
      ranged(range(-9, -2)),
      ranged(range(3, 9, true)),
      EVERYTHING
    )
    const [one, over, ahead, all] = people as Required<typeof people>
    const form = { keys, endDate: '2000/01/01' }
    const expected = {
      done: [one!.key, over!.key, ahead!.key, all!.key],
      refused: [],
    }
    const shown = await told(client, `${typeId}/bulk/end`, { ...form, isRehearsal: true })
    assert.containsSubset(shown, expected)
    const says = new Map(shown.becomes.map(({ key, what }) => [key, what]))
    const falls = `All days from ${written(0)} on fall away.`
    const lost = 'Loses 2 days seen today, 2000/01/02 to 2000/01/03; 1 stay.'
    assert.equal(says.get(one!.key), `${lost} ${falls}`)
    assert.equal(says.get(all!.key), `${lost} ${falls}`)
    assert.equal(says.get(over!.key), 'Nothing is left of it: the subscription is removed.')
    assert.match(
      says.get(ahead!.key)!,
      /^\d days? to come falls? away, \S+ to \S+\. Nothing is left of it: the subscription is removed\.$/
    )
    assert.deepEqual(await rangesOf(one!, typeId), [[early, null]])
    assert.deepEqual(await told(client, `${typeId}/bulk/end`, form), shown)
    assert.deepEqual(await rangesOf(one!, typeId), [[early, early]])
    assert.deepEqual(await rangesOf(all!, typeId), [[null, early]])
    assert.isUndefined(await heldBy(ahead!, typeId))
    const [line] = (await subscriptionHistory(one!.id)).lines
    assert.containsSubset(line, { action: 'ended', reason: 'Agreed at the fair.' })
    const again = await told(client, `${typeId}/bulk/end`, form)
    const anyway = 'It ends by then anyway.'
    assert.includeDeepMembers(again.refused, [{ key: one!.key, why: anyway }])
    assert.lengthOf(again.done, 0)
  })

  test('a day of the end that is none, or is missing, is refused at its field', async ({
    assert,
    client,
  }) => {
    const { typeId, people, keys } = await given(ranged(range(-9, 9)))
    for (const endDate of ['2026/02/31', '', '0']) {
      const answer = await send(client, `${typeId}/bulk/end`, { keys, endDate })
      answer.assertStatus(422)
      assert.containsSubset(answer.body(), { errors: [{ field: 'endDate' }] })
    }
    const turned = { visibilityStartDate: '2026/02/02', visibilityEndDate: '2026/01/01' }
    const answer = await send(client, `${typeId}/bulk/visibility`, { keys, ...turned })
    assert.containsSubset(answer.body(), { errors: [{ field: 'visibilityStartDate' }] })
    assert.deepEqual(await rangesOf(people[0]!, typeId), [[inDays(-9).iso, inDays(9).iso]])
  })

  test('they go on by the length that each had, and those who cannot are named', async ({
    assert,
    client,
  }) => {
    const { typeId, people, keys } = await given(
      ranged(range(-2, 7)),
      ranged(range(-9, 3, true)),
      EVERYTHING
    )
    const other = await givenType({ name: 'Another type' })
    const stranger = Number(await givenSubscription(other, people[0]!.id, ranged(range(-2, 7))))
    const { done, refused, becomes } = await told(client, `${typeId}/bulk/extend`, {
      keys: [...keys, stranger],
    })
    assert.deepEqual(done, [keys[0]!])
    assert.deepEqual(becomes, [
      { key: keys[0]!, what: `then has ${written(8)} to ${written(17)} as well` },
    ])
    assert.deepEqual(
      refused.map(({ why }) => why),
      [
        'A trial is not renewed: give a date range for what was agreed.',
        'A date range without a first and a last day cannot be renewed.',
        'The person does not have this subscription.',
      ]
    )
    assert.lengthOf((await rangesOf(people[0]!, typeId))!, 2)
  })

  test('their visibility is set, with what each loses and what no longer comes', async ({
    assert,
    client,
  }) => {
    const past = {
      ...range(null, 30),
      days: { from: CalendarDay.of(2000, 1, 1), until: inDays(30) },
    }
    const { typeId, people, keys } = await given(ranged(past), ranged(range(-20, -10)))
    const path = `${typeId}/bulk/visibility`
    const shut = await told(client, path, { keys, visibilityEndDate: written(-1) })
    const [first, second] = shut.becomes.map(({ what }) => what)
    assert.match(
      first!,
      /^Loses 3 days seen today, 2000\/01\/01 to 2000\/01\/03; 0 stay\. \d\d days to come fall away, /
    )
    assert.equal(second, 'Changes nothing.')
    assert.equal((await heldBy(people[0]!, typeId))!.visibleUntil, inDays(-1).iso)
    const opened = await told(client, path, { keys: [keys[0]!], visibilityEndDate: '' })
    assert.match(opened.becomes[0]!.what, /^Gains 3 days that are there\. \d\d days are to come, /)
  })

  test('each is welcomed once; whoever is locked is named, and nobody is written to by a rehearsal', async ({
    assert,
    client,
  }) => {
    const { typeId, people, keys } = await given(ranged(range(-2, 7)), EVERYTHING)
    await rows(null, 'update users set locked_at = now() where id = ?', [people[1]!.id])
    const mails = async () =>
      (await rows(null, 'select 1 from mail_outbox where recipient = ?', [people[0]!.email])).length
    const path = `${typeId}/bulk/welcome`
    const shown = await told(client, path, { keys, isRehearsal: true })
    assert.deepEqual(shown.becomes, [{ key: keys[0]!, what: `goes to ${people[0]!.email}` }])
    assert.include(shown.refused[0]!.why, 'locked')
    assert.equal(await mails(), 0)
    await told(client, path, { keys: [keys[0]!] })
    assert.equal(await mails(), 1)
    const [line] = (await subscriptionHistory(people[0]!.id)).lines
    assert.containsSubset(line, { action: 'welcome_sent', reason: 'Agreed at the fair.' })
  })
})
