import { lazy, Suspense } from 'react'
import { useHydrated } from '~/hooks/use_hydrated'
import type { ViewToolsProps } from './view_tools'

/** Its menus and windows are no part of the many pages that have a list. */
const ViewTools = lazy(async () => {
  const { loadNamespaces } = await import('~/i18n/browser')
  await loadNamespaces(['shared/views'])
  return import('./view_tools')
})

/** What keeps views of a list; it comes after the list itself. */
export function LateViewTools(props: ViewToolsProps) {
  if (!useHydrated()) return null
  return (
    <Suspense>
      <ViewTools {...props} />
    </Suspense>
  )
}
