import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { createCustomer } from '#database/factories/identity/people'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { rightTo, type Entitlement } from '#subscriptions/domain/entitlement'
import { arrivalAudiences } from '#subscriptions/gateways/arrival_audiences'
import { mayOrderReports } from '#subscriptions/queries/may_order_reports'
import { viewersOf } from '#subscriptions/queries/viewers_of'
import { givenProduct } from '#tests/fixtures/catalogue/lake_product'
import { aDay, anEntitlement, FIRST } from '#tests/fixtures/subscriptions/entitlements'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const PEOPLE = 5
const DAYS = Array.from({ length: 42 }, (_, at) => FIRST.plusDays(at))

/** What somebody holds of each of the two plain types of a product, of a filterable one and of reports. */
const held = fc.option(anEntitlement, { nil: null, freq: 3 })
const person = fc.record({ one: held, other: held, cut: held, reports: held })

test.group('Subscriptions | who may see a day of a product', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('as a set the same people as by the rule, one by one and day by day', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => clock.reset())
    const product = await givenProduct('viewed', { days: 1 })
    const of = { productIds: [product.id] }
    const types = {
      one: await givenType({ ...of, name: 'One' }),
      other: await givenType({ ...of, name: 'Other' }),
      cut: await givenType({ ...of, name: 'Cut', isFilterable: true }),
      reports: await givenType({ name: 'Reports', specialType: 'REPORT' }),
    }
    const people: number[] = []
    for (let n = 0; n < PEOPLE; n++) people.push((await createCustomer()).id)

    const give = async (given: Record<keyof typeof types, Entitlement | null>[]) => {
      await rows(null, 'delete from subscription_users where type_id = any(?::int[])', [
        Object.values(types),
      ])
      for (const [at, what] of given.entries()) {
        for (const [name, entitlement] of Object.entries(what)) {
          const type = types[name as keyof typeof types]
          if (entitlement) await givenSubscription(type, people[at]!, entitlement)
        }
      }
    }

    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: PEOPLE, maxLength: PEOPLE }),
        aDay,
        async (given, today) => {
          clock.set(`${today.iso}T10:00:00Z`)
          await give(given)
          const found = await viewersOf(
            null,
            product.id,
            DAYS.map(({ iso }) => iso)
          )
          const seers = new Map(found.map(({ day, users }) => [day, users.toSorted()]))
          const productDays = DAYS.map(({ iso }) => ({ productId: product.id, day: iso }))
          const audienceOf = await arrivalAudiences(productDays, null)
          for (const [n, day] of DAYS.entries()) {
            const may = (entitlement: Entitlement | null) =>
              entitlement !== null && rightTo(day, entitlement, today).may
            const plain = people.filter((_, at) => may(given[at]!.one) || may(given[at]!.other))
            assert.deepEqual(seers.get(day.iso), plain.toSorted(), day.iso)
            const all = people.filter((id, at) => plain.includes(id) || may(given[at]!.cut))
            const told = audienceOf(productDays[n]!)!.users
            assert.deepEqual(told.toSorted(), all.toSorted(), day.iso)
          }
          for (const [at, { reports }] of given.entries()) {
            const may = reports !== null && rightTo(today, reports, today).may
            assert.equal(await mayOrderReports(people[at]!), may)
          }
        }
      ),
      { numRuns: 30 }
    )
  }).timeout(60_000)
})
