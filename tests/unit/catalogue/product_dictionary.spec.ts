import { test } from '@japa/runner'
import fc from 'fast-check'
import { dictionary, fieldOfLine, lineOfField } from '#catalogue/domain/product_dictionary'
import { Unreadable } from '#catalogue/domain/record_readers'

const PRICE = { name: 'price', type: 'double', meaningEn: 'Last price', meaningDe: 'Letzter Preis' }
const LINE = 'price | double | - | Last price | Letzter Preis'

function refused(value: unknown): string {
  try {
    dictionary(value)
    return 'read'
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const { name, part } = error.params ?? {}
    return [error.code, name, part].filter(Boolean).join(' ')
  }
}

test.group('Catalogue | field dictionary of a product', () => {
  test('{0} is read')
    .with([
      ['an object', [PRICE], [LINE]],
      [
        'an object with all parts',
        [{ ...PRICE, unit: 'EUR', since: '2020/01/02' }],
        ['price | double | EUR | Last price | Letzter Preis | 2020-01-02'],
      ],
      ['a line', [LINE], [LINE]],
      ['a line with a day', [`${LINE}|2020-01-02`], [`${LINE} | 2020-01-02`]],
      ['a line without a unit', ['price|double||Last price|Letzter Preis'], [LINE]],
      [
        'a text with blank lines',
        `\n${LINE}\r\n\n size | int | - | Size | Stück \n`,
        [LINE, 'size | int | - | Size | Stück'],
      ],
      ['null', null, []],
      ['an empty text', '', []],
      [
        'a column named as people write',
        [{ ...PRICE, name: 'Last Price (€)' }],
        [LINE.replace('price', 'Last Price (€)')],
      ],
    ] as [string, unknown, string[]][])
    .run(({ assert }, [, value, lines]) => {
      assert.deepEqual(dictionary(value), lines)
    })

  test('{0} is refused: {2}')
    .with([
      ['no German', [{ ...PRICE, meaningDe: ' ' }], 'fields_part price meaningDe'],
      ['no name', [{ ...PRICE, name: undefined }], 'fields_part name'],
      ['a number as a type', [{ ...PRICE, type: 8 }], 'fields_part price type'],
      ['a sign that ends a part', [{ ...PRICE, meaningEn: 'a|b' }], 'fields_part price meaningEn'],
      ['two lines', [{ ...PRICE, meaningEn: 'a\nb' }], 'fields_part price meaningEn'],
      ['half a character', [{ ...PRICE, meaningEn: '\ud800' }], 'fields_part price meaningEn'],
      ['a long unit', [{ ...PRICE, unit: 'x'.repeat(41) }], 'fields_part price unit'],
      ['no such day', [{ ...PRICE, since: '2020-02-31' }], 'fields_part price since'],
      ['an unknown part', [{ ...PRICE, colour: 'red' }], 'fields_unknown price colour'],
      ['a line too long', [`${LINE} | 2020-01-01 | x`], 'fields_unknown price 7'],
      ['half a line', ['price | double'], 'fields_part price meaningEn'],
      ['a name twice', [PRICE, LINE], 'fields_twice price'],
      ['a list in a list', [[LINE]], 'read'],
      [
        'too many',
        Array.from({ length: 501 }, (_, at) => ({ ...PRICE, name: `c${at}` })),
        'fields_many',
      ],
      ['a number', 7, 'fields_part 7 type'],
    ] as [string, unknown, string][])
    .run(({ assert }, [, value, problem]) => {
      assert.equal(refused(value), problem)
    })

  test('what was read once is read again as the same', ({ assert }) => {
    const word = (maxLength: number) =>
      fc
        .string({ minLength: 1, maxLength, unit: 'grapheme-ascii' })
        .filter((text) => !/[\p{Cc}|]/u.test(text) && !['', '-'].includes(text.trim()))
    const field = fc.record({
      name: word(100),
      type: word(60),
      unit: fc.option(word(40)),
      meaningEn: word(200),
      meaningDe: word(200),
      since: fc.constantFrom(null, '2020-01-02'),
    })
    fc.assert(
      fc.property(field, (one) => {
        const lines = dictionary([one]) as string[]
        assert.deepEqual(dictionary(lines), lines)
        assert.deepEqual(lineOfField(fieldOfLine(lines[0]!)), lines[0])
        assert.equal(fieldOfLine(lines[0]!).meaningDe, one.meaningDe.trim())
      })
    )
  })
})
