import { readdirSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { deliveryOwners, fulfilmentCompleted, progressOf, type Reference } from '#delivery'
import { remindOfWindows } from '#delivery/actions/remind_of_windows'
import { signManifest } from '#delivery/actions/manifest/sign_manifest'
import { taskList } from '#delivery/lists/task_list'
import { findManifest } from '#delivery/queries/find_manifest'
import TaskApiTransformer from '#delivery/transformers/task_api_transformer'
import DeliveryTaskTransformer from '#delivery/transformers/delivery_task_transformer'
import { publish } from '#shared/jobs'
import { rows } from '#shared/database'
import type { Locale } from '#shared/i18n'
import identity from '#config/identity'
import type User from '#identity/models/user'
import { bulletin, bulletins, BULLETINS_HOST } from '#tests/fixtures/delivery/bulletins'
import {
  claimOf,
  emptyLedger,
  givenFile,
  givenFileOf,
  givenOwner,
  givenUser,
  sha256Of,
  stateOf,
} from '#tests/fixtures/delivery/ledger'
import { named } from '#tests/fixtures/delivery/reference'
import { until } from '#tests/fixtures/shared/until'
import { drainJobs } from '#tests/support/drain_jobs'

const KEY = '7001'
const IN_AN_HOUR = () => new Date(Date.now() + 3_600_000)

type Answer = { data: { claimId: string; url: string } }

/* Whoever delivers beside orders: another kind of reference, other addresses, another rule. */
test.group('Delivery | a second owner', (group) => {
  let editor: User
  let reader: User
  let buyer: User
  group.each.setup(async () => {
    editor = await givenUser('editor@readers.example')
    reader = await givenUser('reader@readers.example')
    buyer = await givenUser('buyer@example.com')
    bulletins.readers = 'readers.example'
    bulletins.closesAt = null
    bulletins.closing = KEY
    bulletins.locale = 'en'
    bulletins.editor = { userId: editor.id, email: editor.email }
    givenOwner(buyer, named(`order:${KEY}`))
    return emptyLedger
  })

  /** Asks at the second owner's own host. */
  const ask = (client: ApiClient, who: User, method: 'get' | 'post', path: string) =>
    client[method](`/bulletins/${KEY}${path}`)
      .header('host', BULLETINS_HOST)
      .redirects(0)
      .accept('json')
      .loginAs(who)
      .withCsrfToken()

  const taskOf = async (reference: Reference) => {
    const { content } = await taskList.page(taskList.read({}))
    return content.find((task) => task.reference.kind === reference.kind)!
  }

  test('several people may fetch, each once a file, at addresses of its own', async ({
    assert,
    client,
  }) => {
    const [one, two] = [await givenFileOf(bulletin(KEY)), await givenFileOf(bulletin(KEY))]
    for (const [who, { id, sha256 }] of [
      [editor, one],
      [reader, two],
    ] as const) {
      const claimed = await ask(client, who, 'post', `/files/${id}/claims`)
      claimed.assertStatus(201)
      const { url } = (claimed.body() as Answer).data
      const fetched = await client.get(url).loginAs(who)
      fetched.assertStatus(200)
      assert.equal(sha256Of(fetched.body() as Buffer), sha256)
      await until(async () => (await stateOf(id)).state === 'Used')
    }
    const again = await ask(client, reader, 'post', `/files/${one.id}/claims`)
    again.assertStatus(410)
    const stranger = await ask(client, buyer, 'post', `/files/${two.id}/claims`)
    stranger.assertStatus(404)
  })

  test('its own rule closes it: nothing is claimed, and what is claimed ends', async ({
    assert,
    client,
  }) => {
    const [one, two] = [await givenFileOf(bulletin(KEY)), await givenFileOf(bulletin(KEY))]
    bulletins.closesAt = IN_AN_HOUR()
    const claimed = await ask(client, reader, 'post', `/files/${one.id}/claims`)
    claimed.assertStatus(201)
    const [claim] = await rows<{ endsAt: Date }>(
      null,
      'select ends_at as "endsAt" from delivery_claims where file_id = ?',
      [one.id]
    )
    assert.deepEqual(claim!.endsAt, bulletins.closesAt)

    bulletins.closesAt = new Date(Date.now() - 1000)
    const late = await client
      .get((claimed.body() as Answer).data.url)
      .accept('json')
      .loginAs(reader)
    late.assertStatus(410)
    ;(await ask(client, reader, 'post', `/files/${two.id}/claims`)).assertStatus(410)
  })

  test('files, claims and progress are not those of an order with the same key', async ({
    assert,
    client,
  }) => {
    const ordered = await givenFile(Number(KEY))
    const told = await givenFileOf(bulletin(KEY))
    const orders = `/my-account/my-orders/${KEY}/files`
    const order = (who: User, id: number) =>
      client.post(`${orders}/${id}/claims`).accept('json').loginAs(who).withCsrfToken()

    ;(await ask(client, reader, 'post', `/files/${ordered.id}/claims`)).assertStatus(404)
    ;(await order(buyer, told.id)).assertStatus(404)
    assert.isUndefined(await claimOf(ordered.id))
    ;(await order(buyer, ordered.id)).assertStatus(201)
    ;(await ask(client, reader, 'post', '/archive')).assertStatus(303)
    assert.equal((await stateOf(told.id)).state, 'Claimed')
    assert.equal((await progressOf(bulletin(KEY)))!.tasks.length, 1)

    const zip = await ask(client, reader, 'get', '/files.zip')
    assert.include(String(zip.header('content-disposition')), `bulletin_${KEY}.zip`)
    await until(async () => (await stateOf(told.id)).state === 'Used')
    assert.equal((await claimOf(ordered.id))!.bytes, 0)
  })

  test('tasks say whose they are, and the end of one moves no order', async ({
    assert,
    client,
  }) => {
    await givenFile(Number(KEY))
    await givenFileOf(bulletin(KEY))
    const shown = async (reference: Reference, locale: Locale = 'en') =>
      new DeliveryTaskTransformer(await taskOf(reference), locale).toObject()
    assert.containSubset(await shown(named(`order:${KEY}`)), { reference: `order:${KEY}` })
    assert.containSubset(await shown(bulletin(KEY)), {
      reference: `bulletin:${KEY}`,
      owner: {
        name: `Bulletin ${KEY}`,
        open: `Open bulletin ${KEY}`,
        path: `/admin/bulletins/${KEY}`,
        scope: 'reports.read',
      },
    })
    const { owner } = await shown(bulletin(KEY), 'de')
    assert.equal(owner!.open, `Bulletin ${KEY} öffnen`)
    const told = new TaskApiTransformer(await taskOf(bulletin(KEY)), 'en').toObject()
    assert.containSubset(told, { reference: `bulletin:${KEY}`, orderId: null })
    const admin = await givenUser('admin@example.com', identity.groups.admin)
    const csv = await client.get('/admin/tasks/export').loginAs(admin)
    assert.include(csv.text(), `;bulletin:${KEY};`)

    await publish(null, fulfilmentCompleted, { reference: bulletin(KEY) })
    await drainJobs({ only: ['orders.'] })
    const [left] = await rows<{ jobs: number }>(
      null,
      `select count(*) as jobs from pgboss.job where name like 'orders.%' and state <> 'completed'`
    )
    assert.equal(left!.jobs, 0)
    const progress = await ask(client, reader, 'get', '/progress')
    assert.equal(progress.body().data.progress.state, 'Completed')
  })

  test('its manifest says what it is about', async ({ assert }) => {
    await givenFileOf(bulletin(KEY))
    assert.isTrue(await signManifest(bulletin(KEY)))
    const signed = await findManifest(bulletin(KEY))
    assert.include(signed!.body, `"reference":{"key":"${KEY}","kind":"bulletin"}`)
    assert.notMatch(signed!.body, /order/i)
  })

  test('nothing that delivery says itself is about orders', ({ assert }) => {
    const folders = ['en', 'de'].map((language) => `inertia/i18n/locales/${language}/delivery`)
    for (const folder of [...folders, 'app/delivery/api']) {
      for (const file of readdirSync(app.makePath(folder))) {
        const said = readFileSync(app.makePath(folder, file), 'utf8')
        assert.notMatch(said, /\borders?\b|Bestellung/i, `${folder}/${file}`)
      }
    }
  })

  test('its page of downloads has its words, crumbs and address', async ({ assert, client }) => {
    await givenFileOf(bulletin(KEY))
    const shown = async (who: User, language: string) => {
      const asked = client.get(`/bulletins/${KEY}/downloads`).header('host', BULLETINS_HOST)
      const page = await asked.header('accept-language', language).loginAs(who).withInertia()
      const { delivery, path } = page.inertiaProps as { delivery: object; path: string }
      return { ...delivery, path }
    }
    assert.deepEqual(await shown(reader, 'en'), {
      of: `of bulletin ${KEY}`,
      ofThis: 'of this bulletin',
      path: `/bulletins/${KEY}/downloads`,
      crumbs: [{ name: 'Bulletins', href: '/admin/bulletins' }],
    })
    assert.containSubset(await shown(editor, 'de'), {
      of: `des Bulletins ${KEY}`,
      crumbs: [{ name: `Bulletin ${KEY}`, href: `/bulletins/${KEY}` }],
    })
  })

  for (const { locale, subject, text } of [
    { locale: 'en', subject: `files of bulletin ${KEY} can`, text: `of your bulletin ${KEY} have` },
    {
      locale: 'de',
      subject: `Dateien des Bulletins ${KEY} k`,
      text: `von Ihrem Bulletin ${KEY} s`,
    },
  ] as const) {
    test(`its reminder has its words: ${locale}`, async ({ assert, cleanup }) => {
      await givenFileOf(bulletin(KEY))
      Object.assign(bulletins, { closesAt: IN_AN_HOUR(), locale })
      const mails = (sql: string) =>
        rows<{ subject: string; text: string }>(
          null,
          `${sql} where dedupe_key like 'window-ending:bulletin:%'`
        )
      cleanup(async () => void (await mails('delete from mail_outbox')))
      await remindOfWindows()
      const [mail] = await mails('select subject, text_body as text from mail_outbox')
      assert.include(mail!.subject, subject)
      assert.include(mail!.text, text)
      assert.notMatch(`${mail!.subject}${mail!.text}`, /order|Bestellung/i)
    })
  }

  test('staff need the right that it names, no other owner’s', async ({ client }) => {
    const { id } = await givenFileOf(bulletin(KEY))
    const staff = await givenUser('viewer@example.com', identity.groups.viewer)
    const grant = (path: string, host?: string) => {
      const asked = client.post(path).form({ reason: 'It broke' }).accept('json')
      return (host ? asked.header('host', host) : asked).loginAs(staff).withCsrfToken()
    }
    const own = await grant(`/bulletins/${KEY}/staff/files/${id}/grants`, BULLETINS_HOST)
    own.assertStatus(201)
    ;(await grant(`/admin/orders/${KEY}/files/${id}/grants`)).assertStatus(403)
  })

  test('a kind has one owner', ({ assert }) => {
    for (const kind of ['bulletin', 'order']) {
      assert.throws(() => deliveryOwners.by(kind, bulletins).register(), /twice/)
    }
  })
})
