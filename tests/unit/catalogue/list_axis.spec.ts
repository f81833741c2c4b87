import { test } from '@japa/runner'
import { listAxis } from '#catalogue/domain/list_axis'

const product = (firstDay: string | null, lastDay: string | null, visible = true) => ({
  ...{ firstDay, lastDay, visible },
})

test.group('Catalogue | the axis of lists', () => {
  test('begins with the year of the oldest history and ends with the newest day', ({ assert }) => {
    const products = [
      product('2014-01-02', '2026-09-16'),
      product('2002-03-01', '2020-12-30'),
      product(null, null),
      product('2018-05-01', '2026-09-17'),
    ]
    assert.deepEqual(listAxis(products), { from: '2002-01-01', to: '2026-09-17' })
  })

  test('what nobody sees does not stretch it, and without days there is none', ({ assert }) => {
    const hidden = product('1999-01-04', '2030-01-02', false)
    const shown = product('2014-01-02', '2026-09-16')
    assert.deepEqual(listAxis([hidden, shown]), { from: '2014-01-01', to: '2026-09-16' })
    assert.isNull(listAxis([hidden, product(null, null)]))
  })
})
