import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { importStatement } from '#billing/actions/statement/import_statement'
import { confirmTransfer } from '#billing/actions/statement/confirm_transfer'
import { refundOrder } from '#billing/actions/refund/refund_order'
import type { User } from '#identity'
import { listAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { creditorReference } from '#shared/domain/creditor_reference'
import { queueMail } from '#shared/mail'
import { camtOf, type Line } from '#tests/fixtures/billing/given_statement'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { givenAttempt } from '#tests/fixtures/orders/given_attempt'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { errorsOf } from '#tests/fixtures/shared/errors_of'

type Row = { kind: string; key: string; told: Record<string, unknown> } & Record<string, unknown>
type Section = { name: string; shown: number; cents: number; rows: Row[] }
type Props = {
  desk: { sections: Section[]; counts: Record<string, number>; acts: string[] }
  morning: { day: string; ticks: { product: string; status: string; minute: number }[] } | null
  line: { found: { proposal: string; order: { number: number } | null } | null }
}

const GROSS = 47_600

/** The desk as somebody sees it. */
async function deskOf(client: ApiClient, user: User, query = '') {
  const page = await client.get(`/admin/today${query}`).loginAs(user).withInertia()
  page.assertStatus(200)
  return page.inertiaProps as unknown as Props
}

const rowsOf = ({ desk }: Props, kind: string) =>
  desk.sections.flatMap((section) => section.rows).filter((row) => row.kind === kind)

async function imported(...lines: Line[]) {
  const file = { name: 'a.xml', content: Buffer.from(camtOf(lines)), actor: SYSTEM_ACTOR }
  const result = await importStatement(file)
  if (!result.ok) throw new Error(result.refusal.code)
}

const longAgo = () => new Date(Date.now() - 40 * 86_400_000).toISOString()

async function givenDeadMail(): Promise<number> {
  await transaction((trx) =>
    queueMail(trx, {
      ...{ dedupeKey: 'desk-dead', to: 'a@b.example', locale: 'en' },
      ...{
        template: 'orders.mails.completed',
        data: { number: 1, name: '', lastDay: '', url: '' },
      },
    })
  )
  const [mail] = await rows<{ id: number }>(
    null,
    `update mail_outbox set state = 'Dead', last_error = '550' where dedupe_key = 'desk-dead'
     returning id`
  )
  return mail!.id
}

async function givenFailedTask(kind: string, key: string) {
  const [fulfilment] = await rows<{ id: number }>(
    null,
    `insert into fulfilments (owner_kind, owner_key, licensee, state, failure_code)
     values (?, ?, 'Elbquant', 'Failed', 'delivery.errors.unexpected') returning id`,
    [kind, key]
  )
  const [task] = await rows<{ id: number }>(
    null,
    `insert into delivery_tasks (fulfilment_id, item_ref, product_id, product_folder, from_day, to_day,
        state, failure_code, finished_at)
     values (?, '1', 1, 'none', '2026-01-05', '2026-01-09', 'Failed', 'delivery.errors.unexpected', now())
     returning id`,
    [fulfilment!.id]
  )
  return { fulfilmentId: fulfilment!.id, taskId: task!.id }
}

test.group('Desk | what lies there', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('unpaid orders, the oldest on top, with age and due day; paid ones are gone', async ({
    assert,
    client,
  }) => {
    const manager = await createStaff('manager')
    const young = await givenOrder()
    const old = await givenOrder({ createdAt: longAgo() })
    await givenOrder({ paymentMethod: 'Quota' })
    const page = await deskOf(client, manager)
    const keys = rowsOf(page, 'unpaid').map(({ key }) => key)
    assert.isTrue(keys.indexOf(String(old)) < keys.indexOf(String(young)))
    const [first] = rowsOf(page, 'unpaid')
    assert.isBelow(first!.told.left as number, -10)
    assert.equal(first!.told.reference, creditorReference(old).replaceAll(/(.{4})(?=.)/g, '$1 '))
    await confirmTransfer({
      ...{ orderNumber: old, bookedOn: CalendarDay.today(), amountCents: GROSS },
      actor: SYSTEM_ACTOR,
    })
    const after = await deskOf(client, manager)
    assert.notInclude(
      rowsOf(after, 'unpaid').map(({ key }) => key),
      String(old)
    )
    assert.include(
      rowsOf(after, 'work').map(({ key }) => key),
      String(old)
    )
  })

  test('money is owed back when a paid order comes to nothing, until it is refunded', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const number = await givenOrder()
    const amountCents = GROSS - 100
    const bookedOn = CalendarDay.today()
    await confirmTransfer({ orderNumber: number, bookedOn, amountCents, actor: SYSTEM_ACTOR })
    const debtOf = async () => rowsOf(await deskOf(client, admin), 'difference')[0]
    assert.containsSubset(await debtOf(), { key: String(number), cents: 100 })
    assert.equal((await debtOf())!.told.debt, 'too_little')

    await rows(
      null,
      `update orders set state = 'Rejected', version = version + 1 where number = ?`,
      [number]
    )
    assert.isUndefined(await debtOf())
    const [owed] = rowsOf(await deskOf(client, admin), 'owed')
    assert.containsSubset(owed, { key: String(number), cents: amountCents })

    const asked = await refundOrder({
      ...{ orderNumber: number, amountCents, reason: 'Rejected', actor: SYSTEM_ACTOR },
      idempotencyKey: '00000000-0000-4000-8000-000000000001',
    })
    assert.isTrue(asked.ok)
    const after = await deskOf(client, admin)
    assert.isEmpty(rowsOf(after, 'owed'))
    assert.containsSubset(rowsOf(after, 'refund')[0], { cents: amountCents })
    await rows(null, `update refunds set state = 'Refused' where order_number = ?`, [number])
    assert.lengthOf(rowsOf(await deskOf(client, admin), 'owed'), 1)
  })

  test('too much is told until it went back', async ({ assert, client }) => {
    const manager = await createStaff('manager')
    const number = await givenOrder()
    const bookedOn = CalendarDay.today()
    const amountCents = GROSS + 250
    await confirmTransfer({ orderNumber: number, bookedOn, amountCents, actor: SYSTEM_ACTOR })
    const [much] = rowsOf(await deskOf(client, manager), 'difference')
    assert.containsSubset(much, { key: String(number), cents: 250, told: { debt: 'too_much' } })
    await refundOrder({
      ...{ orderNumber: number, amountCents: 250, reason: 'Too much', actor: SYSTEM_ACTOR },
      idempotencyKey: '00000000-0000-4000-8000-000000000002',
    })
    assert.isEmpty(rowsOf(await deskOf(client, manager), 'difference'))
  })

  test('a transfer without a reference names the one order of its amount', async ({
    assert,
    client,
  }) => {
    const manager = await createStaff('manager')
    const number = await givenOrder({ cents: 77_777 })
    const due = 77_777 + Math.round(77_777 * 0.19)
    await imported({ cents: due, text: 'RG 2026 FIRMENLIZENZ' }, { cents: 4_990, text: 'Danke' })
    const entries = rowsOf(await deskOf(client, manager), 'entry')
    const suggested = entries.find(({ cents }) => cents === due)
    assert.containsSubset(suggested!.told, { suggestions: [{ orderNumber: number }] })
    const unknown = entries.find(({ cents }) => cents === 4_990)
    assert.containsSubset(unknown!.told, { proposal: 'unknown', suggestions: [] })
  })

  test('card payments, mails and deliveries that were given up, each to who may see them', async ({
    assert,
    client,
  }) => {
    await givenAttempt(await createCustomer(), { state: 'Review' })
    await givenDeadMail()
    const number = await givenOrder({ state: 'Failed' })
    const { fulfilmentId, taskId } = await givenFailedTask('order', String(number))
    const seenBy = async (role: 'admin' | 'manager' | 'viewer') => {
      const page = await deskOf(client, await createStaff(role))
      return ['card', 'mail', 'delivery'].filter((kind) => rowsOf(page, kind).length > 0)
    }
    assert.deepEqual(await seenBy('admin'), ['card', 'mail', 'delivery'])
    assert.deepEqual(await seenBy('manager'), ['card', 'mail', 'delivery'])
    assert.deepEqual(await seenBy('viewer'), ['mail', 'delivery'])

    const admin = await createStaff('admin')
    const [delivery] = rowsOf(await deskOf(client, admin), 'delivery')
    assert.containsSubset(delivery, {
      ...{ key: String(number), told: { fulfilmentId, tasks: [{ id: taskId }] } },
    })
    const restart = () =>
      client
        .put(`/admin/today/restarts/${fulfilmentId}`)
        .loginAs(admin)
        .withCsrfToken()
        .withInertia()
        .redirects(0)
    await restart()
    assert.isEmpty(rowsOf(await deskOf(client, admin), 'delivery'))
    assert.deepEqual(errorsOf(await restart()).form, ['Somebody has dealt with this meanwhile.'])
  })

  test('a mail that was given up goes out again, once', async ({ assert, client }) => {
    const manager = await createStaff('manager')
    const id = await givenDeadMail()
    const send = () =>
      client
        .put(`/admin/today/mails/${id}`)
        .loginAs(manager)
        .withCsrfToken()
        .withInertia()
        .redirects(0)
    await send()
    const [mail] = await rows(null, 'select state from mail_outbox where id = ?', [id])
    assert.deepEqual(mail, { state: 'Waiting' })
    assert.isNotEmpty(errorsOf(await send()).form)
    const [entry] = await listAudit({ type: 'mail', id })
    assert.equal(entry!.action, 'mails.sent_again')
  })

  test('roles for whom nothing lies there get a page all the same', async ({ assert, client }) => {
    for (const role of ['sales', 'derivatives'] as const) {
      const { desk, line } = await deskOf(client, await createStaff(role), '?line=RF18')
      assert.isEmpty(desk.sections)
      assert.isNull(line.found)
    }
    const viewer = await deskOf(client, await createStaff('viewer'))
    assert.isEmpty(viewer.desk.acts)
    assert.isAbove(viewer.desk.sections.length, 2)
  })

  test('the morning is told as its board has it, to those who may see the board', async ({
    assert,
    client,
  }) => {
    await givenReferenceData()
    const { id } = await givenProduct('desk_morning')
    const today = CalendarDay.today().iso
    await rows(
      null,
      `insert into arrival_days (product_id, day, morning, due_at, late_from, files_expected,
                                 arrived_at)
       select ?, day, day, (day + time '06:00') at time zone 'Europe/Berlin',
              (day + time '07:00') at time zone 'Europe/Berlin', 1, came
         from (values (?::date, null::timestamptz), (?::date - 1, now())) as known (day, came)`,
      [id, today, today]
    )
    const [admin, viewer] = [await createStaff('admin'), await createStaff('viewer')]
    const morning = (await deskOf(client, admin)).morning!
    assert.equal(morning.day, today)
    const board = await client.get(`/admin/arrivals/mornings/${today}`).loginAs(admin).withInertia()
    const { arrivals } = board.inertiaProps as unknown as { arrivals: { product: string }[] }
    const codes = (of: { product: string }[]) => of.map(({ product }) => product)
    assert.sameMembers(codes(morning.ticks), codes(arrivals))
    const own = morning.ticks.filter(({ product }) => product === 'desk_morning')
    assert.deepEqual(
      own.map(({ status, minute }) => [status, minute]),
      [['Expected', 360]]
    )
    assert.isNull((await deskOf(client, viewer)).morning)
  })

  test('what is late since a morning before stands where it may come today, not at the end of the clock', async ({
    assert,
    client,
  }) => {
    await givenReferenceData()
    const [{ id }, other] = [await givenProduct('desk_late'), await givenProduct('desk_today')]
    const today = CalendarDay.today().iso
    await rows(
      null,
      `insert into arrival_days (product_id, day, morning, due_at, late_from, files_expected, late_at, estimate_at)
       select product, day, day, (day + time '06:00') at time zone 'Europe/Berlin',
              (day + time '07:00') at time zone 'Europe/Berlin', 1, late,
              (?::date + time '16:15') at time zone 'Europe/Berlin'
         from (values (?::int, ?::date - 2, now()), (?::int, ?::date, null))
           as known (product, day, late)`,
      [today, id, today, other.id, today]
    )
    const { ticks } = (await deskOf(client, await createStaff('admin'))).morning!
    const minutes = ticks.flatMap(({ product, minute }) =>
      product === 'desk_late' || product === 'desk_today' ? [minute] : []
    )
    assert.deepEqual(minutes, [975, 975])
  })
})
