import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import identity from '#config/identity'
import {
  ADDRESS,
  createCustomer,
  createCustomerWithPassword,
  createStaff,
} from '#database/factories/identity/people'
import { findUser, findUserByEmail, scopesOf } from '#identity'
import SignInAccount from '#identity/models/sign_in_account'
import type User from '#identity/models/user'
import { keptOfPeople } from '#shared/people'
import { listAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { Browser } from '#tests/fixtures/identity/browser'
import { signIn } from '#tests/fixtures/identity/sign_in'

type Row = { id: number; email: string; userLocked: boolean; isDeletable: boolean }
type Answer<T = Row> = { data: T; errors: { code: string }[]; message: string }
type List<T = Row> = Answer<{ content: T[]; totalCount: number }>

const PERSON = {
  ...{ firstName: 'Mara', lastName: 'Lind', company: 'Nordkontor AG' },
  billingAddress: ADDRESS,
}

const call = (client: ApiClient, by: User | null, method: string, path: string, body?: object) => {
  const request = client.request(`/api/v1${path}`, method).withCsrfToken()
  if (method !== 'GET') request.json(body ?? {})
  return by ? request.loginAs(by) : request
}

const codeOf = (response: { body(): unknown }) => (response.body() as Answer).errors[0]?.code

async function setUp() {
  return { user: await createCustomer(), manager: await createStaff('manager') }
}

test.group('HTTP API | users', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('staff list, search and filter users', async ({ assert, client }) => {
    const { user, manager } = await setUp()
    const locked = await createCustomer({ lockedAt: clock.now(), company: 'Locked Desk Ltd' })
    const idsOf = async (query: string) => {
      const response = await call(client, manager, 'GET', `/users?limit=100&${query}`)
      return (response.body() as List).data.content.map(({ id }) => id)
    }
    assert.includeMembers(await idsOf(''), [user.id, locked.id, manager.id])
    assert.deepEqual(await idsOf('search=locked%20desk'), [locked.id])
    assert.deepEqual(await idsOf(`search=${user.email}`), [user.id])
    assert.deepEqual(await idsOf('type=Internal'), [manager.id])
    assert.deepEqual(await idsOf('locked=Locked'), [locked.id])
    assert.deepEqual(await idsOf('type=internal'), [manager.id])
    assert.deepEqual(await idsOf('type=external&locked=true'), [locked.id])
    assert.deepEqual(await idsOf('type=external&locked=false'), [user.id])
    assert.deepEqual(await idsOf('active=false'), [])
    assert.notInclude(await idsOf('locked=Not%20locked'), locked.id)
    assert.deepEqual(await idsOf('active=Inactive'), [])
    const first = await call(client, manager, 'GET', '/users?limit=1&orderBy=id&orderDirection=asc')
    assert.deepInclude((first.body() as List).data, { totalCount: 3 })
  })

  test('a user is answered with everything that the specification names', async ({
    assert,
    client,
  }) => {
    const { user } = await setUp()
    const response = await call(client, user, 'GET', `/users/${user.id}`)
    assert.containsSubset((response.body() as Answer).data, {
      ...{ id: user.id, email: user.email, company: user.company, tin: 'DE312748100' },
      ...{ additionalEmail2: null, additionalEmail2Verified: false, bpId: null, bpName: null },
      ...{ billingAddress: ADDRESS, deliveryAddress: ADDRESS, username: user.username },
      ...{ accountActivated: true, userLocked: false, privacyNoticeAgreed: true },
      ...{ isDeletable: false, organization: null },
    })
  })

  test('people change themselves, staff with users.write anybody', async ({ assert, client }) => {
    const { user, manager } = await setUp()
    const viewer = await createStaff('viewer')
    const put = (by: User) => call(client, by, 'PUT', `/users/${user.id}`, PERSON)
    ;(await put(viewer)).assertStatus(404)
    ;(await put(await createCustomer())).assertStatus(404)
    ;(await put(user)).assertStatus(200)
    assert.equal((await findUser(user.id))!.company, 'Nordkontor AG')
    const sent = { ...PERSON, company: 'Kontor Nord AG', additionalEmail2: 'desk@kontor.example' }
    const response = await call(client, manager, 'PUT', `/users/${user.id}`, sent)
    response.assertBodyContains({
      data: { company: 'Kontor Nord AG', additionalEmail2Verified: false },
    })
    const events = await listAudit({ type: 'user', id: user.id })
    assert.equal(events.at(-1)!.actor.id, manager.id)
  })

  test('an account is changed, locked and deleted at the version that `If-Match` names, or not at all', async ({
    assert,
    client,
  }) => {
    const { user, manager } = await setUp()
    const at = `/users/${user.id}`
    const read = () => call(client, manager, 'GET', at)
    const send = async (method: string, path: string, body: object, tag: string) => {
      const answer = await call(client, manager, method, path, body).header('if-match', tag)
      return { status: answer.status(), tag: answer.header('etag'), code: codeOf(answer) }
    }
    assert.equal((await read()).header('etag'), '"1"')
    const changed = await send('PUT', at, PERSON, '"1"')
    assert.equal(changed.status, 200)
    const [listed] = ((await call(client, manager, 'GET', '/users?type=external')).body() as List)
      .data.content
    assert.equal(changed.tag, `"${(listed as Row & { version: number }).version}"`)

    const CHANGES = [
      ['PUT', at, { ...PERSON, company: 'Late AG' }, 'shared.errors.changed_meanwhile'],
      ['PUT', `${at}/lock`, { reason: 'Late' }, 'shared.errors.changed_meanwhile'],
      ['PUT', `${at}/unlock`, { reason: 'Late' }, 'shared.errors.changed_meanwhile'],
      ['DELETE', at, {}, 'shared.errors.precondition'],
    ] as const
    for (const [method, path, body, code] of CHANGES) {
      const stale = await send(method, path, body, '"1"')
      assert.deepEqual([stale.status, stale.code], [412, code], `${method} ${path}`)
    }
    const { data } = (await read()).body() as Answer
    assert.containsSubset(data, { company: PERSON.company, userLocked: false })
    const said = await call(client, manager, 'PUT', at, { ...PERSON, version: 1 }).header(
      'accept-language',
      'de'
    )
    said.assertStatus(409)
    assert.match((said.body() as Answer).message, /^Das hat sich inzwischen geändert/)

    const locked = await send('PUT', `${at}/lock`, { reason: 'Now' }, changed.tag!)
    assert.equal(locked.status, 200)
    assert.notEqual(locked.tag, changed.tag)
    assert.equal((await send('DELETE', at, {}, locked.tag!)).status, 200)
    assert.isNull(await findUser(user.id))
  })

  test('people change themselves at the version that they have seen', async ({
    assert,
    client,
  }) => {
    const { user } = await setUp()
    const put = (company: string, version: number) =>
      call(client, user, 'PUT', '/users/me', { ...PERSON, company, version })
    const first = await put('First AG', 1)
    first.assertStatus(200)
    ;(await put('Second AG', 1)).assertStatus(409)
    assert.equal((await findUser(user.id))!.company, 'First AG')
    const { version } = (first.body() as Answer<{ version: number }>).data
    ;(await put('Second AG', version)).assertStatus(200)
  })

  test('a VAT ID that cannot be one of the country is refused', async ({ assert, client }) => {
    const { user } = await setUp()
    const sent = { ...PERSON, tin: 'DE312748101' }
    const response = await call(client, user, 'PUT', `/users/${user.id}`, sent)
    response.assertStatus(422)
    assert.equal(codeOf(response), 'validation.rules.vatId')
  })

  test('visitors register themselves and learn nothing about others', async ({
    assert,
    client,
  }) => {
    const { user } = await setUp()
    const register = (email: string, more: object = { legalEntity: true, privacyNotice: true }) =>
      call(client, null, 'POST', '/users', { userDetails: { ...PERSON, email }, ...more })
    const fresh = await register('mara.lind@nordkontor.example')
    const taken = await register(user.email)
    fresh.assertStatus(202)
    taken.assertStatus(202)
    assert.deepEqual(taken.body(), fresh.body())
    const without = await register('mara.lind@nordkontor.example', { legalEntity: true })
    assert.equal(codeOf(without), 'account.errors.agreements_missing')
  })

  test('staff register somebody on behalf, once', async ({ assert, client }) => {
    const { user, manager } = await setUp()
    const email = 'mara.lind@nordkontor.example'
    const sent = { userDetails: { ...PERSON, email, createdByAdmin: true } }
    const beside = { userDetails: { ...PERSON, email }, createdByAdmin: true }
    ;(await call(client, null, 'POST', '/users', beside)).assertStatus(403)
    ;(await call(client, user, 'POST', '/users', sent)).assertStatus(403)
    ;(await call(client, null, 'POST', '/users', sent)).assertStatus(403)
    const made = await call(client, manager, 'POST', '/users', sent)
    made.assertStatus(201)
    made.assertBodyContains({ data: { email, createdByAdmin: true, accountActivated: false } })
    const again = await call(client, manager, 'POST', '/users', sent)
    again.assertStatus(409)
    again.assertBodyContains({ errors: [{ field: 'userDetails.email' }] })
    ;(await call(client, manager, 'POST', '/users', beside)).assertStatus(409)
    assert.isTrue((await findUserByEmail(email))!.createdByAdmin)
  })

  test('a registered person gets another link until the account is active', async ({
    assert,
    client,
  }) => {
    const { user, manager } = await setUp()
    const reset = (id: number) => call(client, manager, 'PUT', `/users/${id}/password/reset`)
    const refused = await reset(user.id)
    refused.assertStatus(409)
    assert.equal((refused.body() as Answer).message, 'User already activated')
    const fresh = await createCustomerWithPassword({ accountActivated: false })
    ;(await reset(fresh.id)).assertStatus(200)
    const mails = await rows(null, 'select recipient from mail_outbox')
    assert.deepEqual(mails, [{ recipient: fresh.email }])
    const soon = await reset(fresh.id)
    soon.assertStatus(429)
    assert.closeTo(Number(soon.header('retry-after')), 60, 10)
  })

  test('wrong passwords and too many calls of a session are told when to go on', async ({
    assert,
    client,
  }) => {
    const user = await createCustomerWithPassword()
    const body = { oldPassword: 'Not-The-Password-1', newPassword: 'Another-One-Of-2026' }
    const statuses: number[] = []
    let wait = 0
    while (statuses.length < 30 && !statuses.includes(429)) {
      const tried = await call(client, user, 'PUT', '/users/me/password', body)
      statuses.push(tried.status())
      wait = Number(tried.header('retry-after'))
    }
    assert.equal(statuses.at(-1), 429)
    assert.isAbove(wait, 1)
    const { sessionCalls } = identity
    const first = await call(client, user, 'GET', '/users/me')
    assert.equal(first.header('ratelimit-limit'), String(sessionCalls.requests))
    const key = `session_calls:${user.id}`
    await limiter.use(sessionCalls).set(key, sessionCalls.requests, '1 min')
    const refused = await call(client, user, 'GET', '/users/me')
    refused.assertStatus(429)
    assert.isAbove(Number(refused.header('retry-after')), 0)
    ;(await call(client, await createCustomer(), 'GET', '/users/me')).assertStatus(200)
  })

  test('who has records that must stay cannot be deleted', async ({ assert, client }) => {
    const { user, manager } = await setUp()
    const other = await createCustomerWithPassword()
    const mustKeep = async (ids: readonly number[]) => ids.filter((id) => id === user.id)
    keptOfPeople.provide('spec', async () => ({ mustKeep }))
    const remove = (id: number) => call(client, manager, 'DELETE', `/users/${id}`)
    const refused = await remove(user.id)
    refused.assertStatus(409)
    assert.equal(codeOf(refused), 'account.errors.user_not_deletable')
    const whyKept = 'account.errors.user_has_orders'
    keptOfPeople.provide('higher spec', async () => ({ mustKeep, whyKept }))
    assert.equal(codeOf(await remove(user.id)), whyKept)
    keptOfPeople.withdraw('higher spec')
    ;(await remove(other.id)).assertStatus(200)
    assert.isNull(await findUser(other.id))
    assert.isNull(await SignInAccount.find(other.subject))
    ;(await remove(other.id)).assertStatus(404)
    ;(await remove(manager.id)).assertStatus(409)
    keptOfPeople.withdraw('spec')
  })

  test('whether records must stay is asked for those who could delete, and for nobody else', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { user, manager } = await setUp()
    const asked: number[] = []
    const mustKeep = async (ids: readonly number[]) => {
      asked.push(...ids)
      return [...ids]
    }
    keptOfPeople.provide('spec', async () => ({ mustKeep }))
    cleanup(() => keptOfPeople.withdraw('spec'))
    const path = `/users/${user.id}`
    ;(await call(client, user, 'GET', path)).assertStatus(200)
    ;(await call(client, user, 'PUT', path, PERSON)).assertStatus(200)
    ;(await call(client, await createStaff('viewer'), 'GET', path)).assertStatus(200)
    assert.deepEqual(asked, [])
    const shown = await call(client, manager, 'GET', path)
    assert.isFalse((shown.body() as Answer).data.isDeletable)
    assert.deepEqual(asked, [user.id])
  })

  test('the first steps are open before the account is complete', async ({ assert, client }) => {
    const user = await createCustomer({ privacyNoticeAgreedAt: null, detailsSavedAt: null })
    const put = (step: string, body?: object) =>
      call(client, user, 'PUT', `/users/${user.id}/${step}`, body)
    ;(await call(client, user, 'GET', `/users/${user.id}`)).assertStatus(403)
    ;(await put('saveDetails', PERSON)).assertStatus(200)
    ;(await put('init', { locale: 'de' })).assertStatus(200)
    ;(await put('accept')).assertStatus(200)
    ;(await call(client, user, 'GET', `/users/${user.id}`)).assertStatus(200)
    const saved = (await findUser(user.id))!
    assert.isNotNull(saved.detailsSavedAt)
    assert.equal(saved.locale, 'de')
  })
})

test.group('HTTP API | locks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('a lock ends what the customer has open, an unlock lets them in again', async ({
    assert,
    client,
  }) => {
    const { manager } = await setUp()
    const user = await createCustomerWithPassword()
    const browser = new Browser()
    await signIn(browser, user.email)
    const lock = (change: string) =>
      call(client, manager, 'PUT', `/users/${user.id}/${change}`, { reason: 'Unpaid invoices' })
    const locked = await lock('lock')
    locked.assertBodyContains({ data: { userLocked: true } })
    assert.notEqual((await browser.visit('/my-account')).status, 200)
    ;(await lock('lock')).assertStatus(200)
    ;(await lock('unlock')).assertBodyContains({ data: { userLocked: false } })
    const events = (await listAudit({ type: 'user', id: user.id })).filter(({ action }) =>
      action.includes('locked')
    )
    assert.deepEqual(
      events.map(({ action, actor, reason }) => [action, actor.id, reason]),
      [
        ['user.locked', manager.id, 'Unpaid invoices'],
        ['user.unlocked', manager.id, 'Unpaid invoices'],
      ]
    )
  })

  test('internal users cannot be locked', async ({ assert, client }) => {
    const { manager } = await setUp()
    const viewer = await createStaff('viewer')
    const response = await call(client, manager, 'PUT', `/users/${viewer.id}/lock`)
    response.assertStatus(409)
    assert.equal(codeOf(response), 'account.errors.staff_not_lockable')
  })
})

test.group('HTTP API | groups', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  const grant = (client: ApiClient, by: User, to: User, name: string) =>
    call(client, by, 'PUT', `/users/${to.id}/grant`, { group: name })

  test('a granted group counts with the next click, until it is revoked', async ({
    assert,
    client,
  }) => {
    const [admin, sales] = [await createStaff('admin'), await createStaff('sales')]
    const tasks = () => call(client, sales, 'GET', '/users')
    ;(await tasks()).assertStatus(403)
    ;(await grant(client, admin, sales, 'shop_viewer')).assertStatus(200)
    ;(await tasks()).assertStatus(200)
    const listed = await call(client, admin, 'GET', '/admin/groups')
    type Group = { group: string; users: { id: number }[] }
    const groups = (listed.body() as List<Group>).data.content
    const viewers = groups.find((one) => one.group === 'shop_viewer')!
    assert.deepInclude(
      viewers.users.map(({ id }) => id),
      sales.id
    )
    const path = `/users/${sales.id}/grant/shop_viewer`
    ;(await call(client, admin, 'DELETE', path)).assertStatus(200)
    ;(await tasks()).assertStatus(403)
    assert.isTrue(scopesOf((await findUser(sales.id))!).has('users.sales.register'))
    const actions = (await listAudit({ type: 'user', id: sales.id })).map(({ action }) => action)
    assert.deepEqual(actions, ['user.group_granted', 'user.group_revoked'])
  })

  test('groups are granted and taken away at the version of the account that `If-Match` names, or not at all', async ({
    assert,
    client,
  }) => {
    const [admin, sales] = [await createStaff('admin'), await createStaff('sales')]
    const at = `/users/${sales.id}/grant`
    const send = async (method: string, path: string, tag: string, body: object = {}) => {
      const answer = await call(client, admin, method, path, body).header('if-match', tag)
      return [answer.status(), answer.header('etag')]
    }
    const viewer = { group: 'shop_viewer' }
    assert.deepEqual(await send('PUT', at, '"1"', viewer), [200, '"2"'])
    const read = await call(client, admin, 'GET', `/users/${sales.id}`)
    assert.equal(read.header('etag'), '"2"')
    assert.equal((await send('PUT', at, '"1"', { group: 'shop_manager' }))[0], 412)
    assert.equal((await send('DELETE', `${at}/shop_viewer`, '"1"'))[0], 412)
    ;(await call(client, admin, 'PUT', at, { ...viewer, version: 1 })).assertStatus(409)
    assert.deepEqual((await findUser(sales.id))!.grantedGroups, ['shop_viewer'])
    assert.deepEqual(await send('DELETE', `${at}/shop_viewer`, '"2"'), [200, '"3"'])
  })

  test('refused: {title}')
    .with([
      { title: 'more than one has', by: 'manager', group: 'shop_admin', code: 'grant_exceeds_own' },
      { title: 'no group of the shop', by: 'admin', group: 'wheel', code: 'group_unknown' },
      {
        title: 'a role for a customer',
        by: 'admin',
        group: 'shop_viewer',
        code: 'grant_needs_staff',
      },
    ] as const)
    .run(async ({ assert, client }, { by, group: name, code }) => {
      const to = code === 'grant_needs_staff' ? await createCustomer() : await createStaff('viewer')
      const response = await grant(client, await createStaff(by), to, name)
      assert.equal(codeOf(response), `account.errors.${code}`)
      assert.deepEqual((await findUser(to.id))!.grantedGroups, [])
    })

  test('a group that the provider names cannot be revoked here', async ({ assert, client }) => {
    const [admin, viewer] = [await createStaff('admin'), await createStaff('viewer')]
    const path = `/users/${viewer.id}/grant/shop_viewer`
    const response = await call(client, admin, 'DELETE', path)
    assert.equal(codeOf(response), 'account.errors.group_of_provider')
  })

  test('nobody grants themselves more', async ({ assert, client }) => {
    const manager = await createStaff('manager')
    const response = await grant(client, manager, manager, 'shop_admin')
    response.assertStatus(403)
    assert.isFalse(scopesOf((await findUser(manager.id))!).has('orders.write'))
  })
})
