import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import type { UserRecord } from '#identity/queries/user_record'

const { about, email, flag, integer, moment, nullable, text } = is

const fields = fieldsOf<UserRecord & { isDeletable: boolean }>()({
  id: [integer, ({ user }) => user.id],
  email: [email, ({ user }) => user.email],
  additionalEmail2: [nullable(email), ({ user }) => user.secondEmail],
  additionalEmail2Verified: [flag, ({ user }) => user.secondEmailVerifiedAt !== null],
  additionalEmail3: [nullable(email), ({ user }) => user.thirdEmail],
  additionalEmail3Verified: [flag, ({ user }) => user.thirdEmailVerifiedAt !== null],
  firstName: [text, ({ user }) => user.firstName],
  lastName: [text, ({ user }) => user.lastName],
  jobPosition: [nullable(text), ({ user }) => user.jobPosition],
  phone: [nullable(text), ({ user }) => user.phone],
  mobilePhone: [nullable(text), ({ user }) => user.mobilePhone],
  company: [text, ({ user }) => user.company],
  tin: [about(nullable(text), 'VAT ID.'), ({ user }) => user.tin],
  username: [about(nullable(text), 'Null for staff.'), ({ user }) => user.username],
  organization: [nullable(text), ({ user }) => user.organization],
  bpId: [
    about(nullable(integer), 'Number of the business partner.'),
    ({ user: { businessPartnerId: id } }) => (id === null ? null : Number(id)),
  ],
  bpName: [nullable(text), ({ user }) => user.businessPartnerName],
  billingAddress: [nullable(is.address), ({ billing }) => billing],
  deliveryAddress: [nullable(is.address), ({ delivery }) => delivery],
  accountActivated: [flag, ({ user }) => user.accountActivated],
  userLocked: [flag, ({ user }) => user.isLocked],
  privacyNoticeAgreed: [flag, ({ user }) => user.privacyNoticeAgreedAt !== null],
  createdByAdmin: [flag, ({ user }) => user.createdByAdmin],
  createdOn: [moment, ({ user }) => user.createdAt.toUTC().toISO()!],
  isDeletable: about(
    flag,
    'Whether the caller may delete the user, to whom neither orders nor subscriptions may refer.'
  ),
  version: about(integer, 'Counts the changes.'),
})

export const userSchema = is.named('User', fields.schema)

/** A user under the names of the HTTP API; staff have no username. */
export default class UserApiTransformer extends BaseTransformer<
  UserRecord & { isDeletable: boolean }
> {
  toObject() {
    return fields.of(this.resource)
  }
}
