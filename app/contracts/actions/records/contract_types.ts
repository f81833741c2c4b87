import { recordsOf } from '#contracts/actions/records/records_of'
import type { ContractTypeValues } from '#contracts/domain/records/contract_type'
import ContractType from '#contracts/models/contract_type'

export const contractTypes = recordsOf<ContractTypeValues>({
  subject: 'contract_type',
  model: ContractType,
  onDelete: { contracts_type: { code: 'contracts.contract_types.errors.in_use', status: 409 } },
})
