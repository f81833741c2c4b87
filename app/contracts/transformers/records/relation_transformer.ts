import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import type { ListedRelation } from '#contracts/lists/records/relation_list'

const { about, integer, text } = is

const fields = fieldsOf<ListedRelation>()({
  id: about(integer, 'Id of the relation.'),
  productId: about(integer, 'Id of the information product.'),
  productName: text,
  subscriptionTypeId: about(integer, 'Id of the subscription type.'),
  subscriptionName: text,
  subscriptionDescription: text,
  version: about(integer, 'Counts the changes.'),
})

export const relationSchema = is.named('ProductSubscription', fields.schema)
export const relationToWire = (row: ListedRelation) => fields.of(row)

export default class RelationTransformer extends BaseTransformer<ListedRelation> {
  toObject() {
    return this.resource
  }
}
