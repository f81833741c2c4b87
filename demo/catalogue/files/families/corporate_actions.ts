import type { Family } from '#demo/catalogue/files/family'
import { ISIN, DAY, fixed } from '#demo/catalogue/files/families/fields'
import { figures } from '#demo/catalogue/files/families/figures'

export const corporateActions: Family = {
  ...figures([]),
  rows: 140,
  fields: [
    DAY,
    ISIN,
    {
      name: 'action',
      type: 'string(12)',
      en: 'Dividend, split, merger or rename',
      de: 'Dividende, Split, Verschmelzung oder Umbenennung',
    },
    {
      name: 'ex_day',
      type: 'date',
      en: 'First day without the right',
      de: 'Erster Tag ohne das Recht',
    },
    {
      name: 'amount',
      type: 'decimal(12,4)',
      unit: 'USD',
      en: 'Amount of a share',
      de: 'Betrag je Aktie',
    },
  ],
  *draw({ random, day, rows }) {
    for (let row = 0; row < rows; row++) {
      yield [
        day.iso,
        `US00${String(random.whole(1, 9999)).padStart(4, '0')}HD${String(row).padStart(2, '0')}`.slice(
          0,
          12
        ),
        random.pick(['dividend', 'dividend', 'split', 'merger', 'rename']),
        day.plusDays(random.whole(1, 30)).iso,
        fixed(random.next() * 2, 4),
      ]
    }
  },
}
