import { ISINS, type Family, type Field, type FileContext } from '#demo/catalogue/files/family'
import { ISIN, DAY, fixed } from '#demo/catalogue/files/families/fields'
import { DAILY_NOTES } from '#demo/catalogue/files/families/notes'

export const figure = (
  name: string,
  unit: string,
  en: string,
  de: string,
  since?: string
): Field => ({
  ...{ name, type: 'decimal(14,4)', unit, en, de },
  ...(since ? { since } : {}),
})

/** Daily figures per instrument: a table of the same make for every analytics product. */
export function figures(fields: Field[], format: 'csv' | 'parquet' = 'csv'): Family {
  return {
    format,
    compression: format === 'csv' ? 'gzip' : 'none',
    rows: 420,
    fields: [DAY, ISIN, ...fields],
    *draw({ random, day, rows }: FileContext) {
      for (let row = 0; row < rows; row++) {
        const isin = `${random.pick(ISINS).slice(0, 9)}${String(row).padStart(3, '0')}`
        yield [
          day.iso,
          isin,
          ...fields.map((_, index) => fixed(random.next() * 10 ** (4 - (index % 3)), 4)),
        ]
      }
    },
    notes: DAILY_NOTES,
  }
}
