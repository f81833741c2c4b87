import { PDFDocument } from '@cantoo/pdf-lib'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import shop from '#config/shop'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { listAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { creditorReference, inGroupsOfFour } from '#shared/domain/creditor_reference'
import { changeOrder } from '#orders/actions/staff/change_order'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { invoicePaper } from '#billing/actions/invoice/invoice_paper'
import { mailsTo } from '#tests/fixtures/orders/checkout'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { givenPaidOrder } from '#tests/fixtures/orders/given_paid_order'
import { readInvoice } from '#tests/fixtures/billing/read_invoice'

async function issued(number: number) {
  const invoice = await issueInvoice(number, SYSTEM_ACTOR)
  if (!invoice.ok) throw new Error(invoice.refusal.code)
  const paper = (await invoicePaper(invoice.value.label, null))!
  return { invoice: invoice.value, paper, data: readInvoice(paper.xml) }
}

const amountsOf = async (number: number) => {
  const [order] = await rows<{ net: number; vat: number; gross: number; subtotal: number }>(
    null,
    `select net_cents as net, vat_cents as vat, gross_cents as gross, subtotal_cents as subtotal
       from orders where number = ?`,
    [number]
  )
  return order!
}

test.group('Orders | invoices', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{reason}: category {category}, and the totals of the order to the cent')
    .with([
      { reason: 'domestic' as const, category: 'S', exemption: undefined, rate: '19' },
      { reason: 'eu_reverse_charge' as const, category: 'AE', exemption: 'VATEX-EU-AE', rate: '0' },
      { reason: 'outside_eu' as const, category: 'O', exemption: 'VATEX-EU-O', rate: '0' },
    ])
    .run(async ({ assert }, { reason, ...expected }) => {
      const number = await givenPaidOrder({ reason, feeCents: 5_000, discountCents: 1_337 })
      const { data } = await issued(number)
      const order = await amountsOf(number)
      assert.containsSubset(data, { type: '380', category: expected.category })
      assert.equal(data.exemption, expected.exemption)
      assert.equal(data.rate, expected.rate)
      assert.deepEqual([data.net, data.vat, data.gross], [order.net, order.vat, order.gross])
      assert.deepEqual([data.lineTotal, data.lines], [order.subtotal, [order.subtotal]])
      assert.deepEqual(data.charges, [5_000, -1_337])
      assert.deepEqual([data.prepaid, data.due], [order.gross, 0])
    })

  test('VAT is taken off at home only with the legal reason, which the invoice then names', async ({
    assert,
  }) => {
    const number = await givenOrder()
    const wish = { orderNumber: number, state: 'Confirmed', actor: SYSTEM_ACTOR } as const
    const refused = await changeOrder({ ...wish, vatPercent: 0 })
    assert.containsSubset(refused, {
      ok: false,
      refusal: { code: 'orders_admin.errors.vat_exemption_needed', field: 'vatExemption' },
    })
    assert.equal((await amountsOf(number)).vat, 7_600)
    const vatExemption = 'VAT exempt under section 4 no. 7 UStG'
    await changeOrder({ ...wish, vatPercent: 0, vatExemption })
    const { data } = await issued(number)
    assert.containsSubset(data, { category: 'E', rate: '0', vat: 0, gross: 40_000 })
    assert.deepEqual([data.exemption, data.exemptionWords], [undefined, vatExemption])
    assert.equal(data.sellerVatId, shop.seller.vatId)
  })

  test('nobody’s VAT ID stands on an invoice outside the scope of the tax', async ({ assert }) => {
    const outside = await issued(await givenPaidOrder({ reason: 'outside_eu', country: 'CH' }))
    assert.deepEqual([outside.data.buyerVatId, outside.data.sellerVatId], [undefined, undefined])
    const within = await issued(await givenPaidOrder({ reason: 'eu_reverse_charge' }))
    assert.deepEqual(
      [within.data.buyerVatId, within.data.sellerVatId],
      ['DE312748100', shop.seller.vatId]
    )
  })

  test('it carries the buyer’s reference and cost centre, and goes to the recipient of invoices', async ({
    assert,
  }) => {
    const { data, invoice } = await issued(await givenPaidOrder({ locale: 'de' }))
    assert.equal(data.purchaseOrder, 'PO 4711')
    assert.equal(data.costCentre, 'CC 12')
    const [mail] = await mailsTo({ email: 'bills@buyer.example' })
    assert.match(mail!.subject, new RegExp(`Rechnung ${invoice.label}`))
  })

  test('the PDF is a PDF/A-3 with the same XML inside', async ({ assert }) => {
    const { paper } = await issued(await givenPaidOrder())
    const pdf = await PDFDocument.load(paper.pdf)
    const [file] = pdf.getAttachments()
    assert.equal(file!.name, 'xrechnung.xml')
    const inside = readInvoice(Buffer.from(file!.data).toString('utf8'))
    assert.deepEqual(inside, readInvoice(paper.xml))
    const raw = paper.pdf.toString('latin1')
    assert.match(raw, /\/AFRelationship \/Alternative/)
    assert.match(raw, /\/AF \[ \d+ 0 R \]/)
    assert.match(raw, /\/OutputIntents \[ \d+ 0 R \]/)
    assert.match(raw, /\/GTS_PDFA1\s+\/OutputConditionIdentifier \(sRGB\)/)
    assert.match(raw, /<pdfaid:conformance>B<\/pdfaid:conformance>/)
    assert.match(raw, /<fx:DocumentFileName>xrechnung\.xml<\/fx:DocumentFileName>/)
    assert.notMatch(raw, /\/Encrypt/)
    const fonts = raw.match(/\/Type \/FontDescriptor/g) ?? []
    assert.isNotEmpty(fonts)
    assert.lengthOf(raw.match(/\/FontFile2? \d+ 0 R/g) ?? [], fonts.length)
    assert.match(raw, /<pdfaid:part>3<\/pdfaid:part>/)
    assert.match(raw, /ConformanceLevel>XRECHNUNG</)
  })

  test('the XML has the parts of a CII document in the order as its schema wants them', async ({
    assert,
  }) => {
    const { paper } = await issued(await givenPaidOrder())
    const parts = [...paper.xml.matchAll(/\n\t\t<ram:(\w+)\/?>/g)].map(([, name]) => name)
    assert.deepEqual(parts.slice(-4), [
      'IncludedSupplyChainTradeLineItem',
      'ApplicableHeaderTradeAgreement',
      'ApplicableHeaderTradeDelivery',
      'ApplicableHeaderTradeSettlement',
    ])
  })

  test('one invoice an order, numbers without a gap, and none is ever changed', async ({
    assert,
  }) => {
    const numbers = [await givenPaidOrder(), await givenPaidOrder(), await givenPaidOrder()]
    const made = []
    for (const number of numbers) made.push((await issued(number)).invoice.number)
    const again = await issued(numbers[0]!)
    assert.deepEqual(made, [made[0]!, made[0]! + 1, made[0]! + 2])
    assert.equal(again.invoice.number, made[0])
    await rows(null, 'savepoint try')
    await assert.rejects(() => rows(null, 'update invoices set gross_cents = gross_cents'))
    await rows(null, 'rollback to savepoint try')
    const history = await listAudit({ type: 'order', id: numbers[0]! })
    assert.lengthOf(
      history.filter(({ action }) => action === 'invoices.issued'),
      1
    )
  })

  test('an order without items has one line for the whole, kept in the words of its buyer: {name}')
    .with([
      { locale: 'en' as const, name: 'Historical market data, order' },
      { locale: 'de' as const, name: 'Historische Marktdaten, Bestellung' },
    ])
    .run(async ({ assert }, { locale, name }) => {
      const number = await givenPaidOrder({ locale })
      await rows(
        null,
        'delete from order_items where order_id = (select id from orders where number = ?)',
        [number]
      )
      const { invoice } = await issued(number)
      const whole = { code: null, range: null, countedDays: null, modules: null, cents: 40_000 }
      assert.deepEqual(invoice.content.lines, [{ name: `${name} ${number}`, ...whole }])
    })

  test('refused, and no number is used: {title}')
    .with([
      { title: 'not paid', code: 'not_paid', given: () => givenOrder() },
      {
        title: 'by quota',
        code: 'quota',
        given: () => givenOrder({ paymentMethod: 'Quota', state: 'Confirmed' }),
      },
      {
        title: 'reverse charge without a VAT ID',
        code: 'vat_id_missing',
        given: () => givenPaidOrder({ reason: 'eu_reverse_charge', tin: null }),
      },
    ])
    .run(async ({ assert }, { code, given }) => {
      const counter = () =>
        rows(null, `select last_number from invoice_counters where name = 'invoices'`)
      const before = await counter()
      const refused = await issueInvoice(await given(), SYSTEM_ACTOR)
      assert.containsSubset(refused, { refusal: { code: `invoices.errors.${code}` } })
      assert.deepEqual(await counter(), before)
    })

  test('the customer and staff fetch it, nobody else learns of it', async ({ assert, client }) => {
    const number = await givenPaidOrder()
    const { invoice, paper } = await issued(number)
    const [order] = await rows<{ userId: number }>(
      null,
      'select user_id as "userId" from orders where number = ?',
      [number]
    )
    const { default: User } = await import('#identity/models/user')
    const owner = await User.findOrFail(order!.userId)
    const own = await client.get(`/my-account/my-orders/invoices/${invoice.label}`).loginAs(owner)
    assert.equal(own.header('content-type'), 'application/pdf')
    const xml = await client
      .get(`/my-account/my-orders/invoices/${invoice.label}/xml`)
      .loginAs(owner)
    assert.equal(xml.text(), paper.xml)
    const other = await client
      .get(`/my-account/my-orders/invoices/${invoice.label}`)
      .loginAs(await createCustomer())
    other.assertStatus(404)
    const staff = await createStaff('viewer')
    const list = await client.get('/admin/manage-orders/invoices').loginAs(staff).withInertia()
    list.assertInertiaPropsContains({ invoices: [{ label: invoice.label, orderNumber: number }] })
    const csv = await client
      .get('/admin/manage-orders/invoices/export')
      .qs({ search: invoice.label })
      .loginAs(staff)
    assert.match(csv.text(), new RegExp(`${invoice.label};Invoice;\\d{8};${number};`))
  })

  test('staff find a paper by {$self}, and by no other')
    .with(['English amount', 'German amount', 'reference', 'reference in one'] as const)
    .run(async ({ assert, client }, by) => {
      const number = await givenOrder({ cents: 3_751_917, state: 'Confirmed' })
      const { invoice } = await issued(number)
      const { invoice: other } = await issued(await givenPaidOrder())
      const reference = creditorReference(number)
      const search = {
        ...{ 'English amount': '44,647.81', 'German amount': '44.647,81 €' },
        ...{ 'reference': inGroupsOfFour(reference), 'reference in one': reference },
      }[by]
      const page = await client
        .get('/admin/manage-orders/invoices')
        .qs({ search })
        .loginAs(await createStaff('viewer'))
        .withInertia()
      const { invoices } = page.inertiaProps as { invoices: { label: string }[] }
      const labels = invoices.map(({ label }) => label)
      assert.include(labels, invoice.label)
      assert.notInclude(labels, other.label)
    })
})
