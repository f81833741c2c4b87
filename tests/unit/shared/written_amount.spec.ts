import { test } from '@japa/runner'
import { readWrittenAmount } from '#shared/domain/written_amount'

test.group('Money | amounts as people write them', () => {
  test('{text} is {cents} cents')
    .with([
      { text: '302.97', cents: 30_297 },
      { text: '302,97', cents: 30_297 },
      { text: '1.234,50 EUR', cents: 123_450 },
      { text: '1,234.50 eur', cents: 123_450 },
      { text: "1'234'567.50", cents: 123_456_750 },
      { text: '3’720.00', cents: 372_000 },
      { text: '€ 4 462,5', cents: 446_250 },
      { text: '−12,00', cents: -1_200 },
      { text: '10412', cents: 1_041_200 },
    ])
    .run(({ assert }, { text, cents }) => assert.equal(readWrittenAmount(text), cents))

  test('{$self} is none')
    .with(['', 'RF80 2006 9', '12.345,678', '1,23,4', "12'34.50", 'EUR', '1e3'])
    .run(({ assert }, text) => assert.isNull(readWrittenAmount(text)))
})
