import { recordsOf } from '#contracts/actions/records/records_of'
import type { ContractValues } from '#contracts/domain/records/contract'
import Contract from '#contracts/models/contract'

export const contracts = recordsOf<ContractValues>({
  subject: 'contract',
  model: Contract,
  derived: ['partnerName', 'contractTypeName', 'productName', 'searchText'],
  onWrite: {
    contracts_partner: { code: 'contracts.contracts.errors.partner_gone', field: 'bpId' },
    contracts_type: { code: 'contracts.contracts.errors.type_gone', field: 'contractTypeId' },
    contracts_product: {
      code: 'contracts.records.errors.product_gone',
      field: 'contractProductId',
    },
  },
})
