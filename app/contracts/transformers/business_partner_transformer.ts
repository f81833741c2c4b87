import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedPartner } from '#contracts/lists/partner_list'

export default class BusinessPartnerTransformer extends BaseTransformer<ListedPartner> {
  toObject() {
    return {
      ...this.pick(this.resource, ['bpId', 'bpName', 'countryCode', 'countryName', 'hasUser']),
      ...this.pick(this.resource, ['version', 'users', 'userCount']),
    }
  }
}
