import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import type { ListedContractType } from '#contracts/lists/records/contract_type_list'

const fields = fieldsOf<ListedContractType>()({
  id: is.about(is.integer, 'Id of the contract type.'),
  name: is.text,
  validFrom: [is.wireDay, ({ validFrom }) => wireDayOf(validFrom)],
  validTo: [is.wireDay, ({ validTo }) => wireDayOf(validTo)],
  version: is.about(is.integer, 'Counts the changes.'),
})

export const contractTypeSchema = is.named('ContractType', fields.schema)
export const contractTypeToWire = (row: ListedContractType) => fields.of(row)

/** Days as they are kept, for pages. */
export default class ContractTypeTransformer extends BaseTransformer<ListedContractType> {
  toObject() {
    return this.resource
  }
}
