/** The places of an account in the order of its menu. */
export const ACCOUNT_TILES = [
  { id: 'orders', path: '/my-account/my-orders' },
  { id: 'invoices', path: '/my-account/invoices' },
  { id: 'subscriptions', path: '/my-account/my-subscriptions' },
  { id: 'reports', path: '/my-account/my-reports' },
  { id: 'evidence', path: '/my-account/licence-evidence' },
  { id: 'quotes', path: '/my-account/quotes' },
  { id: 'downloads', path: '/my-account/download-centre' },
  { id: 'csdr', path: '/my-account/csdr' },
  { id: 'personal_data', path: '/my-account/personal-data' },
  { id: 'change_password', path: '/my-account/change-password' },
  { id: 'security', path: '/my-account/security' },
  { id: 'api_tokens', path: '/my-account/api-token' },
  { id: 'webhooks', path: '/my-account/webhooks' },
  { id: 'sign_ins', path: '/my-account/sign-ins' },
  { id: 'my_data', path: '/my-account/my-data' },
] as const

export type AccountTile = (typeof ACCOUNT_TILES)[number]

type Facts = { hasPasswordHere: boolean; answers: (path: string) => boolean }

export const tilesFor = ({ hasPasswordHere, answers }: Facts): AccountTile[] =>
  ACCOUNT_TILES.filter(
    ({ id, path }) =>
      answers(path) && (hasPasswordHere || !['change_password', 'security'].includes(id))
  )
