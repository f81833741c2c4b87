import { hkdfSync } from 'node:crypto'
import env from '#start/env'
import apiLimits from '#config/api_limits'
import { appKey, appUrl, formerAppKeys } from '#config/app'
import { readDomains } from '#identity/domain/derivatives_house'
import { groupNameOf, type ShopEnvironment } from '#identity/domain/environment'
import { PASSWORD_PARTS, type PasswordPolicy } from '#identity/domain/password_rules'
import type { RequiredStrength } from '#identity/domain/sign_in_strength'
import type { Role } from '#identity/domain/roles'

export type ProviderKey = 'customers' | 'staff'

export type ProviderSettings = {
  /** Issuer address of the provider; null where that sign-in is not offered. */
  issuer: string | null
  clientId: string
  clientSecret: string | undefined
  /** Each provider answers at an address of its own, so that answers cannot be mixed up. */
  callbackPath: string
  /** Whether the shop itself is the provider. */
  embedded: boolean
  /** Group that everybody of this provider has to be in, besides having a role; null for none. */
  requiredGroup: string | null
  /** Methods and levels of which its ID tokens have to name one (claims `amr` and `acr`). */
  requiredStrength: RequiredStrength
  /** Where an outside provider lets people make an account; null: on its sign-in page. */
  registrationUrl: string | null
}

const derivedSecret = (purpose: string, key = appKey.release()) =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, 32)).toString('base64url')

const listed = (value = '') => value.split(/[\s,]+/).filter(Boolean)

const ownIssuer = `${appUrl}/oidc`
const customerIssuer = env.get('CUSTOMER_OIDC_ISSUER', ownIssuer)
const isEmbedded = customerIssuer === ownIssuer

const customers: ProviderSettings = {
  issuer: customerIssuer,
  clientId: env.get('CUSTOMER_OIDC_CLIENT_ID', 'kontor'),
  clientSecret:
    env.get('CUSTOMER_OIDC_CLIENT_SECRET') ??
    (isEmbedded ? derivedSecret('customers client secret') : undefined),
  callbackPath: '/externalLogin',
  embedded: isEmbedded,
  requiredGroup: env.get('CUSTOMER_REQUIRED_GROUP') ?? null,
  requiredStrength: { amr: [], acr: [] },
  registrationUrl: env.get('CUSTOMER_REGISTRATION_URL') ?? null,
}

const staff: ProviderSettings = {
  issuer: env.get('STAFF_OIDC_ISSUER') ?? null,
  clientId: env.get('STAFF_OIDC_CLIENT_ID', 'kontor'),
  clientSecret: env.get('STAFF_OIDC_CLIENT_SECRET'),
  callbackPath: '/internalUserRegistration',
  embedded: false,
  requiredGroup: env.get('STAFF_REQUIRED_GROUP') ?? null,
  requiredStrength: {
    amr: listed(env.get('STAFF_REQUIRED_AMR')),
    acr: listed(env.get('STAFF_REQUIRED_ACR')),
  },
  registrationUrl: null,
}

const environment: ShopEnvironment = env.get('SHOP_ENVIRONMENT', 'production')
const groupName = (role: Role) => groupNameOf(role, environment)

const passwordParts = env.get('PASSWORD_PARTS', PASSWORD_PARTS.join(',')).split(',')

const identityConfig = {
  environment,
  providers: { customers, staff } as Record<ProviderKey, ProviderSettings>,
  scopes: env.get('OIDC_SCOPES', 'openid profile email groups'),
  groupsClaim: env.get('OIDC_GROUPS_CLAIM', 'groups'),
  groups: {
    user: env.get('GROUP_USER', groupName('user')),
    viewer: env.get('GROUP_VIEWER', groupName('viewer')),
    manager: env.get('GROUP_MANAGER', groupName('manager')),
    admin: env.get('GROUP_ADMIN', groupName('admin')),
    derivatives: env.get('GROUP_DERIVATIVES', groupName('derivatives')),
    sales: env.get('GROUP_SALES', groupName('sales')),
  },
  /** Whose orders concern staff who see quotas and public links only. */
  derivativesHouse: {
    group: env.get(
      'DERIVATIVES_HOUSE_GROUP',
      env.get('GROUP_DERIVATIVES', groupName('derivatives'))
    ),
    emailDomains: readDomains(env.get('DERIVATIVES_HOUSE_DOMAINS', '')),
  },
  /** The first one signs; those of former application keys are believed as well. */
  cookieKeys: [appKey.release(), ...formerAppKeys].map((key) =>
    derivedSecret('customers provider cookies', key)
  ),
  requestKey: derivedSecret('addresses of pending requests'),
  /** A provider's keys are asked for anew when one is unknown, but not more often than this. */
  keyFloorSeconds: 5,
  /** Each part of the password policy is a switch. */
  passwordPolicy: {
    minimumLength: env.get('PASSWORD_MINIMUM_LENGTH', 8),
    parts: PASSWORD_PARTS.filter((part) => passwordParts.includes(part)),
  } satisfies PasswordPolicy,
  /** Days after which a password has to be changed at sign-in; 0 for never. */
  passwordMaxAgeDays: env.get('PASSWORD_MAX_AGE_DAYS', 90),
  /** How long the mailed links work that let somebody choose a password. */
  linkHours: { activation: 7 * 24, reset: 1 },
  /** Version of the privacy notice that has to be agreed to. */
  privacyNoticeVersion: '1.0',
  /** How long a code works that verifies an additional e-mail address. */
  emailCodeDays: 7,
  ...apiLimits,
  /** Wrong passwords for one account from one address before it has to wait, and how long. */
  passwordAttempts: { requests: 8, duration: '15 mins' },
  /** Wrong passwords for one account from anywhere before only known addresses may go on. */
  accountAttempts: { requests: 50, duration: '1 hour' },
  /** Wrong codes of second factors for one account, from wherever, before it has to wait. */
  codeAttempts: { requests: 5, duration: '15 mins' },
  codesOfDay: { requests: 40, duration: '1 day' },
  /** Registrations in an hour: with one e-mail address, and from one network. */
  registrations: apiLimits.taken.registrations,
  /** Links to choose a password in an hour, in the same way. */
  signInLinks: { ofPerson: 5, ofAddress: 60 },
  /** Wrong passwords from one address for any account. */
  addressAttempts: { requests: 60, duration: '15 mins' },
}

export default identityConfig
