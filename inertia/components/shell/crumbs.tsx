import { Breadcrumbs } from '@kontor/design-system/breadcrumbs'
import { useText } from '~/hooks/use_text'

export interface Crumb {
  name: string
  /** Without an address it is the page itself. */
  href?: string
}

export function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useText('shell/frame')
  return (
    <Breadcrumbs
      label={t('nav.breadcrumb')}
      crumbs={crumbs.map(({ name, href }) => ({ label: name, href }))}
    />
  )
}
