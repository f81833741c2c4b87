import type { RailGroup } from '@kontor/design-system/rail'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

export type TileId =
  | 'orders'
  | 'invoices'
  | 'subscriptions'
  | 'reports'
  | 'evidence'
  | 'quotes'
  | 'downloads'
  | 'csdr'
  | 'personal_data'
  | 'change_password'
  | 'security'
  | 'api_tokens'
  | 'webhooks'
  | 'sign_ins'
  | 'my_data'

export type Tile = { id: TileId; path: string }

const GROUPS = {
  business: [
    ...['orders', 'invoices', 'subscriptions', 'reports', 'quotes'],
    ...['evidence', 'downloads', 'csdr'],
  ],
  you: ['personal_data', 'change_password', 'security', 'sign_ins', 'my_data'],
  machines: ['api_tokens', 'webhooks'],
} as const satisfies Record<string, readonly string[]>

const NAMES = ['business', 'you', 'machines'] as const

/** The menu of the account with a figure beside each entry that has one. */
export function useAccountMenu(
  tiles: readonly Tile[],
  figures: Record<string, number>
): RailGroup[] {
  const t = useText('identity/home')
  const menu = useText('identity/account')
  const { count } = useFormat()
  return NAMES.map((name) => ({
    title: t(`groups.${name}`),
    links: tiles
      .filter(({ id }) => (GROUPS[name] as readonly string[]).includes(id))
      .map(({ id, path }) => ({
        href: path,
        label: menu(`menu.${id}`),
        count: figures[id] ? count(figures[id]) : undefined,
      })),
  })).filter(({ links }) => links.length > 0)
}
