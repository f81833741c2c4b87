const WORDS = ['trades', 'order book', 'kassamarkt', 'index futures', 'derivatves', 'settlement']
const LAST_YEAR = 2025

export const many = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** What callers ask of a catalogue of that many products with that many years each. */
export function catalogueAddresses({ products, years }: { products: number; years: number }) {
  const code = (number: number) => `bench_${(number % products) + 1}`
  /** How often all products were asked for before: with the product it makes an address that nobody asked yet. */
  const turnOf = (n: number) => Math.floor(n / products)
  const list = '/api/v1/products/info?limit=10'
  const item = (n: number, from: string, to: string) => `item=${code(n)}.${from}.${to}`

  /** One month of one product, less some days at its ends. */
  const shortQuote = (n: number) => {
    const month = `${LAST_YEAR - years + 1 + (n % years)}-${twoDigits(1 + (n % 12))}`
    const [first, last] = [1 + (turnOf(n) % 9), 20 + (Math.floor(turnOf(n) / 9) % 9)]
    return `/api/v1/quotes?country=DE&${item(n, `${month}-0${first}`, `${month}-${last}`)}`
  }
  /** Ten products at once, from a day to the end of the catalogue or nearly so. */
  const quoteOfTen = (n: number, from: string) => {
    const month = 12 - (Math.floor(turnOf(n) / 20) % 6)
    const last = `${LAST_YEAR}-${twoDigits(month)}-${twoDigits(29 - (turnOf(n) % 20))}`
    return `/api/v1/quotes?country=DE&${many(10, (at) => item(n + at, from, last)).join('&')}`
  }
  /** Words with one slip among them and a number of their own; blanks behind them mean nothing. */
  const search = (n: number) => {
    const words = `${WORDS[n % WORDS.length]} ${n % products}${' '.repeat(turnOf(n))}`
    return `${list}&search=${words.replaceAll(' ', '+')}`
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
