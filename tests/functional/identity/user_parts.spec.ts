import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { editBilling } from '#identity/actions/staff/edit_user_parts'
import type User from '#identity/models/user'
import { lastEntryOf } from '#identity/queries/changes_since'
import { findAddresses } from '#identity/queries/find_addresses'
import { rows } from '#shared/database'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { until } from '#tests/fixtures/shared/until'
import { openTransaction } from '#tests/fixtures/shared/open_transaction'

const ADDRESS = {
  ...{ name: 'Elbquant SE', addressLine1: 'Am Sandtorkai 41', addressLine2: null },
  ...{ postcode: '20457', city: 'Hamburg', country: 'DE' },
}
const DETAILS = {
  ...{ firstName: 'Anna', lastName: 'Brandt', jobPosition: null, phone: '+49401234' },
  ...{ mobilePhone: null, additionalEmail2: null, additionalEmail3: null },
}

const WAITING = `
  select from pg_stat_activity
   where wait_event_type = 'Lock' and query like '%users%' and pid <> pg_backend_pid()`

type Part = 'details' | 'addresses' | 'billing'

test.group('Parts of an account that staff edit', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const open = async (client: ApiClient, by: User, { id }: User, part: Part) => {
    const path: string = `/admin/manage-users/${id}/${part}`
    const page = await client.get(path).loginAs(by).withInertia()
    page.assertStatus(200)
    return (page.inertiaProps as { seen: number }).seen
  }

  const save = (client: ApiClient, by: User, { id }: User, part: Part, values: object) => {
    const path: string = `/admin/manage-users/${id}/${part}`
    return client.put(path).json(values).loginAs(by).withCsrfToken().withInertia().redirects(0)
  }

  test('each is saved by itself, and what belongs to another stays', async ({ assert, client }) => {
    const [manager, customer] = [await createStaff('manager'), await createCustomer()]
    const seen = await open(client, manager, customer, 'details')
    await save(client, manager, customer, 'details', { ...DETAILS, phone: '+4930', seen })
    await save(client, manager, customer, 'billing', { company: 'Elbquant SE', tin: null, seen })
    const typed = { billing: { ...ADDRESS, city: 'Bremen' }, sameAddress: true, seen }
    await save(client, manager, customer, 'addresses', typed)
    await customer.refresh()
    assert.containsSubset(customer.serialize(), { phone: '+4930', company: 'Elbquant SE' })
    const { billing, delivery } = await findAddresses(customer.id)
    assert.deepEqual([billing?.city, delivery?.city], ['Bremen', 'Bremen'])
  })

  test('the second of two clerks is told, and may save all the same', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    const [one, other] = [await createStaff('manager'), await createStaff('manager')]
    const seen = await open(client, one, customer, 'details')
    await save(client, one, customer, 'details', { ...DETAILS, phone: '+4930', seen })
    const late = { ...DETAILS, phone: '+4989', seen }
    const refused = await save(client, other, customer, 'details', late)
    assert.match(
      String(errorsOf(refused).changed),
      new RegExp(`${one.email}: .*Phone .* → \\+4930`)
    )
    assert.equal((await customer.refresh()).phone, '+4930')
    const now = await open(client, other, customer, 'details')
    await save(client, other, customer, 'details', { ...late, seen: now })
    assert.equal((await customer.refresh()).phone, '+4989')
  })

  test('a change of another part disturbs nobody', async ({ assert, client }) => {
    const [manager, customer] = [await createStaff('manager'), await createCustomer()]
    const seen = await open(client, manager, customer, 'billing')
    await save(client, manager, customer, 'details', { ...DETAILS, phone: '+4930', seen })
    await save(client, manager, customer, 'billing', { company: 'Elbquant SE', tin: null, seen })
    assert.equal((await customer.refresh()).company, 'Elbquant SE')
  })

  test('{part}: {field} is refused')
    .with([
      { part: 'details', field: 'firstName', values: { ...DETAILS, firstName: '' } },
      { part: 'details', field: 'lastName', values: { ...DETAILS, lastName: null } },
      { part: 'details', field: 'phone', values: { ...DETAILS, phone: '49 40 ext 7' } },
      { part: 'details', field: 'mobilePhone', values: { ...DETAILS, mobilePhone: '++49' } },
      {
        part: 'details',
        field: 'additionalEmail2',
        values: { ...DETAILS, additionalEmail2: 'a@b' },
      },
      { part: 'billing', field: 'company', values: { company: '', tin: null } },
      { part: 'billing', field: 'tin', values: { company: 'A', tin: 'DE312748101' } },
      ...(['name', 'addressLine1', 'postcode', 'city', 'country'] as const).map((name) => ({
        part: 'addresses' as const,
        field: `billing.${name}`,
        values: { billing: { ...ADDRESS, [name]: '' }, sameAddress: true },
      })),
    ] as const)
    .run(async ({ assert, client }, { part, field, values }) => {
      const [manager, customer] = [await createStaff('manager'), await createCustomer()]
      const refused = await save(client, manager, customer, part, { ...values, seen: 0 })
      assert.isNotEmpty(errorsOf(refused)[field])
    })

  test('names of staff stay those of their provider', async ({ assert, client }) => {
    const [admin, staff] = [await createStaff('admin'), await createStaff('viewer')]
    const seen = await open(client, admin, staff, 'details')
    await save(client, admin, staff, 'details', { ...DETAILS, firstName: 'Other', seen })
    assert.notEqual((await staff.refresh()).firstName, 'Other')
  })
})

test.group('Parts of an account | two clerks at the same moment', (group) => {
  const made: number[] = []
  // No transaction around it: the two have to meet each other in the database.
  group.each.teardown(async () => {
    await db.from('users').whereIn('id', made.splice(0)).delete()
  })

  test('one of them saves, the other is told', async ({ assert, cleanup }) => {
    const [one, other] = [await createStaff('manager'), await createStaff('manager')]
    const { id: userId } = await createCustomer()
    made.push(one.id, other.id, userId)
    const seen = await lastEntryOf(userId)
    const edit = (by: User, company: string) =>
      editBilling({ userId, by, seen, values: { company, tin: null } })
    const holding = await openTransaction({ cleanup })
    await holding.from('users').where('id', userId).forUpdate()
    const editing = Promise.all([edit(one, 'Elbquant SE'), edit(other, 'Weserquant SE')])
    await until(async () => (await rows(null, WAITING)).length > 1)
    await holding.commit()
    const results = await editing
    const refused = results.flatMap((result) => (result.ok ? [] : [result.refusal]))
    assert.deepEqual(refused, [
      { code: 'user_parts.errors.changed', field: 'changed', status: 409 },
    ])
  })
})
