import { BaseTransformer } from '@adonisjs/core/transformers'
import { countryName } from '#shared/countries/country_name'
import type { Locale } from '#shared/i18n'
import type { PartnerOfUser } from '#contracts/queries/partner_of_user'

export default class PartnerOfUserTransformer extends BaseTransformer<PartnerOfUser> {
  constructor(
    resource: PartnerOfUser,
    private locale: Locale
  ) {
    super(resource)
  }

  toObject() {
    return {
      ...this.pick(this.resource, ['bpId', 'bpName', 'userCount']),
      country: countryName(this.resource.countryCode, this.locale),
    }
  }
}
