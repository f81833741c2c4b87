import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import type User from '#identity/models/user'

type Method = 'post' | 'put' | 'delete'
type Sent = { id?: number; bpId?: number; categories?: number[] } & Record<string, unknown>

const QUOTA = { dateFrom: 20310101, dateTo: 20311231, totalAmount: 5, comment: 'Year 2031' }
const LINK = 'https://uses.example/fills'

const RECORDS: { path: string; body: Sent }[] = [
  { path: 'quotas', body: QUOTA },
  { path: 'business-partners', body: { bpId: 4_711_001, bpName: 'Elbe SE', countryCode: 'DE' } },
  { path: 'contract-types', body: { name: 'Seen', validFrom: 20260101, validTo: 20271231 } },
  { path: 'information-products', body: { name: 'Seen', affiliates: true } },
  { path: 'use-case-categories', body: { name: 'Seen proofs', products: [] } },
  { path: 'use-cases', body: { name: 'Fills', link: LINK, categories: [] } },
]

const ask = (client: ApiClient, user: User, tag?: string) => (method: Method, path: string) => {
  const call = client[method](`/api/v1/${path}`).accept('json').loginAs(user).withCsrfToken()
  return tag === undefined ? call : call.header('if-match', tag)
}

/** A record as it is after one change: its second version. */
async function givenChanged(client: ApiClient, user: User, path: string, body: Sent) {
  const send = ask(client, user)
  const added = await send('post', path).json(body)
  added.assertStatus(201)
  const { id, bpId } = (added.body() as unknown as { data: Sent }).data
  const at = `${path}/${id ?? bpId}`
  const [name] = ['comment', 'bpName', 'name'].filter((one) => one in body)
  const changed = await send('put', at).json({ ...body, [name!]: 'Changed' })
  changed.assertStatus(200)
  return at
}

async function bodyWithCategory(client: ApiClient, user: User, body: Sent): Promise<Sent> {
  if (!body.categories) return body
  const kind = { name: 'Kind of fills', products: [] }
  const added = await ask(client, user)('post', 'use-case-categories').json(kind)
  return { ...body, categories: [(added.body() as unknown as { data: { id: number } }).data.id] }
}

test.group('HTTP API | what counts its changes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await rows(null, 'delete from quotas where id not in (select quota_id from quota_entries)')
  })

  test('{path}: deleted is the version that `If-Match` names, or nothing')
    .with(RECORDS)
    .run(async ({ assert, client }, { path, body }) => {
      const admin = await createStaff('admin')
      const sent = await bodyWithCategory(client, admin, body)
      const at = await givenChanged(client, admin, path, sent)
      for (const tag of ['"1"', '"3"', 'W/"2"', '2', '"two"']) {
        const refused = await ask(client, admin, tag)('delete', at)
        const [error] = (refused.body() as unknown as { errors: { code: string }[] }).errors
        assert.deepEqual([refused.status(), error!.code], [412, 'shared.errors.precondition'], tag)
      }
      assert.equal((await ask(client, admin, '"2"')('delete', at)).status(), 200)
      assert.equal((await ask(client, admin, '"2"')('delete', at)).status(), 404)
      const another = await givenChanged(client, admin, path, sent)
      assert.equal((await ask(client, admin, '*')('delete', another)).status(), 200)
    })
})
