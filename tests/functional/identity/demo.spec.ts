import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { findAddresses, isComplete } from '#identity'
import { readVatId } from '#shared/domain/vat_id'
import { verifyPassword } from '#identity/actions/passwords/verify_password'
import { DEMO_PASSWORD } from '#demo/identity/people'
import { seedIdentityDemo } from '#demo/identity/seed'
import User from '#identity/models/user'

test.group('Identity | demo customers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('three can order at once, a fourth is locked', async ({ assert }) => {
    const told: string[] = []
    await seedIdentityDemo((text) => told.push(text))
    await seedIdentityDemo((text) => told.push(text))
    assert.deepEqual(told, ['4 customers', '0 customers'])
    const users = await User.query().orderBy('id')
    assert.lengthOf(users, 4)
    for (const user of users) {
      const { billing, delivery } = await findAddresses(user.id)
      assert.isTrue(isComplete(billing) && isComplete(delivery), user.email)
      assert.isTrue(readVatId(user.tin!).ok, user.email)
      assert.isTrue(user.hasAgreedToPrivacyNotice)
      assert.isNotNull(await verifyPassword(user.email, DEMO_PASSWORD))
    }
    assert.deepEqual(
      users.map(({ isLocked }) => isLocked),
      [false, false, false, true]
    )
  })
})
