import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  ADDRESS,
  createCustomer,
  createCustomerWithPassword,
  createStaff,
} from '#database/factories/identity/people'
import { mergeUsers } from '#identity/actions/merger/merge_users'
import { requestDeletion } from '#identity/actions/erasure/request_deletion'
import { resetPassword } from '#identity/actions/passwords/reset_password'
import { lockUser, unlockUser } from '#identity/actions/staff/set_lock'
import { createToken } from '#identity/actions/tokens/create_token'
import User from '#identity/models/user'
import UserAddress from '#identity/models/user_address'
import { findAddresses } from '#identity/queries/find_addresses'
import { findLikelyTwins } from '#identity/queries/find_likely_twins'
import { listTokens } from '#identity/queries/list_tokens'
import { listAudit } from '#shared/audit'
import { keptOfPeople } from '#shared/people'
import { Browser } from '#tests/fixtures/identity/browser'
import { signIn } from '#tests/fixtures/identity/sign_in'
import { errorsOf } from '#tests/fixtures/shared/errors_of'

const KEEP = { billing: 'keep', delivery: 'keep' } as const

type Pair = { from: User; into: User; by: User }

const merge = ({ from, into, by }: Pair, over: object = {}) =>
  mergeUsers({
    ...{ from: from.id, into: into.id, by, confirm: from.email, addresses: KEEP },
    ...over,
  })

const codeOf = (result: Awaited<ReturnType<typeof merge>>) =>
  result.ok ? null : result.refusal.code

test.group('Identity | two accounts that are one person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  const pair = async (): Promise<Pair> => ({
    from: await createCustomerWithPassword(),
    into: await createCustomer(),
    by: await createStaff('manager'),
  })

  test('one says where it went, and both have it in their history', async ({ assert }) => {
    const both = await pair()
    assert.isNull(codeOf(await merge(both)))
    const [from, into] = [await both.from.refresh(), await both.into.refresh()]
    assert.equal(from.mergedInto, into.id)
    const last = async (id: number) => (await listAudit({ type: 'user', id })).at(-1)!
    assert.containsSubset(await last(from.id), {
      action: 'user.merged_into',
      after: { userId: into.id },
    })
    assert.containsSubset(await last(into.id), {
      action: 'user.merged',
      after: { userId: from.id, moved: {} },
    })
  })

  test('nobody signs in with it, acts through it or unlocks it any more', async ({ assert }) => {
    const both = await pair()
    await createToken({ user: both.from, name: 'Nightly', kind: 'account' })
    await merge(both)
    assert.isEmpty(await listTokens(both.from.id))
    const browser = new Browser()
    await signIn(browser, both.from.email)
    assert.equal((await browser.visit('/logout')).page.props.reason, 'merged')
    const unlocked = await unlockUser({ userId: both.from.id, by: both.by })
    assert.equal(!unlocked.ok && unlocked.refusal.code, 'merger.errors.merged_already')
  })

  test('no link to choose a password goes to it any more', async ({ assert }) => {
    const both = await pair()
    await both.from.merge({ accountActivated: false }).save()
    await merge(both)
    const sent = await resetPassword({ userId: both.from.id, by: both.by })
    assert.equal(!sent.ok && sent.refusal.code, 'merger.errors.merged_already')
  })

  test('addresses stay, or come from the account that ends', async ({ assert }) => {
    const both = await pair()
    await UserAddress.query().where('user_id', both.from.id).update({ city: 'Bremen' })
    await merge(both, { addresses: { billing: 'take', delivery: 'keep' } })
    const { billing, delivery } = await findAddresses(both.into.id)
    assert.deepEqual([billing!.city, delivery!.city], ['Bremen', ADDRESS.city])
  })

  test('what may not be merged is refused, and nothing is', async ({ assert }) => {
    const both = await pair()
    const { from, into, by } = both
    const staff = await createStaff('viewer')
    assert.equal(codeOf(await merge({ ...both, into: from })), 'merger.errors.with_itself')
    assert.equal(codeOf(await merge({ ...both, into: staff })), 'merger.errors.of_staff')
    assert.equal(codeOf(await merge({ ...both, into: by })), 'merger.errors.own_account')
    assert.equal(codeOf(await merge({ ...both, by: staff })), 'identity.errors.no_permission')
    const nobody = { into: 999_999_999 }
    assert.equal(codeOf(await merge(both, nobody)), 'account.errors.user_unknown')
    const typed = await merge(both, { confirm: into.email })
    assert.equal(codeOf(typed), 'merger.errors.not_confirmed')
    await lockUser({ userId: into.id, by })
    assert.equal(codeOf(await merge(both)), 'merger.errors.of_locked')
    await unlockUser({ userId: into.id, by })
    await requestDeletion(into, null)
    assert.equal(codeOf(await merge(both)), 'merger.errors.in_deletion')
    assert.isNull((await User.findOrFail(from.id)).mergedInto)
  })

  test('merged once is merged; a third account finds the last of them', async ({ assert }) => {
    const both = await pair()
    const third = await createCustomer()
    await merge(both)
    assert.equal(codeOf(await merge(both)), 'merger.errors.merged_already')
    await merge({ ...both, from: both.into, into: third })
    assert.equal((await both.from.refresh()).mergedInto, third.id)
    const { email, tin, company } = both.from
    const twins = await findLikelyTwins({ email, tin, company, postcode: '' })
    assert.notInclude(
      twins.map(({ id }) => id),
      both.from.id
    )
  })

  test('breaks one module, nothing is merged', async ({ assert }) => {
    const both = await pair()
    const move = () => Promise.reject(new Error('The disk is full'))
    keptOfPeople.provide('broken', async () => ({ move }))
    try {
      await assert.rejects(() => merge(both), 'The disk is full')
    } finally {
      keptOfPeople.withdraw('broken')
    }
    assert.isNull((await User.findOrFail(both.from.id)).lockedAt)
  })

  test('the page shows what would move, and takes the confirmation', async ({ assert, client }) => {
    const { from, into, by } = await pair()
    const path: string = `/admin/manage-users/${from.id}/merge`
    const ask = (query: string) => client.get(`${path}?${query}`).loginAs(by).withInertia()
    const shown = (await ask(`into=${encodeURIComponent(into.email)}`)).inertiaProps as never as {
      into: { id: number }
      preview: { moved: Record<string, number>; ended: object }
    }
    assert.equal(shown.into.id, into.id)
    assert.containsSubset(shown.preview.moved, { orders: 0, basket: 0, downloads: 0, mails: 0 })
    const unknown = (await ask('into=nobody')).inertiaProps as never as { problem: string }
    assert.equal(unknown.problem, 'account.errors.user_unknown')
    const send = (confirm: string) =>
      client
        .post(path)
        .form({ into: into.id, confirm })
        .loginAs(by)
        .withCsrfToken()
        .withInertia()
        .redirects(0)
    const wrong = await send('somebody@else.example')
    assert.property(errorsOf(wrong), 'confirm')
    const done = await send(from.email.toUpperCase())
    done.assertHeader('location', `/admin/manage-users?search=${encodeURIComponent(into.email)}`)
  })

  test('programs see what would move and merge, in a signed-in browser', async ({ client }) => {
    const { from, into, by } = await pair()
    const path: string = `/api/v1/users/${from.id}/merge`
    const preview = await client.get(`${path}?into=${into.id}`).loginAs(by)
    preview.assertBodyContains({ data: { userId: from.id, into: into.id, moved: { orders: 0 } } })
    const body = { into: into.id, confirm: from.email }
    const merged = await client.post(path).json(body).loginAs(by).withCsrfToken()
    merged.assertBodyContains({ data: { id: into.id } })
    const twice = await client.post(path).json(body).loginAs(by).withCsrfToken()
    twice.assertStatus(409)
    const details = {
      firstName: 'Anna',
      lastName: 'Brandt',
      company: 'Weserquant SE',
      billingAddress: ADDRESS,
    }
    const changed = await client
      .put(`/api/v1/users/${from.id}`)
      .json(details)
      .loginAs(by)
      .withCsrfToken()
    changed.assertStatus(409)
  })
})
