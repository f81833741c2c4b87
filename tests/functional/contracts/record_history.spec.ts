import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { SYSTEM_ACTOR } from '#shared/audit'
import type { Result } from '#shared/domain/result'
import { createStaff } from '#database/factories/identity/people'
import { contractTypes } from '#contracts/actions/records/contract_types'
import { contracts } from '#contracts/actions/records/contracts'
import { informationProducts } from '#contracts/actions/records/information_products'
import { relations } from '#contracts/actions/records/relations'
import { givenPartner } from '#tests/fixtures/contracts/given_partner'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

const PLAIN = { affiliates: false, timeSeries: false, remark: false }
const VALID = { validFrom: '2026-01-01', validTo: '2026-12-31' }

async function value<T>(result: Promise<Result<T>>): Promise<T> {
  const done = await result
  if (!done.ok) throw new Error(done.refusal.code)
  return done.value
}

/** A contract that changed its product, and was deleted with all that it was of. */
async function givenPast() {
  const partner = await givenPartner({ name: 'Norrlot AB' })
  const contractTypeId = await value(contractTypes.add({ name: 'Licence', ...VALID }, SYSTEM_ACTOR))
  const [depth, level] = [
    await value(informationProducts.add({ name: 'Depth', ...PLAIN }, SYSTEM_ACTOR)),
    await value(informationProducts.add({ name: 'Level', ...PLAIN }, SYSTEM_ACTOR)),
  ]
  const values = {
    ...{ partnerId: partner.id, contractTypeId, productId: depth, clmMaNumber: 'MA-1' },
    ...{ affiliates: null, remark: null, timeSeriesFrom: null, timeSeriesTo: null },
    ...{ startDate: '2026-01-01', endDate: null },
  }
  const id = await value(contracts.add(values, SYSTEM_ACTOR))
  await value(contracts.edit({ id, to: { ...values, productId: level }, actor: SYSTEM_ACTOR }))
  await value(contracts.remove(id, SYSTEM_ACTOR))
  for (const product of [depth, level]) {
    await value(informationProducts.remove(product, SYSTEM_ACTOR))
  }
  await value(contractTypes.remove(contractTypeId, SYSTEM_ACTOR))
  return { id, partner }
}

type Shown = { props: { name: string; entries: { changes: object[] }[] } }

test.group('Contracts | histories say names', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of partner, type and product, also when these are gone', async ({ assert, client }) => {
    const { id, partner } = await givenPast()
    const admin = await createStaff('admin')
    const at = `/admin/contracts/contracts/${id}/history`
    const { name, entries } = ((await client.get(at).loginAs(admin).withInertia()).body() as Shown)
      .props
    assert.equal(name, `Norrlot AB, ${partner.id}, MA-1`)
    assert.deepEqual(entries[1]!.changes, [{ name: 'productId', before: 'Depth', after: 'Level' }])
    const added = entries[2]!.changes
    assert.deepInclude(added, { name: 'contractTypeId', before: null, after: 'Licence' })
    const said = `Norrlot AB, ${partner.id}`
    assert.deepInclude(added, { name: 'partnerId', before: null, after: said })
  })

  test('of both sides of a relation; a change between two of one name is there', async ({
    assert,
    client,
  }) => {
    const [one, other] = [
      await value(informationProducts.add({ name: 'Depth', ...PLAIN }, SYSTEM_ACTOR)),
      await value(informationProducts.add({ name: 'Depth', ...PLAIN }, SYSTEM_ACTOR)),
    ]
    const subscriptionTypeId = await givenType({ name: 'Depth of the histories' })
    const values = { productId: one, subscriptionTypeId }
    const id = await value(relations.add(values, SYSTEM_ACTOR))
    const to = { ...values, productId: other }
    await value(relations.edit({ id, to, actor: SYSTEM_ACTOR }))
    const admin = await createStaff('admin')
    const at = `/admin/contracts/products-subscriptions/${id}/history`
    const { name, entries } = ((await client.get(at).loginAs(admin).withInertia()).body() as Shown)
      .props
    assert.equal(name, 'Depth, Depth of the histories')
    assert.deepEqual(entries[0]!.changes, [{ name: 'productId', before: 'Depth', after: 'Depth' }])
  })
})
