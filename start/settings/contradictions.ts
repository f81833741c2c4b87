type Settings = Record<string, unknown>

/** A rule between settings: when it applies, what must be set then, or must not be as it is. */
type Rule = { when: (settings: Settings) => boolean; needs?: string[]; refuses?: string }

const is = (name: string, value: unknown) => (settings: Settings) => settings[name] === value
const has = (name: string) => (settings: Settings) => Boolean(settings[name])

/** Whether customers sign in at another provider than the embedded one. */
const isElsewhere = ({ CUSTOMER_OIDC_ISSUER: issuer, APP_URL: address }: Settings) =>
  Boolean(issuer) && issuer !== `${String(address)}/oidc`

const RULES: Rule[] = [
  {
    when: is('DRIVE_DISK', 's3'),
    needs: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  },
  {
    when: (settings) => settings.DOWNLOADS_BY === 'store' && settings.DRIVE_DISK !== 's3',
    refuses: 'DOWNLOADS_BY=store needs DRIVE_DISK=s3',
  },
  {
    when: (settings) => settings.DOWNLOADS_BY === 'nginx' && settings.DRIVE_DISK !== 'fs',
    refuses: 'DOWNLOADS_BY=nginx needs DRIVE_DISK=fs',
  },
  { when: has('SMTP_USERNAME'), needs: ['SMTP_PASSWORD'] },
  { when: has('SMTP_PASSWORD'), needs: ['SMTP_USERNAME'] },
  { when: has('STAFF_OIDC_ISSUER'), needs: ['STAFF_OIDC_CLIENT_SECRET'] },
  { when: isElsewhere, needs: ['CUSTOMER_OIDC_CLIENT_ID', 'CUSTOMER_OIDC_CLIENT_SECRET'] },
  {
    when: has('CARD_PROVIDER_URL'),
    needs: ['CARD_PROVIDER_PUBLIC_KEY', 'CARD_PROVIDER_PRIVATE_KEY'],
  },
]

/** Where settings, each of them fine by itself, do not go together: one sentence each. */
export function contradictionsIn(settings: Settings): string[] {
  return RULES.filter(({ when }) => when(settings)).flatMap(({ needs = [], refuses }) => [
    ...needs.filter((name) => !settings[name]).map((name) => `${name} is not set`),
    ...(refuses ? [refuses] : []),
  ])
}
