import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomerWithPassword, createStaff } from '#database/factories/identity/people'
import { createToken } from '#identity/actions/tokens/create_token'
import { erasePerson } from '#identity/actions/erasure/erase_person'
import { recordSignIn } from '#identity/actions/sessions/record_sign_in'
import { requestDeletion, withdrawDeletion } from '#identity/actions/erasure/request_deletion'
import { saveAdditionalEmails } from '#identity/actions/emails/save_additional_emails'
import { actorOf } from '#identity/domain/actor'
import { keptOfPeople } from '#shared/people'
import { listAudit, recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows, transaction } from '#shared/database'

const WORDS = /Brandt|elbquant|Sandtorkai|DE312748100|\+4940|203\.0\.113/i

/** A customer about whom the shop knows something everywhere, and who wants to leave. */
async function createLeaver() {
  const user = await createCustomerWithPassword({ phone: '+4940555120', jobPosition: 'Desk' })
  const actor = actorOf(user)
  const emails = { second: `desk.${user.email}`, third: null }
  await saveAdditionalEmails({ userId: user.id, emails, actor })
  await createToken({ user, kind: 'account', name: 'Brandt import' })
  const person = { provider: 'customers', subject: user.subject } as const
  await recordSignIn(person, 'signed_in', { ipAddress: '203.0.113.7', userAgent: 'Firefox' })
  await rows(
    null,
    `insert into site_messages (kind, env_type, first_name, last_name, email, subject, message, locale)
     values ('contact', 'external', 'Anna', 'Brandt', ?, 'A question', 'From Brandt', 'en')`,
    [user.email.toUpperCase()]
  )
  await requestDeletion(user, 'Brandt closes.')
  const [request] = await rows<{ id: number }>(
    null,
    'select id from account_deletion_requests where user_id = ?',
    [user.id]
  )
  return { user: await user.refresh(), requestId: request!.id }
}

type Mentions = Record<string, number>

/** How many rows of each table mention such a person; mails are looked at apart. */
async function mentions(): Promise<Mentions> {
  const tables = await rows<{ schema: string; name: string }>(
    null,
    `select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
        and table_name <> 'mail_outbox' order by 2`
  )
  const found: Mentions = {}
  for (const { schema, name } of tables) {
    const lines = await rows<{ line: string }>(
      null,
      `select t::text as line from "${schema}"."${name}" t`
    )
    const count = lines.filter(({ line }) => WORDS.test(line)).length
    if (count > 0) found[name] = count
  }
  return found
}

const mailsAbout = () =>
  rows<{ subject: string }>(
    null,
    `select subject from mail_outbox where text_body ~* 'Brandt' or recipient ~* 'elbquant'
      order by id`
  )

test.group('Identity | erasure', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('nothing in the database mentions the person any more', async ({ assert }) => {
    const [others, mailsOfOthers] = [await mentions(), await mailsAbout()]
    const { user, requestId } = await createLeaver()
    const known = await mentions()
    const added = Object.keys(known).filter((name) => known[name]! > (others[name] ?? 0))
    assert.includeMembers(added, ['users', 'addresses', 'audit_events', 'sign_in_accounts'])
    assert.includeMembers(added, ['api_tokens', 'sign_in_events', 'site_messages'])
    const staff = await createStaff('manager')
    const erased = await erasePerson({ requestId, actor: { id: staff.id, label: 'staff' } })
    assert.deepEqual(erased, { ok: true, value: { userId: user.id } })
    await staff.delete()
    assert.deepEqual(await mentions(), others)
    const [{ count }] = (await rows<{ count: number }>(
      null,
      'select count(*) as count from sign_in_events where subject = ?',
      [user.subject]
    )) as [{ count: number }]
    assert.equal(count, 0)
    assert.deepEqual(
      (await mailsAbout()).map(({ subject }) => subject),
      [...mailsOfOthers.map(({ subject }) => subject), 'Your account has been deleted']
    )
  })

  test('the account is closed for good, its history says so and stays in order', async ({
    assert,
  }) => {
    const { user, requestId } = await createLeaver()
    await erasePerson({ requestId, actor: SYSTEM_ACTOR })
    await user.refresh()
    assert.isTrue(user.isLocked)
    assert.isNotNull(user.erasedAt)
    assert.isEmpty(user.groups)
    const history = await listAudit({ type: 'user', id: user.id })
    assert.equal(history.at(-1)!.action, 'user.erased')
    assert.deepEqual(
      history.map(({ seq }) => seq),
      history.map((_, index) => index + 1)
    )
    assert.isTrue(history.slice(0, -1).every(({ before, after }) => !before && !after))
  })

  test('only an open wish is carried out, and once', async ({ assert }) => {
    const { user, requestId } = await createLeaver()
    await withdrawDeletion(user)
    const refused = await erasePerson({ requestId, actor: SYSTEM_ACTOR })
    assert.isFalse(refused.ok)
    await requestDeletion(user, null)
    const again = await db.from('account_deletion_requests').whereNull('withdrawn_at').firstOrFail()
    assert.isTrue((await erasePerson({ requestId: again.id, actor: SYSTEM_ACTOR })).ok)
    assert.isFalse((await erasePerson({ requestId: again.id, actor: SYSTEM_ACTOR })).ok)
  })

  test('while something runs the account stays', async ({ assert, cleanup }) => {
    const { user, requestId } = await createLeaver()
    keptOfPeople.provide('test', async () => ({ isBusy: async (id) => id === user.id }))
    cleanup(() => keptOfPeople.withdraw('test'))
    const refused = await erasePerson({ requestId, actor: SYSTEM_ACTOR })
    assert.containsSubset(refused, { refusal: { code: 'account.errors.deletion_busy' } })
    await user.refresh()
    assert.equal(user.lastName.slice(0, 6), 'Brandt')
  })

  test('the list shows staff who waits until when, and deletes', async ({ assert, client }) => {
    const { user, requestId } = await createLeaver()
    const staff = await createStaff('manager')
    const page = await client.get('/admin/deletion-requests').withInertia().loginAs(staff)
    page.assertInertiaPropsContains({ requests: [{ id: requestId, email: user.email }] })
    const done = await client
      .post(`/admin/deletion-requests/${requestId}`)
      .withInertia()
      .withCsrfToken()
      .loginAs(staff)
      .redirects(0)
    done.assertHeader('location', '/admin/deletion-requests')
    const after = await client.get('/admin/deletion-requests').withInertia().loginAs(staff)
    assert.deepEqual((after.inertiaProps as { requests: unknown[] }).requests, [])
  })

  test('the history lets nobody change what happened, not even to forget', async ({ assert }) => {
    const { user } = await createLeaver()
    await transaction((trx) =>
      recordAudit(trx, {
        actor: SYSTEM_ACTOR,
        subject: { type: 'user', id: user.id },
        action: 'x.y',
      })
    )
    const forging = transaction(async (trx) => {
      await rows(trx, `select set_config('kontor.forgets', 'a person', true)`)
      await rows(trx, `update audit_events set action = 'forged' where action = 'x.y'`)
    })
    await assert.rejects(() => forging, /append-only/)
    const changing = transaction((trx) =>
      rows(trx, `update audit_events set reason = 'x' where action = 'x.y'`)
    )
    await assert.rejects(() => changing, /append-only/)
  })
})
