import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { createStaff } from '#database/factories/identity/people'
import { listAudit } from '#shared/audit'
import { transaction } from '#shared/database'
import { TYPE_EVENTS } from '#subscriptions/domain/type_event'
import keptOfPeople from '#subscriptions/kept_of_people'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenContact } from '#tests/fixtures/subscriptions/given_contact'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

const DESK = 'desk@alster-exchange.example'
const OTHER = 'other@alster-exchange.example'

type Contact = { id: number; email: string; locale: string }
type Method = 'get' | 'post' | 'put' | 'delete'

test.group('Subscriptions | contacts of a type', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const call = async (client: ApiClient, method: Method, path: string, body: object = {}) => {
    const at: string = `/api/v1/subscriptions/${path}`
    return client
      .request(at, method.toUpperCase())
      .json(body)
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
  }

  const send = async (client: ApiClient, method: Method, path: string, body: object = {}) => {
    const at: string = `/admin/manage-subscriptions/${path}`
    return client
      .request(at, method.toUpperCase())
      .json(body)
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
      .withInertia()
      .redirects(0)
  }

  const contactsOf = async (client: ApiClient, typeId: number, search = '') => {
    const response = await call(client, 'get', `${typeId}/contacts?search=${search}`)
    const { data } = response.body() as unknown as { data: { content: Contact[] } }
    return data.content.map(({ email }) => email)
  }

  test('who changed the type, its contacts and its files is told on the page of the type', async ({
    assert,
    client,
  }) => {
    const typeId = await givenType()
    await send(client, 'put', `${typeId}`, { description: 'Other words', comment: null })
    await send(client, 'post', `${typeId}/contacts`, { email: DESK })
    await send(client, 'put', `${typeId}/initialisation`)
    const page = await send(client, 'get', `${typeId}`)
    const { history } = page.inertiaProps as { history: Record<string, unknown>[] }
    assert.containsSubset(history, [
      { action: 'files_initialised' },
      { action: 'contact_added', email: DESK },
      { action: 'type_changed', texts: ['description'] },
    ])
    const events: readonly string[] = TYPE_EVENTS
    assert.isTrue(history.every(({ action }) => events.includes(action as string)))
  })

  test('each reads its own language: English unless said, and it stays when only the address changes', async ({
    assert,
    client,
  }) => {
    const typeId = await givenType()
    const path = `${typeId}/contacts`
    const languages = async () => {
      const response = await call(client, 'get', path)
      const { data } = response.body() as unknown as { data: { content: Contact[] } }
      return data.content.map(({ email, locale }) => [email, locale])
    }
    await call(client, 'post', path, { email: OTHER })
    const added = await call(client, 'post', path, { email: DESK, locale: 'de' })
    const { id } = (added.body() as unknown as { data: Contact }).data
    assert.deepEqual(await languages(), [
      [DESK, 'de'],
      [OTHER, 'en'],
    ])
    const night = 'night@alster-exchange.example'
    await send(client, 'put', `${path}/${id}`, { email: night })
    assert.deepInclude(await languages(), [night, 'de'])
    await send(client, 'put', `${path}/${id}`, { email: night, locale: 'en' })
    assert.deepInclude(await languages(), [night, 'en'])
    const refused = await call(client, 'post', path, { email: 'a@b.example', locale: 'fr' })
    refused.assertStatus(422)
    const history = await listAudit({ type: 'subscription_type', id: typeId })
    assert.containsSubset(history.at(-1), { before: { locale: 'de' }, after: { locale: 'en' } })
  })

  test('programs add, find, change and delete one; the history of the type knows', async ({
    assert,
    client,
  }) => {
    const typeId = await givenType()
    await givenContact(await givenType({ name: 'Another' }), OTHER)
    const added = await call(client, 'post', `${typeId}/contacts`, { email: ` ${DESK} ` })
    added.assertStatus(201)
    const { id } = (added.body() as unknown as { data: Contact }).data
    await givenContact(typeId, OTHER)
    assert.deepEqual(await contactsOf(client, typeId), [DESK, OTHER])
    assert.deepEqual(await contactsOf(client, typeId, 'OTHER'), [OTHER])
    await call(client, 'put', `${typeId}/contacts/${id}`, {
      email: 'night@alster-exchange.example',
    })
    assert.deepEqual(await contactsOf(client, typeId), ['night@alster-exchange.example', OTHER])
    await call(client, 'delete', `${typeId}/contacts/${id}`)
    assert.deepEqual(await contactsOf(client, typeId), [OTHER])
    const history = await listAudit({ type: 'subscription_type', id: typeId })
    assert.deepEqual(
      history.map(({ action }) => action.replace('subscription.contact_', '')),
      ['added', 'changed', 'deleted']
    )
  })

  test('{what} is refused at its field')
    .with([
      { what: 'no address', email: '' },
      { what: 'no e-mail address', email: 'desk@alster' },
      { what: 'two addresses', email: `${DESK}; ${OTHER}` },
      { what: 'too long an address', email: `${'d'.repeat(250)}@alster-exchange.example` },
      { what: 'a list', email: [DESK] },
      { what: 'a contact in other letters', email: 'OTHER@alster-exchange.example' },
    ])
    .run(async ({ assert, client }, { email }) => {
      const typeId = await givenType()
      await givenContact(typeId, OTHER)
      const id = await givenContact(typeId, DESK)
      const tries = [
        await send(client, 'post', `${typeId}/contacts`, { email }),
        await send(client, 'put', `${typeId}/contacts/${id}`, { email }),
      ]
      for (const response of tries) assert.deepEqual(Object.keys(errorsOf(response)), ['email'])
      assert.deepEqual(await contactsOf(client, typeId), [DESK, OTHER])
    })

  test('of two who change a contact the second is told, and may save again', async ({
    assert,
    client,
  }) => {
    const typeId = await givenType()
    const id = await givenContact(typeId, DESK)
    const change = (email: string, seen: string) =>
      send(client, 'put', `${typeId}/contacts/${id}`, { email, seen })
    await change(OTHER, `${DESK} en`)
    const late = await change(`late.${DESK}`, `${DESK} en`)
    assert.match(String(errorsOf(late).form), /meanwhile/)
    assert.deepEqual(await contactsOf(client, typeId), [OTHER])
    await change(`late.${DESK}`, `${OTHER} en`)
    assert.deepEqual(await contactsOf(client, typeId), [`late.${DESK}`])
  })

  test('a contact is changed and deleted at the version that `If-Match` names, or not at all', async ({
    assert,
    client,
  }) => {
    const typeId = await givenType()
    const at = `/api/v1/subscriptions/${typeId}/contacts/${await givenContact(typeId, DESK)}`
    const admin = await createStaff('admin')
    const ask = async (method: string, tag?: string, body: object = {}) => {
      const asked = client.request(at, method).json(body).loginAs(admin).withCsrfToken()
      const answer = await (tag === undefined ? asked : asked.header('if-match', tag))
      return [answer.status(), answer.header('etag')]
    }
    assert.deepEqual(await ask('GET'), [200, '"1"'])
    assert.deepEqual(await ask('PUT', '"1"', { email: OTHER }), [200, '"2"'])
    assert.deepEqual(await ask('GET'), [200, '"2"'])
    for (const tag of ['"1"', '"3"', 'W/"2"']) {
      assert.equal((await ask('PUT', tag, { email: DESK }))[0], 412)
      assert.equal((await ask('DELETE', tag))[0], 412)
    }
    assert.equal((await ask('PUT', undefined, { email: DESK, version: 1 }))[0], 409)
    assert.deepEqual(await contactsOf(client, typeId), [OTHER])
    assert.deepEqual(await ask('PUT', undefined, { email: DESK }), [200, '"3"'])
    assert.equal((await ask('DELETE', '"3"'))[0], 200)
    assert.equal((await ask('GET'))[0], 404)
  })

  test('one keeps its own address in other letters', async ({ assert, client }) => {
    const typeId = await givenType()
    const id = await givenContact(typeId, DESK)
    await send(client, 'put', `${typeId}/contacts/${id}`, { email: DESK.toUpperCase() })
    assert.deepEqual(await contactsOf(client, typeId), [DESK.toUpperCase()])
  })

  test('a contact is changed at its own type only', async ({ assert, client }) => {
    const [typeId, another] = [await givenType(), await givenType({ name: 'Another' })]
    const id = await givenContact(typeId, DESK)
    for (const [method, path, body] of [
      ['put', `${another}/contacts/${id}`, { email: OTHER }],
      ['delete', `${another}/contacts/${id}`, {}],
      ['post', '999999/contacts', { email: OTHER }],
      ['get', '999999/contacts', {}],
    ] as const) {
      const response = await call(client, method, path, body)
      assert.equal(response.status(), 404, `${method} ${path}`)
    }
    assert.deepEqual(await contactsOf(client, typeId), [DESK])
  })

  test('they are exported', async ({ assert, client }) => {
    const typeId = await givenType()
    await givenContact(typeId, DESK)
    const response = await send(client, 'get', `${typeId}/contacts/export`)
    assert.include(response.text(), DESK)
  })

  test('whoever is erased is no contact any more', async ({ assert, client }) => {
    const typeId = await givenType()
    await givenContact(typeId, DESK.toUpperCase())
    await givenContact(typeId, OTHER)
    await transaction((trx) => keptOfPeople.erase(trx, { userId: 0, emails: [DESK] }))
    assert.deepEqual(await contactsOf(client, typeId), [OTHER])
  })
})
