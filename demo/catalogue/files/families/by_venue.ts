import type { Family } from '#demo/catalogue/files/family'
import { MIC } from '#demo/catalogue/files/families/fields'
import { fxQuotes } from '#demo/catalogue/files/families/fx_quotes'
import { reference } from '#demo/catalogue/files/families/reference'

const FX_PLACES: [string, string][] = [
  ['MRLX', 'Meridian Luxembourg'],
  ['MRNY', 'Meridian New York'],
  ['MRSG', 'Meridian Singapore'],
]

/** FX quotes of several places in one file, each row with its place and its base currency. */
export const fxQuotesByVenue: Family = {
  ...fxQuotes,
  fields: [
    MIC,
    { name: 'currency', type: 'string(3)', en: 'Base currency', de: 'Basiswährung' },
    ...fxQuotes.fields,
  ],
  *draw(context) {
    for (const row of fxQuotes.draw(context)) {
      yield [context.random.pick(FX_PLACES)[0], String(row[1]).slice(0, 3), ...row]
    }
  },
  filters: {
    levelOne: { field: 'venue', values: FX_PLACES },
    levelTwo: {
      field: 'currency',
      values: [
        ['EUR', 'Euro'],
        ['USD', 'US dollar'],
        ['GBP', 'Pound sterling'],
        ['AUD', 'Australian dollar'],
      ],
    },
  },
}

/** Instruments of both markets in one file, each row with its venue. */
export const referenceByVenue: Family = {
  ...reference,
  fields: [MIC, ...reference.fields],
  *draw(context) {
    for (const row of reference.draw(context)) yield [context.random.pick(context.venues), ...row]
  },
  filters: {
    levelOne: {
      field: 'venue',
      values: [
        ['XALC', 'Alster Cash Market'],
        ['XALD', 'Alster Derivatives'],
      ],
    },
    levelTwo: { field: 'currency', values: [['EUR'], ['CHF'], ['SEK'], ['PLN']] },
  },
}
