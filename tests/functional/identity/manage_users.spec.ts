import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  createCustomer,
  createCustomerWithPassword,
  createStaff,
} from '#database/factories/identity/people'
import { findUser, userList, type User } from '#identity'
import { findOpenLink } from '#identity/queries/find_open_link'
import UserAddress from '#identity/models/user_address'
import { clock } from '#shared/clock'
import { latestLinkTo } from '#tests/fixtures/identity/mailed_link'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'

type Row = {
  id: number
  refusals: Record<'lock' | 'resetPassword' | 'delete', string | null> | null
}
type Props = { users: Row[]; choices: Record<string, string[]> }

const PATH = '/admin/manage-users'

const open = (client: ApiClient, by: User, query = '') =>
  client.get(`${PATH}${query}`).withInertia().loginAs(by)

const propsOf = (response: { inertiaProps: unknown }) => response.inertiaProps as Props

/** Presses something in the list. */
const press = (client: ApiClient, by: User, method: string, path: string) =>
  client.request(`${PATH}/${path}`, method).withCsrfToken().redirects(0).loginAs(by)

type Outcome = { done: number[]; refused: { key: number; why: string }[] }

test.group('Users, for staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const idsOf = async (query: Record<string, string>) => {
    const { content } = await userList.page(userList.read({ limit: '100', ...query }))
    return content.map(({ user }) => user.id)
  }

  test('several are locked at a time and let in again; who is locked already is left out', async ({
    assert,
    client,
  }) => {
    const manager = await createStaff('manager')
    const [one, locked, colleague] = [
      await createCustomer(),
      await createCustomer({ lockedAt: clock.now() }),
      await createStaff('viewer'),
    ]
    const bulk = async (step: string, isRehearsal = false) => {
      const body = { keys: [one.id, locked.id, colleague.id], isRehearsal }
      const sent = client.post(`${PATH}/bulk/${step}`).accept('json').json(body)
      const response = await sent.loginAs(manager).withCsrfToken()
      return (response.body() as unknown as { data: Outcome }).data
    }
    const rehearsed = await bulk('lock', true)
    assert.deepEqual(rehearsed.done, [one.id])
    assert.deepEqual(rehearsed.refused[0], { key: locked.id, why: 'Is locked already.' })
    assert.isFalse((await findUser(one.id))!.isLocked)
    assert.deepEqual(await bulk('lock'), rehearsed)
    assert.isTrue((await findUser(one.id))!.isLocked)
    assert.deepEqual((await bulk('unlock')).done, [one.id, locked.id])
    assert.isFalse((await findUser(one.id))!.isLocked)
  })

  test('a user is found by {field}')
    .with([
      { field: 'first and last name', search: 'ada love' },
      { field: 'company', search: 'analytical' },
      { field: 'username', search: 'alovelace' },
      { field: 'e-mail', search: 'ada@engine' },
      { field: 'second e-mail', search: 'second@engine' },
      { field: 'third e-mail', search: 'third@engine' },
      { field: 'BP number', search: '2004183' },
      { field: 'VAT ID', search: 'atu635' },
      { field: 'the beginning of a word', search: 'lo' },
    ])
    .run(async ({ assert }, { search }) => {
      await createCustomer()
      const { id } = await createCustomer({
        ...{ firstName: 'Ada', lastName: 'Lovelace', company: 'Analytical Engines Ltd' },
        ...{ username: 'alovelace', email: 'ada@engine.example', tin: 'ATU63512345' },
        ...{ secondEmail: 'second@engine.example', thirdEmail: 'third@engine.example' },
        ...(await givenPartner(2004183)),
      })
      assert.deepEqual(await idsOf({ search }), [id])
    })

  test('what is searched is text, not a pattern, and spans no two fields', async ({ assert }) => {
    await createCustomer({ lastName: 'Brandt', company: 'Elbquant' })
    assert.deepEqual(await idsOf({ search: '%' }), [])
    assert.deepEqual(await idsOf({ search: 'B_andt' }), [])
    assert.deepEqual(await idsOf({ search: 'Brandt Elb' }), [])
  })

  test('users are filtered by type, activation, lock, role, country, partner and days', async ({
    assert,
  }) => {
    const old = await createCustomer({ createdAt: clock.now().minus({ years: 3 }) })
    const locked = await createCustomer({ lockedAt: clock.now() })
    const invited = await createCustomer({ accountActivated: false, ...(await givenPartner(7)) })
    await UserAddress.query().where('user_id', invited.id).update({ country: 'AT' })
    const manager = await createStaff('manager')
    const granted = await createStaff('viewer')
    await granted.merge({ grantedGroups: ['shop_manager'] }).save()
    const today = CalendarDay.today().toString()
    const three = [locked.id, invited.id, old.id]

    assert.sameMembers(await idsOf({ type: 'External' }), three)
    assert.sameMembers(await idsOf({ type: 'Internal' }), [manager.id, granted.id])
    assert.deepEqual(await idsOf({ active: 'Inactive' }), [invited.id])
    assert.deepEqual(await idsOf({ locked: 'Locked' }), [locked.id])
    assert.sameMembers(await idsOf({ role: 'manager' }), [manager.id, granted.id])
    assert.sameMembers(await idsOf({ role: 'user', type: 'External' }), three)
    assert.deepEqual(await idsOf({ country: 'AT' }), [invited.id])
    assert.deepEqual(await idsOf({ partner: 'With' }), [invited.id])
    assert.notInclude(await idsOf({ createdFrom: today }), old.id)
    assert.include(await idsOf({ createdFrom: today, createdTo: today }), locked.id)
    assert.deepEqual(await idsOf({ createdTo: '2000-01-01' }), [])
  })

  test('programs are refused a filter that is not understood', async ({ assert, client }) => {
    const manager = await createStaff('manager')
    for (const query of ['role=chief', 'country=XX', 'createdFrom=soon', 'partner=maybe']) {
      const response = await client.get(`/api/v1/users?${query}`).loginAs(manager)
      assert.equal(response.status(), 422, query)
    }
  })

  test('each row tells why something cannot be done with it', async ({ assert, client }) => {
    const customer = await createCustomer()
    const invited = await createCustomer({ accountActivated: false })
    const manager = await createStaff('manager')
    const admin = await createStaff('admin')
    const { users } = propsOf(await open(client, manager))
    const refusalsFor = (user: User) => users.find(({ id }) => id === user.id)!.refusals
    assert.deepEqual(refusalsFor(customer), {
      lock: null,
      resetPassword: 'account.errors.user_already_activated',
      delete: null,
    })
    assert.isNull(refusalsFor(invited)!.resetPassword)
    assert.equal(refusalsFor(manager)!.lock, 'account.errors.staff_not_lockable')
    assert.equal(refusalsFor(manager)!.delete, 'account.errors.own_account')
    assert.equal(refusalsFor(admin)!.delete, 'account.errors.staff_deleted_by_admins')

    const viewer = await createStaff('viewer')
    const seen = propsOf(await open(client, viewer)).users
    assert.isTrue(seen.every(({ refusals }) => refusals === null))
  })

  test('a lock and its end are told where they were asked for', async ({ assert, client }) => {
    const customer = await createCustomer()
    const manager = await createStaff('manager')
    const locked = await press(client, manager, 'POST', `${customer.id}/lock`)
    assert.equal(toastOf(locked), 'User locked')
    assert.isTrue((await findUser(customer.id))!.isLocked)
    const unlocked = await press(client, manager, 'DELETE', `${customer.id}/lock`)
    assert.equal(toastOf(unlocked), 'User unlocked')
    assert.isFalse((await findUser(customer.id))!.isLocked)
    const refused = await press(client, manager, 'POST', `${manager.id}/lock`)
    assert.equal(toastOf(refused), 'Internal users cannot be locked.')
  })

  test('a reset mails a new link, and the one before is good for nothing', async ({
    assert,
    client,
  }) => {
    const manager = await createStaff('manager')
    const invited = await createCustomerWithPassword({ accountActivated: false })
    const reset = () => press(client, manager, 'POST', `${invited.id}/password-reset`)
    const tokenOf = async () => (await latestLinkTo(invited.email)).split('token=')[1]!
    assert.equal(toastOf(await reset()), `Password has been reset for ${invited.email}`)
    const first = await tokenOf()
    clock.set(clock.now().plus({ minutes: 5 }).toISO()!)
    await reset()
    assert.isNull(await findOpenLink(first))
    assert.isNotNull(await findOpenLink(await tokenOf()))
    clock.reset()
  })

  test('a deletion is told, and one that failed with its reason', async ({ assert, client }) => {
    const customer = await createCustomer()
    const manager = await createStaff('manager')
    assert.equal(toastOf(await press(client, manager, 'DELETE', `${customer.id}`)), 'User deleted')
    assert.isNull(await findUser(customer.id))
    const failed = await press(client, manager, 'DELETE', `${customer.id}`)
    assert.deepEqual(toastsOf(failed), ['User deletion failed', 'There is no such user.'])
  })

  test('the export holds what the address narrows it to, days as numbers', async ({
    assert,
    client,
  }) => {
    const viewer = await createStaff('viewer')
    await createCustomer({
      ...{ firstName: '=1+1', company: 'Export Ltd', createdByAdmin: true },
      createdAt: clock.now().set({ year: 2024, month: 3, day: 9, hour: 12 }),
    })
    const response = await client
      .get(`${PATH}/export?search=export%20ltd&separator=comma`)
      .loginAs(viewer)
    const name = `webshop_users_${CalendarDay.today().number}.csv`
    assert.include(response.header('content-disposition'), name)
    const [head, line, ...rest] = response.text().trim().split('\r\n')
    assert.include(head, 'ID,First name,Last name,Company')
    assert.match(line!, /,External,Yes,No,Yes,DE,.*,20240309,$/)
    assert.include(line, `'=1+1`)
    assert.lengthOf(rest, 0)
  })
})

/** A company that accounting knows; users refer to it. */
async function givenPartner(id: number) {
  const name = 'Donau Quant'
  await rows(null, `insert into business_partners (id, name, country) values (?, ?, 'AT')`, [
    id,
    name,
  ])
  return { businessPartnerId: id, businessPartnerName: name }
}

type Said = { flashMessage(name: string): unknown }

const toastsOf = (response: Said) =>
  ((response.flashMessage('toasts') ?? []) as { text: string }[]).map(({ text }) => text)

const toastOf = (response: Said) => toastsOf(response)[0]
