import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

/** A day or a moment that a list would write in its own way. */
const OWN_WAY = /\.toISO\w*\(|\.replaceAll\('-', '\/'\)/

/** `exportList` writes both as YYYYMMDD; what is put together from several days is a text. */
test.group('Architecture | exports', () => {
  test('write days and moments as all lists do', ({ assert }) => {
    const lists = globSync('app/*/lists/**/*.ts').sort()
    assert.isAbove(lists.length, 50)
    assert.deepEqual(
      lists.filter((path) => OWN_WAY.test(readFileSync(path, 'utf8'))),
      []
    )
  })

  test('that have a way of their own are found: {cell}')
    .with([
      { cell: 'created: ({ createdAt }) => createdAt.toISOString(),' },
      { cell: "from: ({ from }) => from.replaceAll('-', '/')," },
    ])
    .run(({ assert }, { cell }) => assert.match(cell, OWN_WAY))
})
