import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import type { ListedInformationProduct } from '#contracts/lists/records/information_product_list'

const { about, flag, integer } = is

const fields = fieldsOf<ListedInformationProduct>()({
  id: about(integer, 'Id of the information product.'),
  name: is.text,
  affiliates: about(flag, 'Its contracts say for how many affiliates.'),
  timeSeries: about(flag, 'Its contracts say for which past days.'),
  remark: about(flag, 'Its contracts have a remark.'),
  version: about(integer, 'Counts the changes.'),
})

export const informationProductSchema = is.named('InformationProduct', fields.schema)
export const informationProductToWire = (row: ListedInformationProduct) => fields.of(row)

export default class InformationProductTransformer extends BaseTransformer<ListedInformationProduct> {
  toObject() {
    return this.resource
  }
}
