import { test } from '@japa/runner'
import { demandTerm } from '#catalogue/domain/demand_term'

test.group('Catalogue | a search as it may be kept', () => {
  test('"{search}" is kept as "{term}"')
    .with([
      { search: '  Bitcoin   FUTURES! ', term: 'bitcoin futures' },
      { search: 'bitcoin-futures', term: 'bitcoin futures' },
      { search: 'Börse Zürich', term: 'börse zürich' },
      { search: 'us0000ktr016', term: 'US0000KTR016' },
      { search: 'US 0000 KTR 016', term: 'US0000KTR016' },
      { search: 'trades US0000KTR016', term: 'trades US0000KTR016' },
      { search: 'wkn 710000', term: 'wkn 710000' },
      { search: 'x'.repeat(60), term: 'x'.repeat(60) },
    ])
    .run(({ assert }, { search, term }) => assert.equal(demandTerm(search), term))

  test('"{$self}" is not kept')
    .with([
      ...[
        'anna.brandt@elbquant.example',
        'Anna ＠ Elbquant',
        'anna (at) elbquant',
        'anna[at]elbquant',
      ],
      ...['+49 40 1234567', 'DE02 1203 0000 0000 2020 51', '4111 1111 1111 1111'],
      ...['', ' ', '!!!', 'x', '𠀀', 'x'.repeat(61)],
    ])
    .run(({ assert }, search) => assert.isNull(demandTerm(search)))
})
