import { VAT_PERCENT } from '#shared/countries'
import { defineList } from '#shared/lists'

type CountryRow = { code: string; name: string; vat: number }

export const countryList = defineList<CountryRow>()({
  columns: { code: 'c.code', name: 'c.name_en', vat: VAT_PERCENT },
  from: 'countries c',
  sort: { name: 'name', code: 'code', vat: 'vat' },
  usual: { by: 'name', direction: 'asc' },
  tieBreaker: 'c.code',
  search: ['name', 'code'],
})
