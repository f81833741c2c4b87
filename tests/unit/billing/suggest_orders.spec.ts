import { test } from '@japa/runner'
import { suggestOrders, type UnpaidOrder } from '#billing/domain/statement/suggest_orders'

const ORDER: UnpaidOrder = {
  orderNumber: 10_411,
  invoiceNumber: 10_007,
  ownReference: 'PO 2026/207',
  company: 'Elbquant Research GmbH',
  contactName: 'Anna Brandt',
  dueCents: 66_640,
}

const OTHER: UnpaidOrder = {
  orderNumber: 10_412,
  invoiceNumber: null,
  ownReference: '2026',
  company: 'Rive Marché SAS',
  contactName: 'Luc Moreau',
  dueCents: 12_345,
}

const line = (remittance: string, amountCents = 1, counterparty: string | null = null) => ({
  ...{ remittance, amountCents, counterparty },
})

test.group('Statements | orders that a line may pay', () => {
  test('"{remittance}" from {sender}, {cents} cents: {reasons}')
    .with([
      {
        remittance: 'Order 10411',
        cents: 66_640,
        sender: null,
        reasons: ['order_number', 'amount'],
      },
      { remittance: 'Bestellung Nr.10411 vom 20.11.2026', reasons: ['order_number'] },
      { remittance: '10411', reasons: ['order_number'] },
      { remittance: 'RE-10007', reasons: ['invoice_number'] },
      { remittance: 'Rechnung re 10007 danke', reasons: ['invoice_number'] },
      { remittance: 'our po2026/207', reasons: ['own_reference'] },
      { remittance: 'PO 2026 207', cents: 66_640, reasons: ['own_reference', 'amount'] },
      { remittance: 'Marktdaten', cents: 66_640, reasons: ['amount'] },
      { remittance: 'Data', sender: 'ELBQUANT RESEARCH', reasons: ['sender'] },
      { remittance: 'Data', sender: 'Elbquant Resear', reasons: ['sender'] },
      { remittance: 'Data', sender: 'Brandt, Anna', reasons: [] },
      { remittance: 'Data', sender: 'Anna Brandt', reasons: ['sender'] },
      {
        remittance: 'Data',
        cents: 66_640,
        sender: 'Elbquant Research GmbH',
        reasons: ['amount', 'sender'],
      },
      /* Digits of something else. */
      { remittance: 'Kunde 910411', reasons: [] },
      { remittance: '10411,50 EUR', reasons: [] },
      { remittance: 'Konto 10411/2', reasons: [] },
      { remittance: 'PRE-10007', reasons: [] },
      { remittance: 'Beleg 2026', sender: 'Elb', reasons: [] },
      { remittance: '', sender: 'GmbH', reasons: [] },
    ] as { remittance: string; cents?: number; sender?: string | null; reasons: string[] }[])
    .run(({ assert }, { remittance, cents, sender, reasons }) => {
      const [found] = suggestOrders(line(remittance, cents, sender ?? null), [OTHER, ORDER])
      assert.deepEqual(found?.reasons ?? [], reasons)
      if (found) assert.equal(found.orderNumber, ORDER.orderNumber)
    })

  test('what names an order outweighs what merely fits another one', ({ assert }) => {
    const found = suggestOrders(line('Order 10411', 12_345, 'Rive Marché SAS'), [OTHER, ORDER])
    assert.deepEqual(
      found.map(({ orderNumber }) => orderNumber),
      [10_411]
    )
  })

  test('orders as likely are all named, up to three; an amount or a sender alone names one or none', ({
    assert,
  }) => {
    const orders = [1, 2, 3].map((at) => ({ ...ORDER, orderNumber: 10_420 + at }))
    const both = line('Data', 66_640, 'Elbquant Research GmbH')
    assert.lengthOf(suggestOrders(both, orders), 3)
    assert.isEmpty(suggestOrders(both, [...orders, ORDER]))
    assert.isEmpty(suggestOrders(line('Data', 66_640), orders))
    assert.isEmpty(suggestOrders(line('Data', 1, 'Elbquant Research GmbH'), orders))
  })
})
