import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { csvOf } from '#shared/csv'
import { neutralise } from '#shared/csv/neutralise'

type Person = { name: string; owed: number | null }

const columns = [
  { header: 'Name', value: ({ name }: Person) => name },
  { header: 'Owed', value: ({ owed }: Person) => owed },
]

const write = async (rows: Person[], separator?: ';' | ',') =>
  (await buffer(csvOf({ columns, rows, separator }))).toString()

test.group('CSV', () => {
  test('begins with a byte order mark and separates by semicolons', async ({ assert }) => {
    const csv = await write([{ name: 'Zoë', owed: -5 }])
    assert.equal(csv, '\uFEFFName;Owed\r\nZoë;-5\r\n')
  })

  test('separates by commas for those who choose so, quoting where needed', async ({ assert }) => {
    const csv = await write([{ name: 'Doe, "Jo"', owed: null }], ',')
    assert.equal(csv, '\uFEFFName,Owed\r\n"Doe, ""Jo""",\r\n')
  })

  test('an empty list still names its columns', async ({ assert }) => {
    assert.equal(await write([]), '\uFEFFName;Owed\r\n')
  })

  test('a list that breaks off breaks the file off', async ({ assert }) => {
    async function* broken() {
      yield { name: 'first', owed: 1 }
      throw new Error('Gone')
    }
    await assert.rejects(() => buffer(csvOf({ columns, rows: broken() })), /Gone/)
  })

  test('{value} is written as {cell}')
    .with([
      { value: '=1+1', cell: `'=1+1` },
      { value: '+49 40 1', cell: `'+49 40 1` },
      { value: '-2', cell: `'-2` },
      { value: '@SUM(A1)', cell: `'@SUM(A1)` },
      { value: '\t=1', cell: `'\t=1` },
      { value: ' =1', cell: `' =1` },
      { value: '\u200B=1', cell: `'\u200B=1` },
      { value: '＝1', cell: `'＝1` },
      { value: 'a=1', cell: 'a=1' },
      { value: -2, cell: '-2' },
      { value: 0, cell: '0' },
      { value: null, cell: '' },
      { value: false, cell: 'false' },
    ])
    .run(({ assert }, { value, cell }) => assert.equal(neutralise(value), cell))
})
