import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { findAddresses, isComplete } from '#identity'
import { readVatId } from '#shared/domain/vat_id'
import { verifyPassword } from '#identity/actions/passwords/verify_password'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#demo/identity/people'
import { seedIdentityDemo } from '#demo/identity/seed'
import { signInList } from '#identity/lists/sign_in_list'
import { userHistoryList } from '#identity/lists/user_history_list'
import { userList } from '#identity/lists/user_list'
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
    const subjects = DEMO_PEOPLE.map(({ subject }) => subject)
    const users = await User.query().whereIn('subject', subjects).orderBy('id')
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

  test('the list of staff has others in every state, of many countries and of two years', async ({
    assert,
  }) => {
    await seedIdentityDemo(() => {})
    const count = async (filters: Record<string, string>) =>
      (await userList.page(userList.read(filters))).totalCount
    assert.isAbove(await count({ type: 'External' }), 40)
    assert.isAbove(await count({ type: 'Internal' }), 8)
    assert.isAbove(await count({ active: 'Inactive' }), 3)
    assert.isAbove(await count({ locked: 'Locked' }), 3)
    for (const country of ['DE', 'AT', 'FR', 'GB', 'US', 'JP']) {
      assert.isAbove(await count({ country }), 0, country)
    }
    const { rows } = await db.rawQuery(
      `select count(distinct date_trunc('quarter', created_at)) as quarters,
              count(*) filter (where last_signed_in_at is null and account_activated) as never,
              count(*) filter (where created_by_admin) as invited, count(merged_into) as merged,
              count(*) filter (where last_signed_in_at > now() or last_signed_in_at < created_at) as odd
         from users`
    )
    const { quarters, ...others } = rows[0]
    assert.isAtLeast(quarters, 8)
    assert.deepEqual(others, { never: 2, invited: 2, merged: 2, odd: 0 })
    const customers = await User.query().where('kind', 'customer').whereNotNull('tin')
    for (const { tin, email } of customers) assert.isTrue(readVatId(tin!).ok, email)
  })

  test('what happened to them stands in the order of time', async ({ assert }) => {
    await seedIdentityDemo(() => {})
    const { rows } = await db.rawQuery(
      `select count(*) as events, count(*) filter (where created_at < earlier) as backwards
         from (select created_at, lag(created_at) over (partition by subject_id order by seq) as earlier
                 from audit_events where subject_type = 'user') told`
    )
    assert.isAbove(rows[0].events, 20)
    assert.equal(rows[0].backwards, 0)
  })

  test('their accounts have a past, and staff a group that was granted', async ({ assert }) => {
    await seedIdentityDemo(() => {})
    const anna = await User.findByOrFail('username', 'abrandt')
    const { sessions, tokens, emails } = await getUserSecurity(anna)
    assert.deepEqual([sessions.length, tokens.length, emails.length], [1, 3, 2])
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
