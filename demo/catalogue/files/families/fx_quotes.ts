import { times, type Family } from '#demo/catalogue/files/family'
import { TIME, SEQUENCE } from '#demo/catalogue/files/families/fields'
import { TICK_NOTES } from '#demo/catalogue/files/families/notes'
import { PAIRS } from '#demo/catalogue/files/families/pairs'

export const fxQuotes: Family = {
  format: 'csv',
  compression: 'gzip',
  rows: 1000,
  fields: [
    TIME,
    {
      name: 'pair',
      type: 'string(6)',
      en: 'Currency pair, base then quote',
      de: 'Währungspaar, Basis vor Quote',
    },
    {
      name: 'bid',
      type: 'decimal(12,6)',
      unit: 'quote ccy',
      en: 'Best bid; for a trade, its price',
      de: 'Bester Geldkurs; bei einem Abschluss dessen Preis',
    },
    {
      name: 'ask',
      type: 'decimal(12,6)',
      unit: 'quote ccy',
      en: 'Best ask; empty for a trade',
      de: 'Bester Briefkurs; leer bei einem Abschluss',
    },
    {
      name: 'bid_qty',
      type: 'int64',
      unit: 'base ccy',
      en: 'Amount at the best bid, or traded amount',
      de: 'Betrag am besten Geldkurs oder gehandelter Betrag',
    },
    {
      name: 'ask_qty',
      type: 'int64',
      unit: 'base ccy',
      en: 'Amount at the best ask',
      de: 'Betrag am besten Briefkurs',
      since: '2020-07-01',
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
    const rates = PAIRS.map(([, rate]) => rate * (0.98 + random.next() * 0.04))
    let number = random.whole(80_000_000, 90_000_000)
    for (const time of times(context, 0, 22)) {
      const index = random.whole(0, PAIRS.length - 1)
      const rate = (rates[index]! += random.step(rates[index]! * 0.0001))
      number += random.next() < 0.01 ? random.whole(2, 5) : 1
      const traded = random.next() < 0.1
      yield [
        time,
        PAIRS[index]![0],
        rate.toPrecision(6),
        traded ? '' : (rate * 1.00003).toPrecision(6),
        random.whole(1, 6) * 500_000,
        traded ? '' : random.whole(1, 6) * 500_000,
        number,
        traded ? 'T' : 'Q',
      ]
    }
  },
  notes: TICK_NOTES,
}
