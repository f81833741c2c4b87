import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { userAddress } from '~/components/shell/addresses'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import { RECORD_ADDRESSES } from '../records/types'
import { ENTITLEMENTS, nameOf, type Finding } from './types'

interface FindingActionsProps {
  finding: Finding
  onAccept: () => void
}

/** Where a finding is mended: the company's contracts, or the person's ranges; or it is let be. */
export function FindingActions({ finding, onAccept }: FindingActionsProps) {
  const t = useText('contracts/findings')
  const mayWrite = useCan('contracts.write')
  const maySeeUsers = useCan('users.read')
  const mayGive = useCan('subscriptions.users.write') && mayWrite
  const { id, kind, bpId, userId } = finding
  return (
    <span className="grid justify-items-end gap-1">
      {mayGive && kind === 'without_data' && (
        <Link href={`${RECORD_ADDRESSES.contract}/${id.slice(2)}/give`}>{t('row.give')}</Link>
      )}
      {mayGive && userId !== null && <Link href={`${ENTITLEMENTS}/${id}/cut`}>{t('row.cut')}</Link>}
      {bpId !== null && (
        <Link href={`${RECORD_ADDRESSES.contract}?partner=${bpId}`}>
          {t(kind === 'without_contract' ? 'row.contract' : 'row.see')}
        </Link>
      )}
      {userId !== null && maySeeUsers && (
        <Link href={userAddress(userId).replace(/orders$/, 'subscriptions')}>
          {t('row.ranges')}
        </Link>
      )}
      {mayWrite && (
        <Button
          variant="quiet"
          onPress={onAccept}
          aria-label={t('row.accept_named', { name: nameOf(finding) })}
        >
          {t('row.accept')}
        </Button>
      )}
    </span>
  )
}
