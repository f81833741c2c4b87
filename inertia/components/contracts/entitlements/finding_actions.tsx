import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
import { ADDRESSES, userAddress } from '~/components/shell/addresses'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import { FindingEffect } from './finding_effect'
import { RECORD_ADDRESSES } from '../records/types'
import { ENTITLEMENTS, nameOf, type Finding } from './types'

interface FindingActionsProps {
  finding: Finding
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
    <span className="inline-grid w-60 gap-1.5 text-start whitespace-normal">
      {mayGive && kind === 'without_data' && (
        <LinkButton
          isBlock
          href={`${RECORD_ADDRESSES.contract}/${id.slice(2)}/give`}
          aria-label={`${t('row.give')}: ${name}`}
        >
          {t('row.give')}
        </LinkButton>
      )}
      {isWritten && (
        <LinkButton
          isBlock
          href={`${RECORD_ADDRESSES.contract}/new?finding=${id}&day=${day}`}
          aria-label={`${t('row.contract')}: ${name}`}
        >
          {t('row.contract')}
        </LinkButton>
      )}
      {isOfNobody && (
        <LinkButton
          isBlock
          href={`${ADDRESSES.users}/${userId}/business-partner`}
          aria-label={`${t('row.company')}: ${name}`}
        >
          {t('row.company')}
        </LinkButton>
      )}
      {(mayGive || isWritten || isOfNobody) && <FindingEffect finding={finding} />}
      <Text as="span" role="ui-s">
        <span className="flex flex-wrap items-center gap-x-3 [&>a]:py-0.75 [&>button]:py-0.75!">
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
            <Button variant="text" onPress={onAccept} aria-label={t('row.accept_named', { name })}>
              {t('row.accept')}
            </Button>
          )}
        </span>
      </Text>
    </span>
  )
}
