import { defineList, either } from '#shared/lists'

export type ListedContractType = {
  id: number
  name: string
  validFrom: string
  validTo: string
  contracts: number
  version: number
}

const VALIDITY: Record<string, string> = {
  Valid: 'shop_today() between t.valid_from and t.valid_to',
  Upcoming: 't.valid_from > shop_today()',
  Expired: 't.valid_to < shop_today()',
}

export const contractTypeList = defineList<ListedContractType>()({
  columns: {
    id: 't.id',
    name: 't.name',
    validFrom: 't.valid_from',
    validTo: 't.valid_to',
    contracts: '(select count(*) from contracts c where c.contract_type_id = t.id)',
    version: 't.version',
  },
  from: 'contract_types t',
  sort: { name: { lower: 'name' }, validFrom: 'validFrom', validTo: 'validTo' },
  usual: { by: 'name', direction: 'asc', limit: 50 },
  mostRows: 1_000,
  search: ['name'],
  filters: {
    validity: {
      condition: (chosen: string[]) =>
        either(chosen.map((one) => ({ sql: VALIDITY[one]!, values: [] }))),
      values: ['Valid', 'Upcoming', 'Expired'],
    },
  },
  csv: {
    fileName: 'webshop_contract_types',
    heads: 'contracts.contract_types.list.columns',
    columns: { name: 'name', validFrom: 'validFrom', validTo: 'validTo', contracts: 'contracts' },
  },
})
