import { test } from '@japa/runner'
import fc from 'fast-check'
import { orderAmounts } from '#orders/domain/order_amounts'
import { safeHtml } from '#shared/domain/safe_html'
import { amendFields, type FieldsWish } from '#orders/domain/staff/amend_fields'
import { vatReasonOf } from '#orders/domain/vat_reason'

/** The browser's code is another program, which the types of this one know nothing of. */
const ON_THE_PAGE: string = '../../../inertia/components/orders/admin/order_amounts.js'

const NOW = {
  type: 'B2B',
  remark: null,
  subtotalCents: 20_000,
  feeCents: 5_000,
  discountCents: 0,
  vatPercent: 19,
  vatExemption: null,
  isAtHome: true,
  paymentMethod: 'BankTransfer',
} as const

const amended = (wish: FieldsWish, over: Partial<Parameters<typeof amendFields>[0]> = {}) => {
  const result = amendFields({ ...NOW, ...over }, wish)
  return result.ok ? result.value : result.refusal
}

test.group('Order | amounts that staff set', () => {
  test('{title}')
    .with([
      {
        title: 'nothing named leaves everything',
        wish: {},
        net: { netCents: 25_000, vatCents: 4_750, grossCents: 29_750 },
      },
      {
        title: 'a discount comes off subtotal and fee',
        wish: { discountCents: 4_203 },
        net: { netCents: 20_797, vatCents: 3_951, grossCents: 24_748 },
      },
      {
        title: 'a discount of the subtotal makes the order free, the fee included',
        wish: { discountCents: 20_000 },
        net: { feeCents: 0, discountCents: 20_000, netCents: 0, vatCents: 0, grossCents: 0 },
      },
      {
        title: 'a discount of subtotal and fee makes it free as well',
        wish: { discountCents: 25_000 },
        net: { feeCents: 0, discountCents: 20_000, netCents: 0, grossCents: 0 },
      },
      {
        title: 'an empty discount is none',
        wish: { discountCents: null },
        net: { discountCents: 0, netCents: 25_000 },
      },
      {
        title: 'a total decides about the discount',
        wish: { totalCents: 23_000 },
        net: { discountCents: 2_000, netCents: 23_000 },
      },
      {
        title: 'another fee and VAT',
        wish: { feeCents: 0, vatPercent: 7 },
        net: { netCents: 20_000, vatCents: 1_400, grossCents: 21_400 },
      },
    ] as { title: string; wish: FieldsWish; net: object }[])
    .run(({ assert }, { wish, net }) => assert.containSubset(amended(wish), net))

  test('of an order without items the fee is the bound', ({ assert }) => {
    const empty = { subtotalCents: 0 }
    assert.containSubset(amended({ discountCents: 5_000 }, empty), { feeCents: 5_000, netCents: 0 })
    assert.containSubset(amended({ discountCents: 5_001 }, empty), {
      code: 'orders_admin.errors.discount_bound',
      params: { highestCents: 5_000 },
    })
  })

  test('{title} is refused')
    .with([
      { title: 'a discount above', wish: { discountCents: 25_001 }, code: 'discount_bound' },
      { title: 'a total above', wish: { totalCents: 25_001 }, code: 'total_bound' },
      {
        title: 'a total that the discount does not give',
        wish: { discountCents: 100, totalCents: 25_000 },
        code: 'total_differs',
      },
    ])
    .run(({ assert }, { wish, code }) =>
      assert.containSubset(amended(wish), { code: `orders_admin.errors.${code}` })
    )

  test('an order by quota never carries VAT', ({ assert }) => {
    const quota = { paymentMethod: 'Quota', vatPercent: 0 } as const
    assert.containSubset(amended({ vatPercent: 19 }, quota), {
      code: 'orders_admin.errors.vat_of_quota',
    })
    assert.containSubset(amended({ discountCents: 100 }, quota), { netCents: 24_900 })
  })

  test('no VAT at home, {title}')
    .with([
      { title: 'needs its legal reason', wish: { vatPercent: 0 }, over: {}, reason: undefined },
      {
        title: 'and spaces are no reason',
        wish: { vatPercent: 0, vatExemption: '  ' },
        over: {},
        reason: undefined,
      },
      {
        title: 'keeps the reason that was given',
        wish: { vatPercent: 0, vatExemption: ' Section 4 no. 7 UStG ' },
        over: {},
        reason: 'Section 4 no. 7 UStG',
      },
      {
        title: 'keeps it when another field changes',
        wish: { discountCents: 100 },
        over: { vatPercent: 0, vatExemption: 'Section 4 no. 7 UStG' },
        reason: 'Section 4 no. 7 UStG',
      },
      {
        title: 'is no question of a remark',
        wish: { remark: 'Thank you' },
        over: { vatPercent: 0 },
        reason: null,
      },
      {
        title: 'is no question where nothing is owed',
        wish: { vatPercent: 0, discountCents: 20_000 },
        over: {},
        reason: null,
      },
      {
        title: 'is no question of an order by quota',
        wish: { discountCents: 100 },
        over: { vatPercent: 0, paymentMethod: 'Quota' },
        reason: null,
      },
      {
        title: 'has no reason once there is VAT',
        wish: { vatPercent: 19, vatExemption: 'Section 4 no. 7 UStG' },
        over: { vatPercent: 0 },
        reason: null,
      },
      {
        title: 'elsewhere follows from the country',
        wish: { vatPercent: 0 },
        over: { isAtHome: false },
        reason: null,
      },
    ] as {
      title: string
      wish: FieldsWish
      over: Parameters<typeof amended>[1]
      reason: string | null | undefined
    }[])
    .run(({ assert }, { wish, over, reason }) => {
      const refused = { code: 'orders_admin.errors.vat_exemption_needed', field: 'vatExemption' }
      const expected = reason === undefined ? refused : { vatExemption: reason }
      assert.containSubset(amended(wish, over), expected)
    })

  test('the page and the server calculate alike', async ({ assert }) => {
    const page = (await import(ON_THE_PAGE)) as { orderAmounts: typeof orderAmounts }
    const cents = fc.integer({ min: 0, max: 50_000_000 })
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(cents, cents, fc.double({ min: 0, max: 1, noNaN: true }), percent, (...drawn) => {
        const [subtotalCents, feeCents, share, vatPercent] = drawn
        const discountCents = Math.floor((subtotalCents + feeCents) * share)
        const wish = { subtotalCents, feeCents, discountCents, vatPercent }
        assert.deepEqual(page.orderAmounts(wish), orderAmounts(wish))
        const { netCents, feeCents: fee, discountCents: off } = orderAmounts(wish)
        assert.equal(netCents, subtotalCents + fee - off)
      })
    )
  })
})

test.group('Order | why it has its VAT', () => {
  test('{percent} % to {country} is {reason}')
    .with([
      { percent: 19, country: 'DE', isInEu: true, reason: 'domestic' },
      { percent: 0, country: 'DE', isInEu: true, reason: 'staff' },
      { percent: 0, country: 'FR', isInEu: true, reason: 'eu_reverse_charge' },
      { percent: 0, country: 'CH', isInEu: false, reason: 'outside_eu' },
    ] as const)
    .run(({ assert }, { percent, country, isInEu, reason }) => {
      const delivery = { deliveryCountry: country, isInEu, sellerCountry: 'DE' }
      assert.equal(vatReasonOf(percent, delivery), reason)
    })
})

test.group('Order | remark', () => {
  test('{remark} becomes {safe}')
    .with([
      { remark: 'Two\nlines', safe: 'Two\nlines' },
      { remark: '<b>Paid</b><script>alert(1)</script>', safe: '<b>Paid</b>' },
      { remark: '<img src=x onerror=alert(1)>ok', safe: 'ok' },
      { remark: '<a href="javascript:alert(1)">x</a>', safe: '<a rel="noopener noreferrer">x</a>' },
      { remark: '<p onclick="x()" style="color:red">a</p>', safe: '<p>a</p>' },
      {
        remark: '<a href="https://a.example/" target="_blank">x</a>',
        safe: '<a href="https://a.example/" rel="noopener noreferrer">x</a>',
      },
      { remark: '<svg><style><img src=x onerror=alert(1)></style></svg>', safe: '' },
    ])
    .run(({ assert }, { remark, safe }) => {
      assert.equal(safeHtml(remark), safe)
      assert.equal(safeHtml(safe), safe)
    })
})
