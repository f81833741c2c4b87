import { test } from '@japa/runner'
import { apiDocument } from '#shared/http/api_description'
import { catalogueAddresses, many } from '../../../bench/support/catalogue_addresses.ts'

const NEW = 20_000
const ask = catalogueAddresses({ products: 500, years: 20 })

/** Names of an address that its call does not have. */
function unknownIn(address: string): string[] {
  const { pathname, searchParams } = new URL(address, 'http://shop.invalid')
  const pattern = pathname.slice('/api/v1'.length).replace(/\/bench_\d+/, '/{product}')
  const known = apiDocument().paths[pattern]!.get!.parameters.map(({ name }) => name)
  return [...searchParams.keys()].filter((name) => !known.includes(name))
}

test.group('Catalogue | what its bench asks', () => {
  test('{name} is understood, and each address is a new one')
    .with([
      { name: 'a quote', addresses: () => many(NEW, ask.shortQuote) },
      {
        name: 'a quote of ten',
        addresses: () => many(NEW, (n) => ask.quoteOfTen(n, ask.firstDay)),
      },
      { name: 'a search', addresses: () => many(NEW, ask.search) },
    ])
    .run(({ assert }, { addresses }) => {
      const asked = addresses()
      assert.lengthOf(new Set(asked), asked.length)
      assert.deepEqual([...new Set(asked.slice(0, 600).flatMap(unknownIn))], [])
      assert.isBelow(Math.max(...asked.map((one) => one.length)), 2_000)
    })
})
