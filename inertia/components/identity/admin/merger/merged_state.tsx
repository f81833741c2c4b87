import { Link } from '@kontor/design-system/link'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

/** Where an account went that was merged into another one. */
export function MergedState({ into }: { into: number }) {
  const t = useText('identity/merger')
  return (
    <StatusBadge
      status="archived"
      label={t('merged')}
      detail={<Link href={`${ADDRESSES.users}/${into}`}>{t('went_to', { id: String(into) })}</Link>}
    />
  )
}
