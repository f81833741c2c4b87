import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { ADDRESSES, userAddress } from '~/components/shell/addresses'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import { RECORD_ADDRESSES } from '../records/types'
import { ENTITLEMENTS, nameOf, type Finding } from './types'

interface FindingActionsProps {
  finding: Finding
  /** The day on which it was found. */
  day: string
  onAccept: () => void
}

/** Where a finding is mended, the likeliest way first; or it is let be. */
export function FindingActions({ finding, day, onAccept }: FindingActionsProps) {
  const t = useText('contracts/findings')
  const mayWrite = useCan('contracts.write')
  const maySeeUsers = useCan('users.read')
  const mayGive = useCan('subscriptions.users.write') && mayWrite
  const { id, kind, bpId, userId } = finding
  const name = nameOf(finding)
  const isOfNobody = useCan('users.write') && userId !== null && bpId === null
  const isWritten = mayWrite && bpId !== null && userId !== null
  return (
    <span className="grid justify-items-end gap-1">
      {mayGive && kind === 'without_data' && (
        <LinkButton
          href={`${RECORD_ADDRESSES.contract}/${id.slice(2)}/give`}
          aria-label={`${t('row.give')}: ${name}`}
        >
          {t('row.give')}
        </LinkButton>
      )}
      {isWritten && (
        <LinkButton
          href={`${RECORD_ADDRESSES.contract}/new?finding=${id}&day=${day}`}
          aria-label={`${t('row.contract')}: ${name}`}
        >
          {t('row.contract')}
        </LinkButton>
      )}
      {isOfNobody && (
        <LinkButton
          href={`${ADDRESSES.users}/${userId}/business-partner`}
          aria-label={`${t('row.company')}: ${name}`}
        >
          {t('row.company')}
        </LinkButton>
      )}
      <span className="flex max-w-60 flex-wrap items-center justify-end gap-x-3">
        {mayGive && userId !== null && (
          <Link href={`${ENTITLEMENTS}/${id}/cut`}>{t('row.cut')}</Link>
        )}
        {bpId !== null && kind !== 'without_contract' && (
          <Link href={`${RECORD_ADDRESSES.contract}?partner=${bpId}`}>{t('row.see')}</Link>
        )}
        {userId !== null && maySeeUsers && (
          <Link href={userAddress(userId).replace(/orders$/, 'subscriptions')}>
            {t('row.ranges')}
          </Link>
        )}
        {mayWrite && (
          <span className="-me-2">
            <Button variant="quiet" onPress={onAccept} aria-label={t('row.accept_named', { name })}>
              {t('row.accept')}
            </Button>
          </span>
        )}
      </span>
    </span>
  )
}
