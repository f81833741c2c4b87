import type { Family } from '#demo/catalogue/files/family'
import { TIME, SEQUENCE } from '#demo/catalogue/files/families/fields'
import { fxQuotes } from '#demo/catalogue/files/families/fx_quotes'

export const fxForwards: Family = {
  ...fxQuotes,
  rows: 700,
  fields: [
    TIME,
    {
      name: 'pair',
      type: 'string(6)',
      en: 'Currency pair, base then quote',
      de: 'Währungspaar, Basis vor Quote',
    },
    {
      name: 'tenor',
      type: 'string(3)',
      en: 'Time to delivery: 1W to 12M',
      de: 'Zeit bis zur Lieferung: 1W bis 12M',
    },
    {
      name: 'bid',
      type: 'decimal(12,6)',
      unit: 'quote ccy',
      en: 'Best bid',
      de: 'Bester Geldkurs',
    },
    {
      name: 'ask',
      type: 'decimal(12,6)',
      unit: 'quote ccy',
      en: 'Best ask',
      de: 'Bester Briefkurs',
    },
    {
      name: 'fixing',
      type: 'string(8)',
      en: 'Fixing that settles the trade',
      de: 'Fixing, zu dem abgerechnet wird',
    },
    SEQUENCE,
  ],
  *draw(context) {
    const { random } = context
    for (const [time, pair, bid, , , , sequence] of fxQuotes.draw(context)) {
      const ask = (Number(bid) * 1.0002).toPrecision(6)
      yield [
        time!,
        pair!,
        random.pick(['1W', '1M', '2M', '3M', '6M', '12M']),
        bid!,
        ask,
        random.pick(['MRD11', 'MRD16']),
        sequence!,
      ]
    }
  },
}
