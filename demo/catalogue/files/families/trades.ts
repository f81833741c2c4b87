import { ISINS, times, type Family } from '#demo/catalogue/files/family'
import { TIME, ISIN, MIC, SEQUENCE, fixed } from '#demo/catalogue/files/families/fields'
import { TICK_NOTES } from '#demo/catalogue/files/families/notes'

export const trades: Family = {
  format: 'csv',
  compression: 'gzip',
  rows: 700,
  fields: [
    TIME,
    ISIN,
    MIC,
    {
      name: 'price',
      type: 'decimal(12,4)',
      unit: 'EUR',
      en: 'Price of the trade',
      de: 'Preis des Abschlusses',
    },
    { name: 'qty', type: 'int64', unit: 'pieces', en: 'Quantity traded', de: 'Gehandelte Menge' },
    {
      name: 'trade_id',
      type: 'string(12)',
      en: 'Number of the trade at the venue',
      de: 'Nummer des Abschlusses am Handelsplatz',
    },
    {
      name: 'phase',
      type: 'char(1)',
      en: 'O opening auction, C continuous, I intraday auction, X closing auction',
      de: 'O Eröffnungsauktion, C fortlaufend, I untertägige Auktion, X Schlussauktion',
      since: '2017-11-27',
    },
    SEQUENCE,
  ],
  *draw(context) {
    const { random } = context
    const prices = ISINS.map((_, index) => 20 + index * 13 + random.next() * 5)
    let number = random.whole(1_000_000, 9_000_000)
    for (const time of times(context)) {
      const index = random.whole(0, ISINS.length - 1)
      prices[index] = Math.max(1, prices[index]! + random.step(0.08))
      const price = fixed(prices[index]!, 4)
      number += random.whole(1, 9)
      yield [
        time,
        ISINS[index]!,
        random.pick(context.venues),
        price,
        random.whole(1, 40) * 25,
        `T${number}`,
        random.pick(['C', 'C', 'C', 'O', 'I', 'X']),
        number,
      ]
    }
  },
  notes: TICK_NOTES,
}
