import { createHmac } from 'node:crypto'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { formerAppKeys } from '#config/app'
import { createLink, type NewLink } from '#delivery/actions/links/create_link'
import { deleteLink } from '#delivery/actions/links/delete_link'
import { hashOf } from '#delivery/gateways/link_token'
import { listLinks } from '#delivery/queries/list_links'
import { rows } from '#shared/database'
import type User from '#identity/models/user'
import { cookieOf, request } from '#tests/fixtures/delivery/browser'
import { until } from '#tests/fixtures/shared/until'
import {
  emptyLedger,
  givenFile,
  type GivenFile,
  givenOwner,
  givenUser,
  sha256Of,
  stateOf,
} from '#tests/fixtures/delivery/ledger'

type Line = { way: string; outcome: string; sent: number; address: string; agent: string }

const linesOf = (linkId: string) =>
  rows<Line>(
    null,
    `select way, outcome, bytes_sent as sent, host(address) as address, agent
       from delivery_accesses where link_id = ? order by id`,
    [linkId]
  )

test.group('Delivery | public links', (group) => {
  let owner: User
  let staff: User
  let file: GivenFile
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    owner = await givenUser('owner@example.com')
    staff = await givenUser('staff@example.com', 'shop_admin')
    file = await givenFile(7501)
    givenOwner(owner, file.reference)
    return emptyLedger
  })

  const create = async (days?: number): Promise<NewLink & { path: string }> => {
    const actor = { id: staff.id, label: staff.email }
    const created = await createLink({ reference: file.reference, days, actor })
    if (!created.ok) throw new Error(created.refusal.code)
    return { ...created.value, path: new URL(created.value.url).pathname }
  }

  test('an order without files has nothing to open', async ({ assert }) => {
    await rows(null, 'delete from delivery_files where id = ?', [file.id])
    const actor = { id: staff.id, label: staff.email }
    const created = await createLink({ reference: file.reference, actor })
    assert.deepEqual(created, {
      ok: false,
      refusal: { code: 'delivery.errors.no_files_to_share', status: 409 },
    })
    assert.isEmpty(await listLinks(file.reference))
  })

  test('a link that a former application key made keeps its address', async ({
    assert,
    cleanup,
  }) => {
    const { id } = await create()
    const former = 'an-application-key-of-before'
    const token = createHmac('sha256', former)
      .update(`public link ${id}`)
      .digest()
      .subarray(0, 24)
      .toString('base64url')
    await rows(null, 'update delivery_links set token_hash = ? where id = ?', [hashOf(token), id])
    const addresses = async () => (await listLinks(file.reference)).map(({ url }) => url)
    assert.deepEqual(await addresses(), [null])
    formerAppKeys.push(former)
    cleanup(() => void formerAppKeys.pop())
    const [url] = await addresses()
    assert.include(url!, token)
  })

  test('{days} days from now by the clock of the database')
    .with([{ days: 1 }, { days: 3 }, { days: 7 }, { days: 14 }, { days: 30 }])
    .run(async ({ assert }, { days }) => {
      const { id } = await create(days)
      const [link] = await rows<{ days: number }>(
        null,
        `select extract(epoch from expires_at - created_at) / 86400 as days
           from delivery_links where id = ?`,
        [id]
      )
      assert.equal(Number(link!.days), days)
    })

  test('three days where nothing is said; other lengths are refused', async ({
    assert,
    client,
  }) => {
    const { expiresAt } = await create()
    assert.approximately(expiresAt.getTime(), Date.now() + 3 * 86_400_000, 60_000)
    const refused = await client
      .post('/api/v1/orders/7501/' + owner.id + '/links')
      .json({ days: 2 })
      .withCsrfToken()
      .loginAs(staff)
    refused.assertStatus(422)
  })

  test('opens page and files to a visitor, as often as wanted, and uses up nothing', async ({
    assert,
  }) => {
    const { path, id } = await create()
    const page = await request(path, '')
    assert.equal(page.status, 200)
    assert.equal(page.headers.get('referrer-policy'), 'no-referrer')
    assert.match(page.headers.get('x-robots-tag')!, /noindex/)
    assert.include(await page.text(), 'TICKS_20250303.csv')
    for (let times = 0; times < 3; times++) {
      const response = await request(`${path}/files/${file.id}`, '', { 'user-agent': 'curl/8' })
      assert.equal(sha256Of(Buffer.from(await response.arrayBuffer())), file.sha256)
    }
    assert.equal((await stateOf(file.id)).state, 'Available')
    await until(async () => (await linesOf(id)).filter(({ sent }) => sent > 0).length === 3)
    const lines = await linesOf(id)
    assert.deepEqual(
      lines.map(({ outcome, sent }) => [outcome, sent]),
      [['shown', 0], ...Array.from({ length: 3 }, () => ['complete', file.content.length])]
    )
    assert.equal(lines[1]!.agent, 'curl/8')
    assert.match(lines[1]!.address, /^(127\.0\.0\.1|::1)$/)
  })

  test('so many of an order are valid at a time, also when all are asked for at once', async ({
    assert,
  }) => {
    const actor = { id: staff.id, label: staff.email }
    const ask = () => createLink({ reference: file.reference, actor })
    const asked = await Promise.all(Array.from({ length: 60 }, ask))
    const made = asked.flatMap((answer) => (answer.ok ? [answer.value] : []))
    assert.lengthOf(made, 20)
    assert.lengthOf(await listLinks(file.reference), 20)
    const refused = asked.find((answer) => !answer.ok)
    assert.deepInclude(refused, {
      refusal: { code: 'delivery.errors.too_many_links', status: 409, params: { max: 20 } },
    })

    await deleteLink({ id: made[0]!.id, reference: file.reference, actor })
    assert.isTrue((await ask()).ok)
    await rows(null, 'update delivery_links set expires_at = now() where id = ?', [made[1]!.id])
    assert.isTrue((await ask()).ok)
    assert.isFalse((await ask()).ok)
  })

  test('a range of a file and the whole of it by HEAD', async ({ assert }) => {
    const { path } = await create()
    const part = await request(`${path}/files/${file.id}`, '', { range: 'bytes=10-19' })
    assert.equal(part.status, 206)
    assert.lengthOf(Buffer.from(await part.arrayBuffer()), 10)
    const beyond = await request(`${path}/files/${file.id}`, '', { range: 'bytes=5000-' })
    assert.equal(beyond.status, 416)
    const head = await request(`${path}/files/${file.id}`, '', {}, 'HEAD')
    assert.equal(head.headers.get('content-length'), '1000')
  })

  test('only the hash of the secret is kept, and staff can still copy it', async ({ assert }) => {
    const { url, id } = await create()
    const token = url.slice(-32)
    const [kept] = await rows<{ row: string }>(
      null,
      'select l::text as row from delivery_links l where id = ?',
      [id]
    )
    assert.notInclude(kept!.row, token)
    const [listed] = await listLinks(file.reference)
    assert.equal(listed!.url, url)
  })

  const notValid = async (assert: { equal: Function; include: Function }, path: string) => {
    const page = await request(path, '', { 'accept-language': 'en' })
    assert.equal(page.status, 404)
    assert.include(await page.text(), 'Download link is not valid')
  }

  test('deleted, expired, unknown and malformed ones are all the same nothing', async ({
    assert,
  }) => {
    const deleted = await create()
    const actor = { id: staff.id, label: staff.email }
    await deleteLink({ id: deleted.id, reference: file.reference, actor })
    const expired = await create()
    await rows(null, `update delivery_links set expires_at = now() where id = ?`, [expired.id])
    await notValid(assert, deleted.path)
    await notValid(assert, expired.path)
    await notValid(assert, `${expired.path}/files/${file.id}`)
    await notValid(assert, `/download/${'A'.repeat(32)}`)
    await notValid(assert, '/download/..%2f..%2fetc%2fpasswd')
    await notValid(assert, `/download/${'A'.repeat(5000)}`)
    const answer = await request(`/api/v1/public-files/${'A'.repeat(32)}`, '')
    assert.equal(answer.status, 404)
    assert.include(await answer.text(), 'Download link is not valid')
  })

  test('a file of another order is not behind the link', async ({ assert }) => {
    const { path } = await create()
    const other = await givenFile(7502)
    assert.equal((await request(`${path}/files/${other.id}`, '')).status, 404)
    assert.equal((await request(`${path}/files/99999999999999999999`, '')).status, 404)
  })

  test('an order that is not completed has no link, and loses those it had', async ({ assert }) => {
    const { path } = await create()
    givenOwner(owner, file.reference, { verdict: 'not_completed' })
    await notValid(assert, path)
    const actor = { id: staff.id, label: staff.email }
    const refused = await createLink({ reference: file.reference, actor })
    assert.equal(refused.ok ? '' : refused.refusal.code, 'delivery.errors.not_completed')
  })

  test('a link of another order cannot be deleted through this one', async ({ assert }) => {
    const { id, path } = await create()
    const other = await givenFile(7503)
    const actor = { id: staff.id, label: staff.email }
    const refused = await deleteLink({ id, reference: other.reference, actor })
    assert.equal(refused.ok ? '' : refused.refusal.code, 'delivery.errors.link_not_found')
    assert.equal((await request(path, '')).status, 200)
  })

  test('customers see the accesses in the ledger of their order', async ({ assert }) => {
    const { path } = await create()
    await request(path, '')
    const ledger = await request('/deliveries/7501/downloads', await cookieOf(owner), {
      'accept-language': 'en',
    })
    assert.equal(ledger.status, 200)
    assert.include(await ledger.text(), 'through a public link')
  })
})
