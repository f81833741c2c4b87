import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { createStaff } from '#database/factories/identity/people'
import { giveTo } from '#desk/actions/change_mark'
import type { User } from '#identity'
import { remindOfPayment } from '#orders/actions/remind_of_payment'
import { importStatement } from '#billing/actions/statement/import_statement'
import { listAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { creditorReference, inGroupsOfFour } from '#shared/domain/creditor_reference'
import { camtOf } from '#tests/fixtures/billing/given_statement'
import { emptyOrders } from '#tests/fixtures/orders/checkout'
import { givenOrder, stateOf } from '#tests/fixtures/orders/given_order'
import { errorsOf } from '#tests/fixtures/shared/errors_of'

const GROSS = 47_600
const actorOf = ({ id, email }: User) => ({ id, label: email })

const sentTo = (client: ApiClient, user: User) => ({
  put: (path: string, body: object) =>
    client.put(path).loginAs(user).withCsrfToken().withInertia().redirects(0).json(body),
  post: (path: string, body: object = {}) =>
    client.post(path).loginAs(user).withCsrfToken().withInertia().redirects(0).json(body),
})

async function lineOf(client: ApiClient, user: User, text: string) {
  const path = `/admin/today?line=${encodeURIComponent(text)}`
  const page = await client.get(path).loginAs(user).withInertia()
  const { line } = page.inertiaProps as unknown as {
    line: {
      found: {
        proposal: string
        cents: number
        bookedOn: string
        order: { number: number; version: number; entry: object | null } | null
      } | null
    }
  }
  return line.found
}

test.group('Desk | what is done there', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a customer is reminded in his language, once a day, and the order tells it', async ({
    assert,
    client,
  }) => {
    const manager = await createStaff('manager')
    const number = await givenOrder({ email: 'remind@elbquant.example' })
    await rows(null, `update orders set locale = 'de' where number = ?`, [number])
    const { post } = sentTo(client, manager)
    await post(`/admin/today/reminders/${number}`)
    const again = await post(`/admin/today/reminders/${number}`)
    assert.isNotEmpty(errorsOf(again).form)
    const mails = await rows<{ subject: string; text: string }>(
      null,
      `select subject, text_body as text from mail_outbox where recipient = 'remind@elbquant.example'`
    )
    assert.lengthOf(mails, 1)
    assert.equal(mails[0]!.subject, `Ihre Bestellung ${number} wartet auf Ihre Überweisung`)
    assert.include(mails[0]!.text, inGroupsOfFour(creditorReference(number)))
    assert.include(mails[0]!.text, '476,00 EUR')
    const history = await listAudit({ type: 'order', id: number })
    assert.equal(history.at(-1)!.action, 'payments.reminded')
    assert.equal(history.at(-1)!.actor.label, manager.email)
  })

  test('nobody is reminded of what is paid, or paid in another way', async ({ assert }) => {
    const actor = SYSTEM_ACTOR
    const orders = [
      await givenOrder({ state: 'Confirmed' }),
      await givenOrder({ paymentMethod: 'Quota' }),
    ]
    for (const orderNumber of orders) {
      const reminded = await remindOfPayment({ orderNumber, actor })
      assert.containsSubset(reminded, { refusal: { code: 'orders.errors.not_unpaid' } })
    }
    assert.containsSubset(await remindOfPayment({ orderNumber: 1, actor }), { ok: false })
  })

  test('a line is read in both notations, and confirms its order', async ({ assert, client }) => {
    const manager = await createStaff('manager')
    const number = await givenOrder({ cents: 372_000 })
    const due = '4426.80'
    const reference = inGroupsOfFour(creditorReference(number))
    const written = [
      ...[`${reference}   4’426.80`, `${reference} 4.426,80`, `${reference} ${due} EUR`],
      ...[`4 426,80 EUR ${creditorReference(number)} Danke`, `${number} ${due}`, due, '4.426,80'],
    ]
    for (const text of written) {
      const found = await lineOf(client, manager, text)
      assert.containsSubset(found, { proposal: 'exact', cents: 442_680, order: { number } }, text)
    }
    const less = await lineOf(client, manager, `${reference} 4’400.00`)
    assert.equal(less!.proposal, 'amount_differs')
    assert.isNull(await lineOf(client, manager, 'hello'))

    const found = (await lineOf(client, manager, `${reference} ${due} 2026/11/20`))!
    assert.equal(found.bookedOn, '2026-11-20')
    await rows(null, `update orders set created_at = '2026-11-01' where number = ?`, [number])
    const { order, cents: amountCents, bookedOn } = found
    const wish = {
      orderNumber: number,
      version: order!.version,
      amountCents,
      bookedOn,
      entry: null,
    }
    await sentTo(client, manager).post('/admin/today/transfers', wish)
    assert.equal((await stateOf(number)).state, 'Confirmed')
    const again = await sentTo(client, manager).post('/admin/today/transfers', wish)
    assert.isNotEmpty(errorsOf(again).form)
  })

  test('a line that stands in a statement is booked there', async ({ assert, client }) => {
    const manager = await createStaff('manager')
    const number = await givenOrder()
    const file = {
      ...{ name: 'a.xml', actor: SYSTEM_ACTOR },
      content: Buffer.from(camtOf([{ cents: GROSS, order: number, day: '2026-11-20' }])),
    }
    await importStatement(file)
    const found = (await lineOf(client, manager, `${creditorReference(number)} 476.00`))!
    assert.equal(found.bookedOn, '2026-11-20')
    const { order, bookedOn } = found
    await sentTo(client, manager).post('/admin/today/transfers', {
      ...{ orderNumber: number, version: order!.version, amountCents: GROSS, bookedOn },
      entry: order!.entry,
    })
    const open = await rows(
      null,
      `select id from bank_statement_entries where state = 'Open'
      and reference_order = ?`,
      [number]
    )
    assert.isEmpty(open)
    assert.equal((await stateOf(number)).state, 'Confirmed')
  })

  test('a thing is taken, told to who comes later, given on, let go of and put off', async ({
    assert,
    client,
  }) => {
    const [one, other] = [await createStaff('manager'), await createStaff('admin')]
    const viewer = await createStaff('viewer')
    const number = await givenOrder()
    const path = `/admin/today/marks/unpaid/${number}`
    const mine = async (user: User, whose: string) => {
      const page = await client.get(`/admin/today?whose=${whose}`).loginAs(user).withInertia()
      const { desk } = page.inertiaProps as unknown as {
        desk: { sections: { rows: { key: string }[] }[] }
      }
      return desk.sections.some(({ rows: all }) => all.some(({ key }) => key === String(number)))
    }
    await sentTo(client, one).put(path, { change: 'give', toId: one.id, fromId: null })
    assert.isTrue(await mine(one, 'mine'))
    assert.isFalse(await mine(other, 'nobody'))
    const late = await sentTo(client, other).put(path, {
      ...{ change: 'give', toId: other.id, fromId: null },
    })
    assert.match(errorsOf(late).form![0]!, /has taken this meanwhile/)
    const given = { change: 'give', toId: viewer.id, fromId: one.id }
    assert.isNotEmpty(errorsOf(await sentTo(client, one).put(path, given)).form)
    await sentTo(client, one).put(path, { change: 'give', toId: other.id, fromId: one.id })
    assert.isTrue(await mine(other, 'mine'))
    await sentTo(client, other).put(path, { change: 'give', toId: null, fromId: other.id })
    assert.isTrue(await mine(other, 'nobody'))

    const wrong = await sentTo(client, one).put(path, { change: 'rest', until: 'yesterday' })
    assert.isNotEmpty(errorsOf(wrong).until)
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    await sentTo(client, one).put(path, { change: 'rest', until: tomorrow })
    assert.isFalse(await mine(one, 'everyone'))
    assert.isTrue(await mine(one, 'later'))
    await sentTo(client, one).put(path, { change: 'rest', until: null })
    assert.isTrue(await mine(one, 'everyone'))
  })

  test('an open page asks again only when something has changed', async ({ assert, client }) => {
    const viewer = await createStaff('viewer')
    const ask = (tag = '') =>
      client.get('/admin/today/pulse').loginAs(viewer).header('if-none-match', tag)
    const tag = (await ask()).header('etag')!
    assert.equal((await ask(tag)).status(), 304)
    await givenOrder()
    const changed = await ask(tag)
    assert.equal(changed.status(), 200)
    assert.notEqual(changed.header('etag'), tag)
  })

  test('several things are given at once: rehearsed, done row by row, and taken back', async ({
    assert,
    client,
  }) => {
    const [manager, other] = [await createStaff('manager'), await createStaff('admin')]
    const [free, taken, gone] = [await givenOrder(), await givenOrder(), await givenOrder()].map(
      String
    )
    const thing = (key: string, fromId: number | null, toId: number | null = other.id) => ({
      ...{ kind: 'unpaid' as const, key, fromId, toId },
    })
    const by = { byId: manager.id }
    await giveTo({ ...thing(taken!, null, manager.id), ...by })
    await giveTo({ ...thing(gone!, null, other.id), ...by })
    const things = [thing(free!, null), thing(taken!, manager.id), thing(gone!, manager.id)]
    const send = async (body: object, user = manager) => {
      const answer = await sentTo(client, user).post('/admin/today/gives', body)
      return (answer.body() as { data: Outcome }).data
    }
    const expected = {
      done: [0, 1],
      refused: [{ key: 2, why: 'This person has it already.' }],
      becomes: [
        { key: 0, what: 'nobody’s so far' },
        { key: 1, what: `with ${manager.fullName} so far` },
      ],
    }
    assert.deepEqual(await send({ things, isRehearsal: true }), expected)
    assert.deepEqual(await holders([free!, taken!]), [null, manager.id])
    assert.deepEqual(await send({ things }), expected)
    assert.deepEqual(await holders([free!, taken!]), [other.id, other.id])

    const back = [thing(free!, other.id, null), thing(taken!, other.id, manager.id)]
    assert.deepEqual((await send({ things: back })).done, [0, 1])
    assert.deepEqual(await holders([free!, taken!]), [null, manager.id])
    const again = await send({ things: back })
    assert.deepEqual(again.done, [])
    assert.equal(again.refused[0]!.why, 'It is nobody’s already.')
  })

  test('nothing is given by or to whoever may not act on it', async ({ assert, client }) => {
    const [manager, viewer] = [await createStaff('manager'), await createStaff('viewer')]
    const key = String(await givenOrder())
    const things = [{ kind: 'unpaid', key, fromId: null, toId: viewer.id }]
    const send = async (user: User, body: object) =>
      ((await sentTo(client, user).post('/admin/today/gives', body)).body() as { data: Outcome })
        .data
    assert.lengthOf((await send(manager, { things })).refused, 1)
    const toManager = things.map((thing) => ({ ...thing, toId: manager.id }))
    assert.lengthOf((await send(viewer, { things: toManager })).refused, 1)
    assert.deepEqual(await holders([key]), [null])
  })
})

/** Real connections, so nothing is undone by itself. */
test.group('Desk | at the same moment', (group) => {
  group.each.teardown(async () => {
    await rows(null, 'delete from desk_marks')
    await emptyOrders()
  })

  test('eight take one thing: one has it, the others are told who', async ({ assert }) => {
    const staff = await Promise.all(Array.from({ length: 8 }, () => createStaff('manager')))
    const marked = { kind: 'unpaid' as const, key: '4711' }
    const taken = await Promise.all(
      staff.map(({ id }) => giveTo({ ...marked, byId: id, toId: id, fromId: null }))
    )
    assert.lengthOf(
      taken.filter(({ ok }) => ok),
      1
    )
    const told = taken.flatMap((one) => (one.ok ? [] : [one.refusal.code]))
    assert.deepEqual(new Set(told), new Set(['desk.errors.taken']))
    await rows(null, 'delete from desk_marks')
    await rows(null, 'delete from users where id = any(?)', [staff.map(({ id }) => id)])
  })

  test('eight remind of one order: one mail', async ({ assert }) => {
    const number = await givenOrder()
    const manager = await createStaff('manager')
    const actor = actorOf(manager)
    const reminded = await Promise.all(
      Array.from({ length: 8 }, () => remindOfPayment({ orderNumber: number, actor }))
    )
    assert.lengthOf(
      reminded.filter(({ ok }) => ok),
      1
    )
    const mails = await rows(
      null,
      `select id from mail_outbox where dedupe_key like 'payment-reminder:' || ?::text || ':%'`,
      [number]
    )
    assert.lengthOf(mails, 1)
    await rows(null, 'delete from users where id = ?', [manager.id])
  })
})

type Outcome = { done: number[]; refused: { key: number; why: string }[] }

/** Who has each of these unpaid orders. */
async function holders(keys: string[]) {
  const found = await rows<{ key: string; id: number | null }>(
    null,
    `select key, taken_by_id as id from desk_marks where kind = 'unpaid' and key = any(?)`,
    [keys]
  )
  return keys.map((one) => found.find(({ key }) => key === one)?.id ?? null)
}
