import { usePage } from '@inertiajs/react'
import type { RailGroup } from '@kontor/design-system/rail'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

/** The places of the administration that the person's scopes open, as the rail lists them. */
export function useAdminPlaces(): RailGroup[] {
  const t = useText('site/admin')
  const { user, placeCounts } = useShared()
  const { count } = useFormat()
  const path = usePage().url.split('?')[0]!
  const groups = user?.adminPlaces ?? []
  const current = groups
    .flatMap(({ places }) => places.map((place) => place.path))
    .filter((start) => path === start || path.startsWith(`${start}/`))
    .sort((one, other) => other.length - one.length)[0]
  return groups.map(({ name, places }) => ({
    title: t(`groups.${name}`),
    links: places.map((place) => ({
      href: place.path,
      label: place.label,
      count: placeCounts[place.name] === undefined ? undefined : count(placeCounts[place.name]!),
      isCurrent: place.path === current,
    })),
  }))
}
