import { RailFrame } from '@kontor/design-system/rail'
import type { PropsWithChildren } from 'react'
import { useAdminPlaces } from '~/components/shell/use_admin_places'
import { useText } from '~/hooks/use_text'
import { Frame } from './frame'

/** Pages of the administration: compact, with the rail of its places at the start. */
export function AdminLayout({ children }: PropsWithChildren) {
  const t = useText('site/admin')
  return (
    <Frame>
      <div data-density="compact">
        <RailFrame label={t('title')} groups={useAdminPlaces()}>
          <main id="main">{children}</main>
        </RailFrame>
      </div>
    </Frame>
  )
}
