import { is } from '#shared/http/api_description'

const { about, email, flag, integer, moment, nullable, object, text } = is

/** A user as every call answers one. */
export const user = is.named(
  'User',
  object({
    id: integer,
    email,
    additionalEmail2: nullable(email),
    additionalEmail2Verified: flag,
    additionalEmail3: nullable(email),
    additionalEmail3Verified: flag,
    firstName: text,
    lastName: text,
    jobPosition: nullable(text),
    phone: nullable(text),
    mobilePhone: nullable(text),
    company: text,
    tin: about(nullable(text), 'VAT ID.'),
    username: about(nullable(text), 'Null for staff.'),
    organization: nullable(text),
    bpId: about(nullable(text), 'Business partner.'),
    bpName: nullable(text),
    billingAddress: nullable(is.address),
    deliveryAddress: nullable(is.address),
    accountActivated: flag,
    userLocked: flag,
    privacyNoticeAgreed: flag,
    createdByAdmin: flag,
    createdOn: moment,
    isDeletable: about(
      flag,
      'Whether the caller may delete the user, to whom neither orders nor subscriptions may refer.'
    ),
  })
)
