import { test } from '@japa/runner'
import { sampleContent, sampleNameOf } from '#orders/domain/test_orders/sample_file'

const DAY = '2026-03-02'

test.group('Orders | files of a test order', () => {
  test('{0} is called {1}')
    .with([
      ['TICKS_2026-03-02.csv', 'TEST_TICKS_2026-03-02.csv'],
      ['fx.spot.20260302.csv.gz', 'TEST_fx.spot.20260302.csv'],
      ['book_20260302.parquet', 'TEST_book_20260302.csv'],
      ['plain', 'TEST_plain.csv'],
    ] as const)
    .run(({ assert }, [name, sample]) => assert.equal(sampleNameOf(name), sample))

  test('have the columns of the product and made-up rows', ({ assert }) => {
    const fields = [
      { name: 'time', type: 'timestamp' },
      { name: 'trading day', type: 'date' },
      { name: 'isin', type: 'varchar' },
      { name: 'price, last', type: 'double' },
    ]
    assert.equal(
      sampleContent(DAY, fields),
      'time,trading day,isin,"price, last"\n' +
        `${DAY}T09:00:01Z,${DAY},TEST,1\n${DAY}T09:00:02Z,${DAY},TEST,2\n${DAY}T09:00:03Z,${DAY},TEST,3\n`
    )
  })

  test('of a product without known columns say day and test', ({ assert }) => {
    assert.match(sampleContent(DAY, []), /^day,content\n2026-03-02,TEST\n/)
  })
})
