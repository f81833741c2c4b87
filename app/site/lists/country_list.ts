import { defineList } from '#shared/lists'

type CountryRow = { code: string; name: string; vat: number }

export const countryList = defineList<CountryRow>()({
  columns: { code: 'c.code', name: 'c.name_en', vat: 'c.vat_percent' },
  from: 'countries c',
  sort: { name: 'name', code: 'code', vat: 'vat' },
  usual: { by: 'name', direction: 'asc' },
  tieBreaker: 'c.code',
  search: ['name', 'code'],
})
