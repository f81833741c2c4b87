import { exemplify } from '#shared/http/api_description'

/** What the fields of the HTTP API may look like: people and their tokens. */
export default function examples() {
  exemplify({
    'User.id': [7],
    'additionalEmail2': ['data.desk@elbquant.example'],
    'additionalEmail3': ['invoices@elbquant.example'],
    'jobPosition': ['Head of research'],
    'phone': ['+4940123456'],
    'mobilePhone': ['+4915112345678'],
    'username': ['anna.brandt'],
    'bpId': [4711, '4711'],
    'bpName': ['Elbquant Research GmbH'],
    'groups': ['Customer'],
    'grantedGroups': ['Customer'],
    'oldPassword': ['tally-mark-of-spring'],
    'newPassword': ['harbour-lamp-in-fog'],
    'confirmed': [true],
    'api_token': ['kontor_2f6c0b91'],
    'mp_api': ['marketplace-2f6c0b91'],
    'marketplaceToken': ['marketplace-2f6c0b91'],
    'organization': ['Elbquant Research GmbH'],
    'accountActivated': [true],
    'privacyNoticeAgreed': [true],
    'legalEntity': [true],
    'privacyNotice': [true],
    'users.id': [7],
  })
}
