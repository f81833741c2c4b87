import { test } from '@japa/runner'
import type { Difference } from '#contracts/lists/permissioning/difference_list'
import { differenceDocument } from '#contracts/pdf/permissioning/difference_document'

const GIVEN: Difference = {
  ...{ id: 's:1', side: 'Given', company: 'Norrlot AB', bpId: 5_001, email: 'luc@norrlot.example' },
  ...{ what: 'Index levels', reference: null, from: '2026-02-01', until: null, netCents: null },
}
const INVOICED: Difference = {
  ...{ id: 'i:1', side: 'Invoiced', company: null, bpId: null, email: 'eva@solo.example' },
  ...{ what: 'Trades', reference: 'RE-7', from: '2026-03-02', until: '2026-03-02' },
  netCents: 123_456,
}
const NOTHING = { since: null, till: null, known: null }

const drawn = (lines: Difference[], more: Partial<Parameters<typeof differenceDocument>[0]> = {}) =>
  differenceDocument({
    ...{ lines, isMore: false, asked: NOTHING, locale: 'de', madeBy: 'ada@shop.example' },
    ...more,
  })

test.group('Contracts | the difference of the papers as a paper', () => {
  test('each line says who, what, on which side, for which days and how much', ({ assert }) => {
    const table = drawn([GIVEN, INVOICED]).blocks.find(({ kind }) => kind === 'table')
    assert.containsSubset(table, {
      rows: [
        [
          { text: 'Norrlot AB', note: '5001, luc@norrlot.example' },
          { text: 'Index levels', note: '' },
          'Gegeben, beruht auf nichts',
          '2026/02/01 – offen',
          '',
        ],
        [
          { text: 'eva@solo.example', note: '' },
          { text: 'Trades', note: 'RE-7' },
          'Berechnet, nicht erhältlich',
          '2026/03/02',
          '1.234,56',
        ],
      ],
    })
  })

  test('it says of which days it is, as of when, and whether it is all', ({ assert }) => {
    const asked = { since: '2026-01-01', till: '2026-06-30', known: '2026-07-15' }
    const { facts, blocks } = drawn([GIVEN], { asked, isMore: true })
    assert.deepEqual(facts.map(({ value }) => value).slice(0, 2), [
      '2026/01/01 – 2026/06/30',
      '2026/07/15',
    ])
    assert.include(JSON.stringify(blocks.at(-1)), 'Die erste Zeile von mehreren')
    assert.include(JSON.stringify(drawn([]).blocks.at(-1)), 'Beide stimmen überein.')
  })
})
