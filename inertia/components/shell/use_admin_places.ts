import { usePage } from '@inertiajs/react'
import type { RailGroup } from '@kontor/design-system/rail'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from './addresses'

/** The administration by theme; a place shows when the person holds its scope. */
const PLACES = [
  {
    title: 'sales',
    links: [{ name: 'orders', href: ADDRESSES.adminOrders, scope: 'orders.read' }],
  },
] as const

/** The places of the administration that the person's scopes open. */
export function useAdminPlaces(): RailGroup[] {
  const t = useText('shell')
  const { user } = useShared()
  const { url } = usePage()
  return PLACES.map(({ title, links }) => ({
    title: t(`admin.${title}`),
    links: links
      .filter(({ scope }) => user?.scopes.includes(scope))
      .map(({ name, href }) => ({
        href,
        label: t(`admin.${name}`),
        isCurrent: url.startsWith(href),
      })),
  })).filter(({ links }) => links.length > 0)
}
