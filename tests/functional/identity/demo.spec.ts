import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { findAddresses, isComplete } from '#identity'
import { readVatId } from '#shared/domain/vat_id'
import { verifyPassword } from '#identity/actions/passwords/verify_password'
import { DEMO_PASSWORD } from '#demo/identity/people'
import { seedIdentityDemo } from '#demo/identity/seed'
import { signInList } from '#identity/lists/sign_in_list'
import { userHistoryList } from '#identity/lists/user_history_list'
import { userMailList } from '#identity/lists/user_mail_list'
import { getUserSecurity } from '#identity/queries/get_user_security'
import { listPermissions } from '#identity/queries/list_permissions'
import { keepSessionsInDatabase } from '#tests/fixtures/identity/database_sessions'
import User from '#identity/models/user'

test.group('Identity | demo customers', (group) => {
  group.setup(keepSessionsInDatabase)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('four can order at once, one is locked', async ({ assert }) => {
    const told: string[] = []
    await seedIdentityDemo((text) => told.push(text))
    await seedIdentityDemo((text) => told.push(text))
    assert.deepEqual(told, ['5 customers', '0 customers'])
    const users = await User.query().where('kind', 'customer').whereNull('mergedInto').orderBy('id')
    assert.lengthOf(users, 5)
    for (const user of users) {
      const { billing, delivery } = await findAddresses(user.id)
      assert.isTrue(isComplete(billing) && isComplete(delivery), user.email)
      assert.isTrue(readVatId(user.tin!).ok, user.email)
      assert.isTrue(user.hasAgreedToPrivacyNotice)
      assert.isNotNull(await verifyPassword(user.email, DEMO_PASSWORD))
    }
    assert.deepEqual(
      users.map(({ isLocked }) => isLocked),
      [false, false, false, true, false]
    )
  })

  test('their accounts have a past, and staff a group that was granted', async ({ assert }) => {
    await seedIdentityDemo(() => {})
    const anna = await User.findByOrFail('username', 'abrandt')
    const { sessions, tokens, emails } = await getUserSecurity(anna)
    assert.deepEqual([sessions.length, tokens.length, emails.length], [1, 2, 2])
    const history = await userHistoryList.page(userHistoryList.read({}), anna)
    assert.isAbove(history.totalCount, 6)
    const twin = await User.findByOrFail('username', 'abrandt-labs')
    assert.deepEqual([twin.mergedInto, twin.isLocked], [anna.id, true])
    const ines = await User.findByOrFail('username', 'iduarte')
    const { factors } = await getUserSecurity(ines)
    assert.deepEqual([factors!.passkeys.length, factors!.recoveryCodesLeft], [1, 9])
    const failed = await userMailList.page(userMailList.read({ state: 'Dead' }), anna)
    assert.equal(failed.totalCount, 1)
    const signIns = await signInList.page(signInList.read({}), anna)
    assert.isAbove(signIns.totalCount, 10)
    const vera = await User.findByOrFail('subject', 'staff-viewer')
    const sales = (await listPermissions(null, vera)).find(({ role }) => role === 'sales')!
    assert.equal(sales.granted!.by, 'ada.petersen@alster-exchange.example')
  })
})
