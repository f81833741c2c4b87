import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { createStaff } from '#database/factories/identity/people'
import { seedReference } from '#demo/catalogue/seed_reference'
import { seedContractsDemo } from '#demo/contracts/seed'
import { seedIdentityDemo } from '#demo/identity/seed'
import { seedSubscriptionsDemo } from '#demo/subscriptions/seed'
import { CalendarDay } from '#shared/domain/calendar_day'
import { FINDING_KINDS, findFindings } from '#contracts/queries/entitlements/find_findings'
import type { Permission } from '#contracts/lists/permissioning/permission_columns'

test.group('Contracts | demo contracts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => forgetReferenceData())

  test('show each kind of finding, and what was known on past days', async ({ assert, client }) => {
    await seedIdentityDemo(() => {})
    await seedReference()
    await seedSubscriptionsDemo(() => {})
    await seedContractsDemo(() => {})
    const today = CalendarDay.today()
    const kinds = new Set((await findFindings(today.iso)).map(({ kind }) => kind))
    assert.sameMembers([...kinds], [...FINDING_KINDS])
    const admin = await createStaff('admin')
    const known = async (days: number) => {
      const at = `/admin/contracts/permissioning?view=all&way=Contract&known=${today.plusDays(-days).iso}`
      const page = await client.get(at).loginAs(admin).withInertia()
      const { permissions } = page.inertiaProps as unknown as { permissions: Permission[] }
      return permissions.map(({ reference, until }) => `${reference} until ${until}`)
    }
    const [then, now] = [await known(100), await known(1)]
    assert.isAbove(then.length, 5)
    assert.notSameMembers(then, now)
    const changed = then.filter((one) => !now.includes(one))
    assert.isTrue(
      changed.some((one) => !one.endsWith('until null')),
      'some were prolonged since'
    )
  }).timeout(120_000)
})
