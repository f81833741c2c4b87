import type { Data } from '@generated/data'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { AuditHead } from '~/components/contracts/permissioning/audit_head'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ListColumn, ShownList } from '~/components/shell/lists/types'
import { useAmountWords } from '~/components/shell/lists/use_amount_words'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Service = Data.Contracts.Permissioning.Service
type Sort = 'issued' | 'company' | 'net'
type Props = InertiaProps<
  ShownList<Sort, 'since' | 'till' | 'known', 'all' | 'missing'> & {
    services: Service[]
    known: string | null
  }
>

/** The subscriber services listing: what was invoiced, to be compared with who could receive it. */
export default function Services({ services, known, ...shown }: Props) {
  const words = useAmountWords(useListWords('contracts/services', 'list'), ['net'])
  return (
    <div className="pb-16">
      <AuditHead current="services" {...{ shown, words, known }} />
      <ListTable
        shown={shown}
        words={words}
        filters={[]}
        tools={{ name: 'services', hidden: ['bpId'] }}
        rows={services}
        columns={useColumns()}
      />
    </div>
  )
}

function useColumns(): ListColumn<Service, Sort>[] {
  const t = useText('contracts/services')
  const { day, money } = useFormat()
  return [
    { id: 'label', lead: true },
    { id: 'issued', sort: 'issued', cell: ({ issuedOn }) => day(issuedOn) },
    {
      ...{ id: 'company', sort: 'company', wrap: true },
      cell: ({ company, email }) => (
        <>
          {company}
          <Text role="ui-s" tone="subtle">
            {email}
          </Text>
        </>
      ),
    },
    { id: 'bpId' },
    { id: 'what', wrap: true },
    { id: 'net', sort: 'net', end: true, cell: ({ netCents }) => money(netCents) },
    {
      id: 'received',
      cell: ({ received }) => (
        <StatusBadge
          status={received ? 'active' : 'failed'}
          label={t(`received.${received ? 'yes' : 'no'}`)}
        />
      ),
    },
  ]
}
