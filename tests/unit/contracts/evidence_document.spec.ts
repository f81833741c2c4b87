import { test } from '@japa/runner'
import type { Evidence } from '#contracts/domain/evidence/evidence'
import { evidenceDocument } from '#contracts/pdf/evidence/evidence_document'

const EVIDENCE: Evidence = {
  ...{ format: 'kontor-evidence/1', shop: 'https://shop.example', seller: 'Alster Exchange AG' },
  ...{ number: 7, holder: { name: 'Nina K', email: 'nina@elb.example', company: 'Elb AG' } },
  ...{ partner: { bpId: '4711', name: 'Elb AG' }, people: [], key: 'k-1' },
  period: { from: '2026-01-01', to: '2026-12-31' },
  known: { on: '2026-12-31', until: '2027-01-01T00:00:00Z' },
  ...{ made: '2027-01-02T09:00:00Z', orders: [], subscriptions: [], invoices: [], fetches: [] },
  contracts: [3, 1, 0, null].map((affiliates, at) => ({
    ...{ number: `MA-${at}`, type: 'Licence', product: 'Index data', affiliates },
    ...{ from: '2026-01-01', to: null, timeSeriesFrom: null, timeSeriesTo: null },
  })),
  reports: [
    {
      ...{ number: 88_001, day: '2026-09-18', completed: '2026-09-21T10:00:00Z', manifest: null },
      terms: '1.9',
      ...{ isins: ['DE0007164600', '000000077'], priceCents: 25_000, discountCents: 5_000 },
    },
  ],
}

const tablesIn = (locale: 'en' | 'de', evidence = EVIDENCE) =>
  evidenceDocument(evidence, locale, 'c0ffee').blocks.flatMap((block) =>
    block.kind === 'table' ? [block.rows] : []
  )

test.group('Contracts | paper of a licence evidence', () => {
  test('{locale}: a contract says for how many affiliates it is')
    .with([
      { locale: 'en', several: 'and 3 affiliates', one: 'and 1 affiliate' },
      {
        locale: 'de',
        several: 'und 3 verbundene Unternehmen',
        one: 'und 1 verbundenes Unternehmen',
      },
    ] as const)
    .run(({ assert }, { locale, several, one }) => {
      const [contracts] = tablesIn(locale)
      assert.deepEqual(
        contracts!.map((cells) => cells[2]),
        [
          { text: 'Index data', note: several },
          { text: 'Index data', note: one },
          ...['Index data', 'Index data'],
        ]
      )
    })

  test('who was of the company for a while is named with it', ({ assert }) => {
    const people = [
      { email: 'nina@elb.example', name: 'Nina K', belonged: [{ from: null, to: null }] },
      { email: 'jo@elb.example', name: 'Jo', belonged: [{ from: '2026-02-01', to: '2026-04-01' }] },
    ]
    const { blocks } = evidenceDocument({ ...EVIDENCE, people }, 'en', 'c0ffee')
    const said = JSON.stringify(blocks[0])
    assert.include(said, 'nina@elb.example, jo@elb.example (2026/02/01 – 2026/04/01)')
  })

  test('a report names its securities and its terms, and costs what is left of its price', ({
    assert,
  }) => {
    const [, reports] = tablesIn('en')
    assert.deepEqual(reports, [
      ['R-88001', '2026/09/18', 'DE0007164600, 000000077', '1.9', '200.00'],
    ])
  })

  test('an order says how it stood: {says}')
    .with([
      { locale: 'en', state: 'Rejected', says: 'nina@elb.example, Rejected' },
      { locale: 'de', state: 'Completed', says: 'nina@elb.example, Abgeschlossen' },
    ] as const)
    .run(({ assert }, { locale, state, says }) => {
      const order = {
        ...{ number: 10_409, placed: '2026-09-21T10:00:00Z', buyer: 'nina@elb.example', state },
        ...{ terms: '1.9', netCents: 50_000, items: [], manifest: null },
      }
      const [, orders] = tablesIn(locale, { ...EVIDENCE, orders: [order] })
      assert.deepEqual(orders![0]![0], { text: '10409, 2026/09/21', note: says })
    })

  test('amounts have their unit in the head, and a credit note its sign', ({ assert }) => {
    const paper = { label: 'RK-7', issuedOn: '2026-10-01', netCents: -2_000, grossCents: -2_380 }
    const { blocks } = evidenceDocument({ ...EVIDENCE, invoices: [paper] }, 'de', 'c0ffee')
    const tables = blocks.filter((block) => block.kind === 'table')
    const invoices = tables.find(({ rows }) => rows[0]?.[0] === 'RK-7')!
    assert.equal(invoices.columns.at(-1)!.label, 'Summe inkl. USt., EUR')
    assert.deepEqual(invoices.rows, [['RK-7', '2026/10/01', '−23,80']])
  })

  test('a file of a subscription stands once among the files, with its checksum', ({ assert }) => {
    const fetch = (sha256: string | null, file = 'index_close 2026-09-18') => ({
      ...{ at: '2026-09-21T10:00:00Z', by: 'nina@elb.example', bytes: 7 },
      ...{ of: 'subscription:Index data', file, sha256 },
    })
    const fetches = [fetch('aa'), fetch('aa'), fetch('bb'), fetch(null, 'old 2020-01-02')]
    const tables = tablesIn('en', { ...EVIDENCE, fetches })
    assert.deepInclude(tables, [
      ['–', { text: 'Index data: index_close 2026-09-18', note: 'aa' }],
      ['–', { text: 'Index data: index_close 2026-09-18', note: 'bb' }],
    ])
  })

  test('{locale}: what was fetched says of what in words')
    .with([
      { locale: 'en', of: 'order:10409', says: 'Order 10409' },
      { locale: 'de', of: 'order:10409', says: 'Bestellung 10409' },
      { locale: 'de', of: 'report:88001', says: 'Bericht R-88001' },
      { locale: 'de', of: 'subscription:FX: all', says: 'Abonnement FX: all' },
    ] as const)
    .run(({ assert }, { locale, of, says }) => {
      const fetch = { at: '2026-09-21T10:00:00Z', by: 'nina@elb.example', bytes: 7, sha256: null }
      const fetches = [{ ...fetch, of, file: 'day.csv' }]
      const cells = tablesIn(locale, { ...EVIDENCE, fetches }).at(-1)![0]!
      assert.deepEqual(cells[2], { text: 'day.csv', note: says })
    })
})
