import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import type { FoundPartner } from '#contracts/lists/partner_list'

const { about, flag, integer, text } = is

const fields = fieldsOf<FoundPartner>()({
  bpId: about(integer, 'BP number, at most 10 digits.'),
  bpName: text,
  countryCode: about(text, 'Two letters (ISO 3166-1).'),
  countryName: about(text, "In the caller's language."),
  hasUser: about(flag, 'A partner that has a user is neither edited nor deleted.'),
  version: about(integer, 'Counts the changes.'),
})

export const businessPartnerSchema = is.named('BusinessPartner', fields.schema)

export default class BusinessPartnerApiTransformer extends BaseTransformer<FoundPartner> {
  toObject() {
    return fields.of(this.resource)
  }
}
