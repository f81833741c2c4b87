import { findIn, told, type Finder } from '#shared/finding'
import { translate } from '#shared/i18n'
import { partnerLists } from '#contracts/lists/partner_list'

const partners: Finder = {
  name: 'partners',
  rank: 50,
  async find({ text, verb }, { locale, may }) {
    if (verb !== null || !may('businessPartners.read')) return []
    const found = await findIn(partnerLists[locale], text)
    return found.map(({ bpId, bpName, countryName, users }) => ({
      id: `partner:${bpId}`,
      path: `/admin/business-partners?search=${bpId}`,
      label: bpName,
      detail: translate(locale, 'contracts.places.find.number', { number: bpId, countryName }),
      facts: told(locale, {
        'shared.fields.bp_id': String(bpId),
        'shared.fields.country': countryName,
        'shared.fields.users': users.map(({ email }) => email).join(', '),
      }),
    }))
  },
}

export default [partners]
