import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import { dayNumber } from '#shared/lists'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { statementList } from '#billing/lists/statement_list'
import { bookEntries } from '#billing/actions/statement/book_entries'
import { readStatement } from '#billing/gateways/read_statement'
import { importStatement } from '#billing/actions/statement/import_statement'
import { creditorReference, inGroupsOfFour } from '#shared/domain/creditor_reference'
import { listStatementEntries } from '#billing/queries/statement/statement_rows'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenOrder, stateOf } from '#tests/fixtures/orders/given_order'
import { camtOf, type Line } from '#tests/fixtures/billing/given_statement'

const ACTOR = { id: null, label: 'Accounts' }
const GROSS = 47_600
const PAGE: string = '/admin/manage-orders/statements'

const importOf = (content: string, name = 'statement.xml') =>
  importStatement({ name, content: Buffer.from(content), actor: ACTOR })

async function imported(lines: Line[] | string) {
  const result = await importOf(typeof lines === 'string' ? lines : camtOf(lines))
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

const counts = async () => {
  const [found] = await rows<Record<string, number>>(
    null,
    `select (select count(*) from bank_statements) as statements,
            (select count(*) from bank_statement_entries) as lines,
            (select count(*) from order_payments) as payments`
  )
  return found!
}

test.group('Orders | bank statements', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a statement is found by any of its booking days', async ({ assert }) => {
    const { id } = await imported([
      { cents: 100, day: '2026-03-30' },
      { cents: 200, day: '2026-04-02' },
    ])
    const isFound = async (from: string, to: string) => {
      const { content } = await statementList.page(statementList.read({ from, to, limit: '100' }))
      return content.some((statement) => statement.id === id)
    }
    assert.isTrue(await isFound('2026-04-01', '2026-04-01'))
    assert.isTrue(await isFound('2026-04-02', '2026-04-30'))
    assert.isFalse(await isFound('2026-04-03', '2026-04-30'))
    assert.isFalse(await isFound('2026-03-01', '2026-03-29'))
  })

  test('staff take the statements that the page shows as CSV, all days and sums of each', async ({
    assert,
    client,
  }) => {
    await imported([{ cents: 300, text: 'Another one' }])
    const { id } = await imported([
      { cents: 12_345, day: '2026-03-30', text: 'Zirconia licence' },
      { cents: 200, day: '2026-04-02', isOutgoing: true },
    ])
    const [statement] = await rows<{ iban: string; at: Date }>(
      null,
      'select account_iban as iban, created_at as at from bank_statements where id = ?',
      [id]
    )
    const csv = await client
      .get(`${PAGE}/export`)
      .qs({ search: 'zirconia' })
      .loginAs(await createStaff('manager'))
    csv.assertStatus(200)
    const [heads, ...lines] = csv.text().replace('\uFEFF', '').split('\r\n').filter(Boolean)
    assert.equal(
      heads,
      'File;Account;First day;Last day;Lines;To decide;Money in, EUR;Imported;Imported by'
    )
    assert.deepEqual(lines, [
      `statement.xml;${statement!.iban};20260330;20260402;2;1;123.45;${dayNumber(statement!.at)};Accounts`,
    ])
  })

  test('a line is proposed by reference and amount', async ({ assert }) => {
    const [exact, less, paid, closed, card] = [
      await givenOrder(),
      await givenOrder(),
      await givenOrder({ state: 'Completed' }),
      await givenOrder({ state: 'Rejected' }),
      await givenOrder({ paymentMethod: 'Card' }),
    ]
    const { id } = await imported([
      { cents: GROSS, order: exact },
      { cents: GROSS - 1, order: less },
      { cents: GROSS, order: paid },
      { cents: GROSS, order: closed },
      { cents: GROSS, order: card },
      { cents: 100, text: 'Thank you' },
      { cents: 200, isOutgoing: true },
    ])
    const entries = await listStatementEntries(id)
    assert.deepEqual(
      entries.map(({ proposal }) => proposal),
      ['exact', 'amount_differs', 'already_booked', 'closed', 'no_transfer', 'unknown', 'outgoing']
    )
    assert.equal((await stateOf(exact!)).state, 'Registered')
  })

  test('without a reference the order is suggested with what speaks for it, and booked by a click only', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder({ company: 'Elbquant Research GmbH' })
    const { id } = await imported([
      { cents: GROSS, text: `Order ${number}` },
      { cents: 100, text: 'Thank you' },
    ])
    const staff = await createStaff('manager')
    const page = await client.get(`${PAGE}/${id}`).loginAs(staff).withInertia()
    const reasons = ['order_number', 'amount', 'sender']
    page.assertInertiaPropsContains({
      entries: [
        {
          proposal: 'suggested',
          orderNumber: null,
          suggestions: [{ orderNumber: number, reasons }],
        },
      ],
    })
    const call = await client.get(`/api/v1/bank-statements/${id}/entries`).loginAs(staff)
    assert.containsSubset(call.body(), {
      data: { content: [{ suggestions: [{ orderId: number, due: GROSS / 100, reasons }] }] },
    })
    const [entry] = await listStatementEntries(id)
    const actor = { id: staff.id, label: staff.email }
    const unnamed = await bookEntries(id, [{ entryId: entry!.id }], actor)
    assert.lengthOf(unnamed.booked, 0)
    assert.equal((await stateOf(number)).state, 'Registered')
    const named = await bookEntries(id, [{ entryId: entry!.id, orderNumber: number }], actor)
    assert.lengthOf(named.booked, 1)
    assert.equal((await stateOf(number)).state, 'Confirmed')
  })

  test('a reference written by hand, with blanks and other words, is found', async ({ assert }) => {
    const number = await givenOrder()
    const text = `Order data ${inGroupsOfFour(creditorReference(number))} 2026 thanks`
    const { id } = await imported([{ cents: GROSS, text }])
    const [entry] = await listStatementEntries(id)
    assert.containsSubset(entry, { orderNumber: number, proposal: 'exact' })
  })

  test('what staff select is booked once, and the order goes on', async ({ assert, client }) => {
    const number = await givenOrder()
    const { id } = await imported([{ cents: GROSS, order: number, day: '2026-11-19' }])
    const [entry] = await listStatementEntries(id)
    const staff = await createStaff('manager')
    const book = () =>
      client
        .post(`${PAGE}/${id}/bookings`)
        .json({ bookings: [{ entryId: entry!.id }] })
        .loginAs(staff)
        .withCsrfToken()
        .withInertia()
        .redirects(0)
    await book()
    assert.equal((await stateOf(number)).state, 'Confirmed')
    assert.match(errorsOf(await book()).form![0]!, /booked already/)
    const payments = await rows(
      null,
      `select amount_cents as cents, booked_on as day, entry_id as entry from order_payments
        where order_number = ?`,
      [number]
    )
    assert.deepEqual(payments, [{ cents: GROSS, day: '2026-11-19', entry: entry!.id }])
    const actions = (await listAudit({ type: 'order', id: number })).map(({ action }) => action)
    assert.deepEqual(actions, ['orders.placed', 'payments.booked', 'orders.state_changed'])
  })

  test('too little waits for the rest, and the rest confirms it', async ({ assert }) => {
    const number = await givenOrder()
    const { id } = await imported([
      { cents: 40_000, order: number },
      { cents: 7_600, order: number },
    ])
    const [first, second] = await listStatementEntries(id)
    const refused = await bookEntries(id, [{ entryId: first!.id }], ACTOR)
    assert.deepEqual(refused.refused, [
      { entryId: first!.id, code: 'statements.refused.amount_differs' },
    ])
    const booked = await bookEntries(id, [{ entryId: first!.id, acceptsDifference: true }], ACTOR)
    assert.equal(booked.booked[0]!.missingCents, 7_600)
    assert.equal((await stateOf(number)).state, 'Registered')
    assert.equal((await listStatementEntries(id))[1]!.proposal, 'exact')
    await bookEntries(id, [{ entryId: second!.id }], ACTOR)
    assert.equal((await stateOf(number)).state, 'Confirmed')
  })

  test('a line without a reference is booked on the order that staff name', async ({ assert }) => {
    const number = await givenOrder()
    const { id } = await imported([{ cents: GROSS, text: 'no reference' }])
    const [entry] = await listStatementEntries(id)
    await bookEntries(id, [{ entryId: entry!.id, orderNumber: number }], ACTOR)
    assert.equal((await stateOf(number)).state, 'Confirmed')
  })

  test('the same file again is named and refused; the same line in another file is left out', async ({
    assert,
  }) => {
    const number = await givenOrder()
    const line = { cents: GROSS, order: number, reference: 'BANK-1' }
    const file = camtOf([line])
    await imported(file)
    const before = await counts()
    const again = await importOf(file, 'other_name.xml')
    assert.containsSubset(again, {
      refusal: { code: 'statements.errors.replayed', params: { by: 'Accounts' } },
    })
    assert.deepEqual(await counts(), before)
    const overlap = await imported([line, { cents: 100 }])
    assert.containsSubset(overlap, { lines: 1, knownLines: 1 })
  })

  const DOCTYPE = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  const BILLION = '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">'
  const attributes = (count: number) =>
    Array.from({ length: count }, (_, at) => `a${at}="1"`).join(' ')
  const MANY = Array.from({ length: 3 }, () => ({ cents: 100 }))

  test('refused, and nothing is written: {reason}')
    .with([
      { reason: 'unreadable', file: () => camtOf([{ cents: 1 }]).slice(0, -40) },
      { reason: 'entities', file: () => camtOf([{ cents: 1 }]).replace('?>', `?>${DOCTYPE}`) },
      { reason: 'not_camt', file: () => '<?xml version="1.0"?><Document><Other/></Document>' },
      {
        reason: 'foreign_account',
        file: () => camtOf([{ cents: 1 }], { iban: 'DE02120300000000202051' }),
      },
      { reason: 'sum', file: () => camtOf(MANY, { closing: 100_200 }) },
      { reason: 'amount', file: () => camtOf([{ cents: 1 }]).replace('>0.01<', '>0.015<') },
      { reason: 'currency', file: () => camtOf([{ cents: 1 }]).replace('EUR">0.01', 'USD">0.01') },
      { reason: 'day', file: () => camtOf([{ cents: 1, day: '2026-02-30' }]) },
      { reason: 'empty', file: () => camtOf([]) },
      { reason: 'no_columns', file: () => 'a;b;c\n1;2;3' },
      { reason: 'no_columns', file: () => '\u0000\u0001\u0002' },
      { reason: 'too_complex', file: () => camtOf([], { attributes: attributes(400_000) }) },
      { reason: 'too_complex', file: () => camtOf([], { attributes: attributes(17) }) },
      { reason: 'too_complex', file: () => camtOf([], { inside: '<a>'.repeat(50_000) }) },
      { reason: 'too_complex', file: () => camtOf([], { inside: '<a/>'.repeat(500_000) }) },
      {
        reason: 'too_complex',
        file: () => camtOf([], { inside: `<a ${attributes(10)}/>`.repeat(6_100) }),
      },
      { reason: 'too_complex', file: () => `<a ${'b=">" '.repeat(400_000)}/>` },
      { reason: 'entities', file: () => `<!DOCTYPE a [${BILLION}]>${camtOf([])}` },
      { reason: 'unreadable', file: () => '<'.repeat(200_000) },
      { reason: 'unreadable', file: () => `<a b="${'<'.repeat(200_000)}` },
      { reason: 'unreadable', file: () => `a;b;"${'c;'.repeat(1_000_000)}` },
      { reason: 'no_columns', file: () => `a${';'.repeat(2_000_000)}` },
      { reason: 'no_columns', file: () => '\n'.repeat(2_000_000) },
      {
        reason: 'amount',
        file: () => 'Buchungstag;Betrag;Verwendungszweck;Name\n20.11.2026;=1+1;RF;X',
      },
    ])
    .run(async ({ assert }, { reason, file }) => {
      const before = await counts()
      const refused = await importOf(file())
      assert.containsSubset(refused, { refusal: { code: `statements.errors.${reason}` } })
      assert.deepEqual(await counts(), before)
    })

  test('a file that takes too long, or too much memory, is given up and ends nothing else', async ({
    assert,
  }) => {
    const file = Buffer.from(camtOf([{ cents: 100 }]))
    const hurried = await readStatement(file, { ms: 0, megabytes: 256 }).catch((error) => error)
    assert.equal(hurried.reason, 'too_slow')
    const lines = Array.from({ length: 5_000 }, () => ({ cents: 100 }))
    const narrow = { ms: 60_000, megabytes: 6 }
    const big = await readStatement(Buffer.from(camtOf(lines)), narrow).catch((error) => error)
    assert.equal(big.reason, 'too_complex')
    assert.lengthOf((await readStatement(Buffer.from(camtOf(lines)))).lines, 5_000)
  })

  test('a CSV is read by the names of its columns', async ({ assert }) => {
    const number = await givenOrder()
    const reference = creditorReference(number)
    const csv =
      'Konto;Auszug\r\n\r\nBuchungstag;Valuta;Auftraggeber/Empfänger;Verwendungszweck;Betrag;Währung\r\n' +
      `20.11.2026;20.11.2026;Elbquant GmbH;"${reference}; Daten";"476,00";EUR\r\n` +
      '20.11.26;20.11.2026;Elbquant GmbH;Miete;-1.200,50;EUR\r\n' +
      '20.11.26;20.11.2026;Elbquant GmbH;Miete;-1.200,50;EUR\r\n'
    const { id, lines } = await imported(csv)
    assert.equal(lines, 3)
    const [entry, rent] = await listStatementEntries(id)
    assert.containsSubset(entry, { amountCents: GROSS, bookedOn: '2026-11-20', proposal: 'exact' })
    assert.equal(rent!.amountCents, -120_050)
  })

  test('the page takes a file, and says at the field what is wrong with it', async ({
    assert,
    client,
  }) => {
    const staff = await createStaff('manager')
    const upload = (content: string, filename: string) =>
      client
        .post(PAGE)
        .file('file', Buffer.from(content), { filename })
        .loginAs(staff)
        .withCsrfToken()
        .withInertia()
        .redirects(0)
    const broken = await upload('<Document>', 'broken.xml')
    assert.match(errorsOf(broken).file![0]!, /damaged/)
    const good = await upload(camtOf([{ cents: 100 }]), 'good.xml')
    assert.match(good.header('location') ?? '', /statements\/\d+$/)
  })

  test('confirmed by hand with a booking date; {title} is refused')
    .with([
      { title: 'a day to come', bookedOn: '2999/01/01', field: 'bookedOn' },
      { title: 'a day before the order', bookedOn: '2020/01/01', field: 'bookedOn' },
      { title: 'no day', bookedOn: 'soon', field: 'bookedOn' },
      { title: 'an older version', bookedOn: '2026/11/20', version: 7, field: 'form' },
    ])
    .run(async ({ assert, client }, { bookedOn, version, field }) => {
      const number = await givenOrder({ createdAt: '2026-11-18T10:00:00Z' })
      const staff = await createStaff('manager')
      const confirm = (form: object) =>
        client
          .post(`/admin/manage-orders/${number}/transfers`)
          .json({ amountCents: GROSS, version: 1, bookedOn: '2026/11/20', ...form })
          .loginAs(staff)
          .withCsrfToken()
          .withInertia()
          .redirects(0)
      const refused = await confirm({ bookedOn, version: version ?? 1 })
      assert.deepEqual(Object.keys(errorsOf(refused)), [field])
      assert.equal((await stateOf(number)).state, 'Registered')
      await confirm({})
      assert.equal((await stateOf(number)).state, 'Confirmed')
      assert.deepEqual(Object.keys(errorsOf(await confirm({ version: 2 }))), ['form'])
    })
})
