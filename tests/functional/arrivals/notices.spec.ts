import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { createStaff } from '#database/factories/identity/people'
import { listAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { mailNotice } from '#arrivals/actions/notices/mail_notice'
import { audiences } from '#arrivals/ports/audiences'
import { publicNotices, runningNotices } from '#arrivals/queries/running_notices'
import { staffedNotices } from '#arrivals/queries/staffed_notices'
import { givenNotice, NOTICE } from '#tests/fixtures/arrivals/given_notice'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { errorsOf } from '#tests/fixtures/shared/errors_of'

const ADA = { id: null, label: 'Ada' }
const READERS = [
  { email: 'one@notice.example', locale: 'en' },
  { email: 'two@notice.example', locale: 'de' },
] as const

test.group('Notices about mornings', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    audiences.provide('notices', () =>
      Promise.resolve(() => ({ readers: READERS, users: [11, 12] }))
    )
    return () => {
      audiences.withdraw('notices')
      clock.reset()
    }
  })

  const send = async (
    client: ApiClient,
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body = {}
  ) => {
    const at: string = `/admin/arrivals/notices${path}`
    return client
      .request(at, method)
      .json(body)
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
      .withInertia()
      .redirects(0)
  }

  const mailsOf = (id: number) =>
    rows<{ recipient: string; locale: string }>(
      null,
      'select recipient, locale from mail_outbox where dedupe_key like ? order by id',
      [`arrivals:notice:${id}:%`]
    )

  const wish = (more: object = {}) => ({
    ...NOTICE,
    products: ['NOT_A'],
    lastDay: CalendarDay.today().format(),
    ...more,
  })

  test('is read in either language by whom it concerns, until its last day is over', async ({
    assert,
    client,
  }) => {
    const [product, other] = [await givenProduct('NOT_A'), await givenProduct('NOT_B')]
    await send(client, 'POST', '', wish())
    const [german] = await runningNotices([product.id, other.id], 'de')
    assert.equal(german!.headline, NOTICE.headlineDe)
    const [english] = await runningNotices([product.id], 'en')
    assert.equal(english!.text, NOTICE.textEn)
    assert.deepEqual(await runningNotices([other.id], 'en'), [])
    clock.set(clock.now().plus({ days: 1 }).toISO()!)
    assert.deepEqual(await runningNotices([product.id], 'en'), [])
  })

  test('programs write it, say it anew from its newest version, and end it', async ({
    assert,
    client,
  }) => {
    await givenProduct('NOT_A')
    const admin = await createStaff('admin')
    const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body = {}) => {
      const at: string = `/api/v1${path}`
      const asked = client.request(at, method).accept('json').loginAs(admin).withCsrfToken()
      const { status, body: answer } = (await (method === 'GET' ? asked : asked.json(body)))
        .response as { status: number; body: { data: never; errors: { field?: string }[] } }
      return { status, ...answer }
    }
    const running = async (locale: string) => {
      const asked = await client.get('/api/v1/notices').header('accept-language', locale)
      const { data } = asked.body() as unknown as {
        data: { content: { id: number; headline: string }[] }
      }
      return data.content.find(({ id }) => id === notice.id)?.headline
    }
    const wrong = await ask('POST', '/arrivals/notices', wish({ products: ['NOT_Z'] }))
    assert.deepEqual([wrong.status, wrong.errors[0]!.field], [422, 'products'])
    const written = await ask('POST', '/arrivals/notices', wish())
    const notice = written.data as { id: number; version: number; addresses: number }
    assert.include(notice, { people: 2, mailedAt: null, by: admin.email })
    assert.equal(await running('de'), NOTICE.headlineDe)

    const path = `/arrivals/notices/${notice.id}`
    const anew = wish({ headlineEn: 'Later still', version: notice.version })
    assert.equal((await ask('PUT', path, anew)).status, 200)
    assert.equal((await ask('PUT', path, anew)).status, 409)
    assert.equal(await running('en'), 'Later still')
    assert.deepEqual((await ask('POST', `${path}/mails`)).data, { mails: notice.addresses })
    assert.equal((await ask('POST', `${path}/end`)).status, 200)
    assert.isUndefined(await running('en'))
  })

  test('the public page names only products that the shop shows', async ({ assert, client }) => {
    const [shown, hidden] = [await givenProduct('NOT_A'), await givenProduct('NOT_H')]
    await rows(null, 'update products set visible = id <> ? where id = any(?::int[])', [
      hidden.id,
      [shown.id, hidden.id],
    ])
    const both = await givenNotice(['NOT_A', 'NOT_H'])
    const none = await givenNotice(['NOT_H'])
    const known = (await publicNotices('en')).filter(({ id }) => [both, none].includes(id))
    assert.deepEqual(
      known.map(({ id, products }) => [id, products]),
      [[both, ['NOT_A']]]
    )
    const told = await client.get('/api/v1/notices')
    const { data } = told.body() as unknown as { data: { content: object[] } }
    assert.containsSubset(data.content, [
      { id: both, products: ['NOT_A'], productNames: ['NOT_A'] },
    ])
    const page = await client.get('/status').withInertia()
    assert.include(page.text(), NOTICE.headlineEn)
    assert.notInclude(page.text(), 'Ada')
  })

  test('what is told everybody comes in pages of a thousand', async ({ client }) => {
    const most: string = '/api/v1/notices?limit=1000'
    ;(await client.get(most)).assertStatus(200)
    ;(await client.get(`${most}0`)).assertStatus(422)
  })

  test('{0} is read to its end, however much is told on a day')
    .with([['/api/v1/notices'], ['/api/v1/arrivals/notices']] as const)
    .run(async ({ assert, client }, [path]) => {
      const product = await givenProduct('NOT_A')
      await rows(null, 'update products set visible = true where id = ?', [product.id])
      const written = [await givenNotice(['NOT_A']), await givenNotice(['NOT_A'])]
      const admin = await createStaff('admin')
      const read: number[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const at: string = `${path}?limit=1${cursor && `&cursor=${cursor}`}`
        const answer = await client.get(at).accept('json').loginAs(admin)
        answer.assertStatus(200)
        const { data } = answer.body() as unknown as {
          data: { content: { id: number }[]; next: string | null }
        }
        read.push(...data.content.map(({ id }) => id))
        cursor = data.next
      }
      assert.deepEqual(
        read.filter((id) => written.includes(id)),
        written.toReversed()
      )
    })

  test('{0} is refused at {1}')
    .with([
      ['a text in one language alone', 'textDe', { textDe: ' ' }],
      ['no product', 'products', { products: [] }],
      ['a product that there is not', 'products', { products: ['NOT_A', 'NOT_Z'] }],
      ['31 February', 'lastDay', { lastDay: '2026/02/31' }],
      ['no day', 'lastDay', { lastDay: null }],
      ['yesterday', 'lastDay', { lastDay: '2020/01/01' }],
      ['the year 9999', 'lastDay', { lastDay: '9999/12/31' }],
    ] as const)
    .run(async ({ assert, client }, [, field, wrong]) => {
      await givenProduct('NOT_A')
      const before = await rows(null, 'select from arrival_notices')
      const refused = await send(client, 'POST', '', wish(wrong))
      assert.property(errorsOf(refused), field)
      assert.notInclude(JSON.stringify(errorsOf(refused)[field as never]), field)
      assert.lengthOf(await rows(null, 'select from arrival_notices'), before.length)
    })

  test('whoever saves an older look is told, and nothing is lost', async ({ assert, client }) => {
    await givenProduct('NOT_A')
    const id = await givenNotice(['NOT_A'])
    await send(client, 'PUT', `/${id}`, wish({ version: 1, headlineEn: 'Second' }))
    const late = await send(client, 'PUT', `/${id}`, wish({ version: 1, headlineEn: 'Third' }))
    assert.property(errorsOf(late), 'form')
    const [notice] = (await staffedNotices()).filter((one) => one.id === id)
    assert.equal(notice!.headlineEn, 'Second')
    assert.deepEqual(
      (await listAudit({ type: 'arrival_notice', id })).map(({ action }) => action),
      ['notice.added', 'notice.edited']
    )
  })

  test('people are written to once, in their language, and counted once', async ({
    assert,
    client,
  }) => {
    await givenProduct('NOT_A')
    await givenProduct('NOT_B')
    const id = await givenNotice(['NOT_A', 'NOT_B'])
    await send(client, 'POST', `/${id}/mails`)
    await send(client, 'POST', `/${id}/mails`)
    const own = (await mailsOf(id)).filter(({ recipient }) => recipient.endsWith('notice.example'))
    assert.deepEqual(
      own.map(({ recipient, locale }) => ({ email: recipient, locale })),
      [...READERS]
    )
    const [notice] = (await staffedNotices()).filter((one) => one.id === id)
    assert.deepInclude(notice!.reach, { subscriptions: 4, people: 2 })
    assert.deepInclude(notice!.progress, { sent: 0, waiting: notice!.mails, dead: 0 })
  })

  test('what has not gone out is taken back when mails are stopped or the notice ends', async ({
    assert,
    client,
  }) => {
    await givenProduct('NOT_A')
    for (const [method, path] of [
      ['DELETE', 'mails'],
      ['POST', 'end'],
    ] as const) {
      const id = await givenNotice(['NOT_A'])
      await mailNotice(id, ADA)
      await rows(
        null,
        `update mail_outbox set state = 'Sent', sent_at = now() where dedupe_key = ?`,
        [`arrivals:notice:${id}:1`]
      )
      await send(client, method, `/${id}/${path}`)
      assert.lengthOf(await mailsOf(id), 1)
    }
  })

  test('a notice that has ended is shown nowhere and changed by nobody', async ({
    assert,
    client,
  }) => {
    const product = await givenProduct('NOT_A')
    const id = await givenNotice(['NOT_A'])
    await send(client, 'POST', `/${id}/end`)
    assert.deepEqual(await runningNotices([product.id], 'en'), [])
    const [again, mailed] = [
      await send(client, 'PUT', `/${id}`, wish({ version: 2 })),
      await send(client, 'POST', `/${id}/mails`),
    ]
    assert.property(errorsOf(again), 'form')
    assert.property(errorsOf(mailed), 'form')
    assert.deepEqual(await mailsOf(id), [])
  })
})
