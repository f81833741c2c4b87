import type { Family } from '#demo/catalogue/files/family'
import { fixed } from '#demo/catalogue/files/families/fields'
import { trades } from '#demo/catalogue/files/families/trades'

export const bestExecution: Family = {
  ...trades,
  rows: 600,
  fields: [
    ...trades.fields.filter(({ name }) => name !== 'phase'),
    {
      name: 'best_bid',
      type: 'decimal(12,4)',
      unit: 'EUR',
      en: 'Best bid of all venues at the moment of the trade',
      de: 'Bester Geldkurs aller Plätze im Augenblick des Abschlusses',
    },
    {
      name: 'best_ask',
      type: 'decimal(12,4)',
      unit: 'EUR',
      en: 'Best ask of all venues at the moment of the trade',
      de: 'Bester Briefkurs aller Plätze im Augenblick des Abschlusses',
    },
    {
      name: 'best_venue',
      type: 'string(4)',
      en: 'Venue that offered the best price',
      de: 'Handelsplatz mit dem besten Preis',
    },
  ],
  *draw(context) {
    const { random, venues } = context
    for (const [time, isin, venue, price, qty, id, , sequence] of trades.draw(context)) {
      const middle = Number(price) + random.step(0.02)
      yield [
        time!,
        isin!,
        venue!,
        price!,
        qty!,
        id!,
        sequence!,
        fixed(middle - 0.01, 4),
        fixed(middle + 0.01, 4),
        random.pick(venues),
      ]
    }
  },
}
