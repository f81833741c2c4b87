const WORDS = ['trades', 'order book', 'kassamarkt', 'index futures', 'derivatves', 'settlement']
const LAST_YEAR = 2025

export const many = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))

/** What callers ask of a catalogue of that many products with that many years each. */
export function catalogueAddresses({ products, years }: { products: number; years: number }) {
  const code = (number: number) => `bench_${(number % products) + 1}`
  const list = '/api/v1/products/info?limit=10'
  const item = (n: number, from: string, to: string) => `item=${code(n)}.${from}.${to}`

  /** One month of one product. The number behind it means nothing but makes the address a new one. */
  const shortQuote = (n: number) => {
    const month = `${LAST_YEAR - years + 1 + (n % years)}-${String(1 + (n % 12)).padStart(2, '0')}`
    return `/api/v1/quotes?country=DE&${item(n * 3, `${month}-03`, `${month}-27`)}&n=${n}`
  }
  /** Ten products at once, from a day to the end of the catalogue. */
  const quoteOfTen = (n: number, from: string) => {
    const items = many(10, (at) => item(n + at, from, `${LAST_YEAR}-12-29`))
    return `/api/v1/quotes?country=DE&${items.join('&')}&n=${n}`
  }
  /** Words with one slip among them and a number of their own. */
  const search = (n: number) => {
    const words = `${WORDS[n % WORDS.length]} ${n % products}`
    return `${list}&search=${words.replaceAll(' ', '+')}&n=${n}`
  }
  return {
    shortQuote,
    quoteOfTen,
    firstDay: `${LAST_YEAR - years + 1}-01-03`,
    search,
    pages: many(20, (n) => `${list}&page=${n + 1}`),
    details: many(200, (n) => `/api/v1/products/info/${code(n * 7)}`),
    filters: many(
      40,
      (n) => `${list}&category=bench_${n % 8}&venue=BN${n % 12}&page=${1 + (n % 3)}`
    ),
    coverage: (n: number) => `/api/v1/products/info/${code(n)}/coverage`,
    /** Real files of the demo, asked for less often than a caller may. */
    previews: many(48, (n) => {
      const product = ['tick_cash_l1', 'index_levels_1s', 'ref_cash'][n % 3]
      return `/api/v1/products/info/${product}/preview?day=2025-03-03`
    }),
  }
}
