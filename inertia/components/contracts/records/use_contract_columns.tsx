import { FileIcon } from '@kontor/design-system/icon'
import { Link } from '@kontor/design-system/link'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import type { ListColumn } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { RECORD_ADDRESSES, type Contract } from './types'

export type ContractSort = 'customer' | 'type' | 'product' | 'number' | 'start' | 'end'

const LOOKS = { Upcoming: 'upcoming', Running: 'active', Ended: 'non_active' } as const

/** Columns of the contracts; those of few products are hidden at first. */
export function useContractColumns(): ListColumn<Contract, ContractSort>[] {
  const t = useText('contracts/contracts')
  const { day } = useFormat()
  const dayOr = (iso: string | null) => (iso ? day(iso) : t('open'))
  const dayOrNothing = (iso: string | null) => iso && day(iso)
  return [
    {
      id: 'customer',
      sort: 'customer',
      cell: (one) => <Customer {...one} />,
      lead: true,
      wrap: true,
    },
    { id: 'number', sort: 'number', cell: (one) => <Signed {...one} /> },
    { id: 'type', sort: 'type', cell: (one) => one.contractTypeName, wrap: true },
    { id: 'product', sort: 'product', cell: (one) => one.contractProductName },
    { id: 'affiliates', end: true },
    { id: 'timeSeriesFrom', cell: (one) => dayOrNothing(one.timeSeriesFrom) },
    { id: 'timeSeriesTo', cell: (one) => dayOrNothing(one.timeSeriesTo) },
    { id: 'remark', wrap: true },
    { id: 'start', sort: 'start', cell: (one) => dayOr(one.startDate) },
    { id: 'end', sort: 'end', cell: (one) => dayOr(one.endDate) },
    {
      id: 'state',
      cell: ({ state }) => <StatusBadge status={LOOKS[state]} label={t(`states.${state}`)} />,
    },
  ]
}

function Customer({ bpId, customerName }: Contract) {
  const t = useText('contracts/contracts')
  return (
    <>
      {customerName}
      <Text role="ui-s" tone="muted">
        <Link
          href={`${RECORD_ADDRESSES.contract}?partner=${bpId}`}
          aria-label={t('of_partner', { name: `${customerName}, ${bpId}` })}
        >
          {bpId}
        </Link>
      </Text>
    </>
  )
}

/** Its number, with its paper where there is one. */
function Signed({ id, clmMaNumber, paper }: Contract) {
  return (
    <span className="flex items-center gap-1 whitespace-nowrap">
      {clmMaNumber}
      {paper && <Paper id={id} name={paper} />}
    </span>
  )
}

function Paper({ id, name }: { id: number; name: string }) {
  const t = useText('contracts/papers')
  return (
    <Link href={`${RECORD_ADDRESSES.contract}/${id}/paper/file`} download isAlone>
      <FileIcon label={t('get', { name })} />
    </Link>
  )
}
