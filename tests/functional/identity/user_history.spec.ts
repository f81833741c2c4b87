import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { saveVatId } from '#identity/actions/account/save_vat_id'
import { lockUser, unlockUser } from '#identity/actions/staff/set_lock'
import { changesOf, USER_ACTIONS, USER_FIELDS } from '#identity/domain/user_history'
import { userHistoryList } from '#identity/lists/user_history_list'
import { actorOf } from '#identity/domain/actor'
import { recordAudit } from '#shared/audit'
import { transaction } from '#shared/database'
import { hasText } from '#shared/i18n'

type Entry = {
  action: string
  actor: string
  reason: string | null
  changes: { field: string; before: unknown; after: unknown }[]
}

test.group('History of a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('tells who changed what, the newest first, and nothing that is not to be shown', async ({
    assert,
    client,
  }) => {
    const [admin, customer] = [await createStaff('admin'), await createCustomer()]
    await saveVatId({ userId: customer.id, vatId: 'ATU63512345', actor: actorOf(customer) })
    await lockUser({ userId: customer.id, by: admin, reason: 'Asked by phone' })
    const subject = { type: 'user', id: customer.id }
    await transaction((trx) =>
      recordAudit(trx, {
        ...{ actor: actorOf(admin), subject, action: 'user.details_saved' },
        after: { passwordHash: 'scrypt$secret', firstName: 'Mara' },
      })
    )
    const response = await client
      .get(`/admin/manage-users/${customer.id}/history`)
      .withInertia()
      .loginAs(admin)
    const { entries } = response.inertiaProps as unknown as { entries: Entry[] }
    assert.deepEqual(
      entries.map(({ action, actor }) => [action, actor]),
      [
        ['details_saved', admin.email],
        ['locked', admin.email],
        ['vat_id_saved', customer.email],
      ]
    )
    assert.equal(entries[1]!.reason, 'Asked by phone')
    assert.deepEqual(entries[2]!.changes, [
      { field: 'tin', before: 'DE312748100', after: 'ATU63512345' },
    ])
    assert.notInclude(JSON.stringify(response.body()), 'scrypt')
  })

  test('is narrowed by {title}')
    .with([
      { title: 'what', query: { action: 'locked' }, found: ['locked'] },
      { title: 'the person', query: { by: 'Self' }, found: ['vat_id_saved'] },
      { title: 'others', query: { by: 'Others' }, found: ['unlocked', 'locked'] },
      { title: 'a day to come', query: { from: '2100-01-01' }, found: [] },
    ])
    .run(async ({ assert }, { query, found }) => {
      const [admin, customer] = [await createStaff('admin'), await createCustomer()]
      await saveVatId({ userId: customer.id, vatId: 'ATU63512345', actor: actorOf(customer) })
      await lockUser({ userId: customer.id, by: admin })
      await unlockUser({ userId: customer.id, by: admin })
      const { content } = await userHistoryList.page(userHistoryList.read(query), customer)
      assert.deepEqual(
        content.map(({ action }) => action),
        found as typeof content extends { action: infer A }[] ? A[] : never
      )
    })

  test('every action that is written has its words, and every field that is shown', ({
    assert,
  }) => {
    const sources = globSync('app/**/*.ts').map((file) => readFileSync(file, 'utf8'))
    const written = sources.flatMap((text) =>
      [...text.matchAll(/'user\.([a-z]+(?:_[a-z]+)*)'/g)].map(([, action]) => action!)
    )
    assert.isAbove(written.length, 20)
    const known: readonly string[] = USER_ACTIONS
    assert.deepEqual(
      written.filter((action) => !known.includes(action)),
      []
    )
    for (const action of USER_ACTIONS) {
      assert.isTrue(hasText(`identity.user_history.list.values.action.${action}`), action)
    }
    for (const field of USER_FIELDS) {
      assert.isTrue(hasText(`identity.user_history.fields.${field}`), field)
    }
  })

  test('lists and empty values are told as people say them', ({ assert }) => {
    assert.deepEqual(changesOf({ groups: ['a'], phone: '' }, { groups: ['a', 'b'], phone: '' }), [
      { field: 'groups', before: 'a', after: 'a, b' },
    ])
  })
})
