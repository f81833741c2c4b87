import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomerWithPassword, createStaff } from '#database/factories/identity/people'
import { erasePerson } from '#identity/actions/erasure/erase_person'
import { requestDeletion, withdrawDeletion } from '#identity/actions/erasure/request_deletion'
import type User from '#identity/models/user'
import { listAudit, SYSTEM_ACTOR } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

const REASON = 'An order of this year still runs: please ask again when it is completed.'

test.group('Identity | refused deletions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => clock.reset())

  const wish = async (user: User) => {
    await requestDeletion(user, 'I move on.')
    const [request] = await rows<{ id: number }>(
      null,
      'select id from account_deletion_requests where user_id = ? order by id desc',
      [user.id]
    )
    return request!.id
  }

  test('staff refuse with a reason: mail, account and history tell it', async ({
    assert,
    client,
  }) => {
    const user = await createCustomerWithPassword()
    const id = await wish(user)
    const manager = await createStaff('manager')
    const refuse = (reason: string) =>
      client
        .post(`/admin/deletion-requests/${id}/refusal`)
        .json({ reason })
        .withInertia()
        .withCsrfToken()
        .loginAs(manager)
        .redirects(0)
    for (const bad of ['', '   ', 'x'.repeat(1001)]) {
      const refused = await refuse(bad)
      assert.property(refused.flashMessages().inputErrorsBag, 'reason')
    }
    const done = await refuse(REASON)
    done.assertHeader('location', '/admin/deletion-requests')

    const list = await client.get('/admin/deletion-requests').withInertia().loginAs(manager)
    assert.deepEqual((list.inertiaProps as { requests: unknown[] }).requests, [])
    const [mail] = await rows<{ subject: string; text: string }>(
      null,
      'select subject, text_body as text from mail_outbox where recipient = ? order by id desc',
      [user.email]
    )
    assert.equal(mail!.subject, 'We cannot delete your account')
    assert.include(mail!.text, REASON)
    const page = await client.get('/my-account/my-data').withInertia().loginAs(user)
    page.assertInertiaPropsContains({ request: { refusal: REASON } })
    const history = await listAudit({ type: 'user', id: user.id })
    assert.equal(history.at(-1)!.action, 'user.deletion_refused')
    const again = await refuse(REASON)
    assert.property(again.flashMessages().inputErrorsBag, 'form')
  })

  test('a refused wish is neither carried out nor taken back, and another may follow', async ({
    assert,
    client,
  }) => {
    const user = await createCustomerWithPassword()
    const id = await wish(user)
    await client
      .post(`/admin/deletion-requests/${id}/refusal`)
      .json({ reason: REASON })
      .withInertia()
      .withCsrfToken()
      .loginAs(await createStaff('manager'))
      .redirects(0)
    assert.isFalse((await erasePerson({ requestId: id, actor: SYSTEM_ACTOR })).ok)
    assert.isFalse((await withdrawDeletion(user)).ok)
    const next = await wish(user)
    assert.notEqual(next, id)
    assert.isTrue((await erasePerson({ requestId: next, actor: SYSTEM_ACTOR })).ok)
    const kept = await rows(
      null,
      'select 1 from account_deletion_requests where user_id = ? and coalesce(reason, refusal) is not null',
      [user.id]
    )
    assert.isEmpty(kept)
  })

  test('the month is shown to both, and what is late says so', async ({ client }) => {
    clock.set('2026-10-12T09:00:00.000+02:00')
    const user = await createCustomerWithPassword()
    await wish(user)
    const manager = await createStaff('manager')
    const shown = async (requests: Record<string, string | boolean>[]) => {
      const list = await client.get('/admin/deletion-requests').withInertia().loginAs(manager)
      list.assertInertiaPropsContains({ requests })
    }
    await shown([{ answerBy: '2026-11-12', isLate: false }])
    const account = await client.get('/my-account').withInertia().loginAs(user)
    account.assertInertiaPropsContains({
      waiting: { deletion: { answerBy: '2026-11-12', isRefused: false } },
    })
    clock.set('2026-11-13T09:00:00.000+01:00')
    await shown([{ answerBy: '2026-11-12', isLate: true }])
  })

  test('the account says which addresses wait for validation', async ({ client }) => {
    const user = await createCustomerWithPassword({
      secondEmail: 'desk@elbquant.example',
      thirdEmail: 'night@elbquant.example',
      thirdEmailVerifiedAt: clock.now(),
    })
    const account = await client.get('/my-account').withInertia().loginAs(user)
    account.assertInertiaPropsContains({
      waiting: { emails: ['desk@elbquant.example'], deletion: null },
    })
  })
})
