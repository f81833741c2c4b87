import { ISINS, times, type Family } from '#demo/catalogue/files/family'
import { TIME, ISIN, SEQUENCE, fixed } from '#demo/catalogue/files/families/fields'
import { TICK_NOTES } from '#demo/catalogue/files/families/notes'

export const quotes: Family = {
  format: 'csv',
  compression: 'gzip',
  rows: 1100,
  fields: [
    TIME,
    ISIN,
    {
      name: 'bid',
      type: 'decimal(12,4)',
      unit: 'EUR',
      en: 'Best bid; for a trade, its price',
      de: 'Bester Geldkurs; bei einem Abschluss dessen Preis',
    },
    {
      name: 'bid_qty',
      type: 'int64',
      unit: 'pieces',
      en: 'Quantity at the best bid, or traded',
      de: 'Menge am besten Geldkurs oder gehandelte Menge',
    },
    {
      name: 'ask',
      type: 'decimal(12,4)',
      unit: 'EUR',
      en: 'Best ask; empty for a trade',
      de: 'Bester Briefkurs; leer bei einem Abschluss',
    },
    {
      name: 'ask_qty',
      type: 'int64',
      unit: 'pieces',
      en: 'Quantity at the best ask',
      de: 'Menge am besten Briefkurs',
    },
    SEQUENCE,
    {
      name: 'flag',
      type: 'char(1)',
      en: 'Q quote, T trade, G first row after a gap',
      de: 'Q Quote, T Abschluss, G erste Zeile nach einer Lücke',
      since: '2021-04-12',
    },
  ],
  *draw(context) {
    const { random } = context
    const prices = ISINS.map((_, index) => 20 + index * 13 + random.next() * 5)
    let number = random.whole(10_000_000, 90_000_000)
    for (const time of times(context)) {
      const index = random.whole(0, ISINS.length - 1)
      prices[index] = Math.max(1, prices[index]! + random.step(0.05))
      const bid = prices[index]!
      const traded = random.next() < 0.15
      number += 1
      const ask = traded ? '' : fixed(bid + 0.01 + random.next() * 0.04, 4)
      yield [
        time,
        ISINS[index]!,
        fixed(bid, 4),
        random.whole(1, 60) * 10,
        ask,
        traded ? '' : random.whole(1, 60) * 10,
        number,
        traded ? 'T' : 'Q',
      ]
    }
  },
  notes: TICK_NOTES,
}
