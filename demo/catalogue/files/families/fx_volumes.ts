import { times, type Family } from '#demo/catalogue/files/family'
import { TIME } from '#demo/catalogue/files/families/fields'
import { figures } from '#demo/catalogue/files/families/figures'
import { PAIRS } from '#demo/catalogue/files/families/pairs'

export const fxVolumes: Family = {
  ...figures([]),
  rows: 288,
  fields: [
    {
      ...TIME,
      unit: 'min',
      en: 'Beginning of the five minutes, UTC',
      de: 'Beginn der fünf Minuten, UTC',
    },
    { name: 'pair', type: 'string(6)', en: 'Currency pair', de: 'Währungspaar' },
    {
      name: 'volume',
      type: 'int64',
      unit: 'base ccy',
      en: 'Amount traded',
      de: 'Gehandelter Betrag',
    },
    { name: 'trades', type: 'int32', en: 'Number of trades', de: 'Zahl der Abschlüsse' },
  ],
  *draw(context) {
    const { random } = context
    for (const time of times(context, 0, 22)) {
      yield [
        `${time.slice(0, 16)}Z`,
        random.pick(PAIRS)[0],
        random.whole(5, 900) * 100_000,
        random.whole(3, 400),
      ]
    }
  },
}
