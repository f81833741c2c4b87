import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import type { ListedContract } from '#contracts/lists/records/contract_list'

const { about, integer, nullable, text } = is

const day = about(is.wireDay, 'Day as YYYYMMDD; 0 where that end is open.')
const open = (iso: string | null) => wireDayOf(iso) ?? 0

const fields = fieldsOf<ListedContract>()({
  id: about(integer, 'Id of the contract.'),
  bpId: about(integer, 'BP number, at most 10 digits.'),
  customerName: about(text, 'Name of the business partner.'),
  contractTypeId: about(integer, 'Id of the contract type.'),
  contractTypeName: text,
  clmMaNumber: about(text, 'Id of the contract in the CRM.'),
  contractProductId: about(integer, 'Id of the information product.'),
  contractProductName: text,
  affiliates: about(nullable(integer), 'How many; null where the product does not ask for it.'),
  timeSeriesFrom: [day, ({ timeSeriesFrom }) => open(timeSeriesFrom)],
  timeSeriesTo: [day, ({ timeSeriesTo }) => open(timeSeriesTo)],
  remark: nullable(text),
  startDate: [day, ({ startDate }) => open(startDate)],
  endDate: [day, ({ endDate }) => open(endDate)],
  state: is.oneOf(['Upcoming', 'Running', 'Ended']),
  version: about(integer, 'Counts the changes.'),
  paper: about(nullable(text), 'Name of the scanned paper; null without one.'),
})

export const contractSchema = is.named('Contract', fields.schema)
export const contractToWire = (row: ListedContract) => fields.of(row)

export default class ContractTransformer extends BaseTransformer<ListedContract> {
  toObject() {
    return this.resource
  }
}
