import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { createCustomer } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { listAudit } from '#shared/audit'
import { withdrawFiles } from '#catalogue/actions/lake_import/withdraw_files'
import { ALWAYS, type EntitledRange } from '#subscriptions/domain/entitlement'
import { givenProduct } from '#tests/fixtures/catalogue/lake_product'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Feed = { address: string; readAt: string | null }
type Entry = { id: string; title: string; updated: string; summary: string; link: { href: string } }
type Atom = { feed: { title: string; lang: string; updated: string; entry: Entry[] } }

const today = CalendarDay.today()
const NAME = 'Levels & <prices>'
const january = (from: number, until: number, visible = ALWAYS): EntitledRange => ({
  days: { from: CalendarDay.of(2000, 1, from), until: CalendarDay.of(2000, 1, until) },
  visible,
})

async function given(ranges = [january(1, 5)]) {
  const product = await givenProduct('fed', { days: 31 })
  const type = await givenType({ name: NAME, productIds: [product.id] })
  const user = await createCustomer()
  const held = { isUnrestricted: false, visible: ALWAYS, ranges }
  const id = await givenSubscription(type, user.id, held)
  return { product, type, user, id, page: `/my-account/my-subscriptions/${type}` }
}

test.group('Subscriptions | feed', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const change = (client: ApiClient, method: 'post' | 'delete', page: string, user: User) =>
    client[method](`${page}/feed`)
      .header('referer', page)
      .loginAs(user)
      .withCsrfToken()
      .withInertia()
      .redirects(0)

  const feedOn = async (client: ApiClient, page: string, user: User) =>
    (
      (await client.get(page).loginAs(user).withInertia()).body() as {
        props: { feed: Feed | null }
      }
    ).props.feed

  async function made(client: ApiClient, of: { page: string; user: User }): Promise<string> {
    await change(client, 'post', of.page, of.user)
    return new URL((await feedOn(client, of.page, of.user))!.address).pathname
  }

  const textOf = (response: { body(): unknown; text(): string }) =>
    response.text() ?? String(response.body())

  function read(text: string): Atom {
    assertXml(text)
    const parser = new XMLParser({
      ...{ ignoreAttributes: false, attributeNamePrefix: '', removeNSPrefix: true },
      isArray: (name) => name === 'entry',
    })
    return parser.parse(text) as Atom
  }

  const assertXml = (text: string) => {
    const valid = XMLValidator.validate(text)
    if (valid !== true) throw new Error(valid.err.msg)
  }

  test('tells what is new, the newest first, in the language of its subscriber, to whoever knows the address', async ({
    assert,
    client,
  }) => {
    const subscriber = await given()
    const { user, product, page } = subscriber
    await user.merge({ locale: 'de' } as Partial<User>).save()
    await rows(
      null,
      `update lake_files set updated_at = now() + interval '1 minute', version = 2
        where product_id = ? and day = '2000-01-03'`,
      [product.id]
    )
    const address = await made(client, subscriber)
    const answer = await client.get(address)
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'application/atom+xml; charset=utf-8')
    const { feed } = read(textOf(answer))
    assert.equal(feed.lang, 'de')
    assert.include(feed.title, NAME)
    assert.lengthOf(feed.entry, 5)
    assert.equal(feed.updated, feed.entry[0]!.updated)
    assert.match(feed.entry[0]!.title, /^2000\/01\/03 /)
    assert.match(feed.entry[0]!.summary, /^Berichtigt · fed_2000-01-03\.csv · /)
    assert.match(feed.entry[1]!.summary, /^Neu · /)
    assert.include(feed.entry[0]!.link.href, `${page}?from=2000-01-03&to=2000-01-03`)
    assert.lengthOf(new Set(feed.entry.map(({ id }) => id)), 5)
    assert.isNotNull((await feedOn(client, page, user))!.readAt)
  })

  test('is not sent again while nothing is new', async ({ client }) => {
    const subscriber = await given()
    const address = await made(client, subscriber)
    const etag = (await client.get(address)).header('etag')!
    ;(await client.get(address).header('if-none-match', etag)).assertStatus(304)
    await rows(null, 'update lake_files set updated_at = now() + interval $$1 hour$$')
    ;(await client.get(address).header('if-none-match', etag)).assertStatus(200)
  })

  test('tells what was withdrawn, once, and forgets it when it comes again', async ({
    assert,
    client,
  }) => {
    const subscriber = await given()
    const { product } = subscriber
    const address = await made(client, subscriber)
    const entries = async () => read(textOf(await client.get(address))).feed.entry
    await withdrawFiles(product, [
      { day: '2000-01-02', part: 1 },
      { day: '2000-01-20', part: 1 },
    ])
    await rows(null, `update withdrawn_files set withdrawn_at = now() + interval '1 minute'`)
    const [first, ...others] = await entries()
    assert.match(first!.title, /^2000\/01\/02 /)
    assert.equal(first!.summary, 'Withdrawn: the file is there no more · fed_2000-01-02.csv')
    assert.lengthOf(others, 4)
    await rows(
      null,
      `insert into lake_files (product_id, day, key, bytes) values (?, '2000-01-02', 'fed/again.csv', 1)`,
      [product.id]
    )
    const again = await entries()
    assert.lengthOf(again, 5)
    assert.isFalse(again.some(({ summary }) => summary.startsWith('Withdrawn')))
  })

  test('tells what may be seen today, and nothing of it any more tomorrow', async ({
    assert,
    client,
  }) => {
    const over = { from: null, until: today.plusDays(-1) }
    const subscriber = await given([january(1, 2), january(10, 12, over)])
    const address = await made(client, subscriber)
    const titles = () =>
      client.get(address).then((answer) => (read(textOf(answer)).feed.entry ?? []).length)
    assert.equal(await titles(), 2)
    await rows(null, 'update subscription_users set visible_until = ?', [today.plusDays(-1).iso])
    assert.equal(await titles(), 0)
  })

  test('a new address ends the old one, an ended one answers nobody', async ({
    assert,
    client,
  }) => {
    const subscriber = await given()
    const { page, user, id } = subscriber
    const first = await made(client, subscriber)
    const second = await made(client, subscriber)
    assert.notEqual(first, second)
    ;(await client.get(first)).assertStatus(404)
    ;(await client.get(second)).assertStatus(200)
    await change(client, 'delete', page, user)
    ;(await client.get(second)).assertStatus(404)
    assert.isNull(await feedOn(client, page, user))
    const history = await listAudit({ type: 'subscription', id })
    assert.deepEqual(
      history.map(({ action }) => action),
      ['subscription.feed_made', 'subscription.feed_made', 'subscription.feed_ended']
    )
  })

  test('of somebody who is locked, of nobody, and of a wrong address nothing is told', async ({
    client,
  }) => {
    const subscriber = await given()
    const address = await made(client, subscriber)
    await rows(null, 'update users set locked_at = now() where id = ?', [subscriber.user.id])
    ;(await client.get(address)).assertStatus(404)
    for (const wrong of ['x', 'x'.repeat(32), `${address.slice(7, -1)}~`, '%00', 'ä'.repeat(32)]) {
      ;(await client.get(`/feeds/${encodeURIComponent(wrong)}`)).assertStatus(404)
    }
  })

  test('somebody else’s subscription gets none', async ({ assert, client }) => {
    const { page } = await given()
    const answer = await change(client, 'post', page, await createCustomer())
    answer.assertStatus(302)
    assert.isEmpty(await rows(null, 'select from subscription_feeds'))
  })
})
