import { test } from '@japa/runner'
import type { SheetMonth } from '#delivery'
import { openedMonth } from '#orders/domain/opened_month'

const NOTHING = { bytes: 0, waitingBytes: 0, days: 1, pending: 0, taken: 0 }
const month = (itemRef: string, number: number, [files, made, used]: number[]): SheetMonth => ({
  ...{ ...NOTHING, itemRef, month: number, files: files!, made: made!, used: used! },
})

const FETCHED = month('1', 202501, [20, 20, 20])
const MADE = month('1', 202502, [20, 20, 3])
const AT_WORK = month('2', 202501, [20, 4, 4])
const TO_COME = month('2', 202502, [20, 0, 0])

test.group('Orders | the month that stands open', () => {
  test('{name}')
    .with([
      { name: 'is the one that was asked for', sheet: [FETCHED, MADE, TO_COME], asked: TO_COME },
      { name: 'else the first with files to fetch', sheet: [FETCHED, MADE, AT_WORK], is: MADE },
      { name: 'else the first at work', sheet: [FETCHED, AT_WORK, TO_COME], is: AT_WORK },
      { name: 'else the first', sheet: [FETCHED], is: FETCHED },
    ])
    .run(({ assert }, { sheet, asked, is }) => {
      const { itemRef, month: number } = (is ?? asked)!
      assert.deepEqual(openedMonth(sheet, asked ?? {}), { itemRef, month: number })
    })

  test('a month of another item, or none at all, opens what would be open anyway', ({ assert }) => {
    const asked = { itemRef: '2', month: 202502 }
    assert.deepEqual(openedMonth([FETCHED, MADE], asked), { itemRef: '1', month: 202502 })
    assert.deepEqual(openedMonth([MADE], { month: Number.NaN }), { itemRef: '1', month: 202502 })
  })

  test('nothing stands open before files are planned', ({ assert }) => {
    assert.isNull(openedMonth([], { itemRef: '1', month: 202502 }))
  })
})
