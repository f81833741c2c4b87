import { Breadcrumbs, type Crumb } from '@kontor/design-system/breadcrumbs'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from './addresses'

/** The way to a page of staff: all of them lie in the administration. */
export function AdminCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useText('shell/frame')
  const admin = useText('site/admin')
  const root = { label: admin('title'), href: ADDRESSES.admin }
  return <Breadcrumbs label={t('nav.breadcrumb')} crumbs={[root, ...crumbs]} />
}
