import type { Data } from '@generated/data'
import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
import { AuditHead } from '~/components/contracts/permissioning/audit_head'
import { listAddress } from '~/components/shell/lists/list_address'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ListColumn, ShownList } from '~/components/shell/lists/types'
import { useAmountWords } from '~/components/shell/lists/use_amount_words'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Difference = Data.Contracts.Permissioning.Difference
type Sort = 'company' | 'what' | 'from' | 'net'
type Props = InertiaProps<
  ShownList<Sort, 'since' | 'till' | 'known', 'all' | 'given' | 'invoiced'> & {
    differences: Difference[]
    known: string | null
  }
>

/** Where the two papers of an audit differ: given and resting on nothing, or invoiced and not to be had. */
export default function DifferencePage({ differences, known, ...shown }: Props) {
  const t = useText('contracts/difference')
  const words = useAmountWords(useListWords('contracts/difference', 'list'), ['net'])
  const pdf = listAddress(`${shown.path}/pdf`, shown.list)
  return (
    <div className="pb-16">
      <AuditHead
        current="difference"
        {...{ shown, words, known }}
        end={
          <LinkButton href={pdf} download>
            {t('save_pdf')}
          </LinkButton>
        }
      />
      <ListTable
        shown={shown}
        words={words}
        filters={[]}
        tools={{ name: 'difference', hidden: ['bpId'] }}
        rows={differences}
        columns={useColumns()}
      />
    </div>
  )
}

function useColumns(): ListColumn<Difference, Sort>[] {
  const t = useText('contracts/difference')
  const { day, money } = useFormat()
  const dayOr = (iso: string | null) => (iso ? day(iso) : t('open'))
  return [
    {
      id: 'company',
      sort: 'company',
      lead: true,
      wrap: true,
      cell: ({ company, email }) => (
        <span className="grid min-w-36">
          {company}
          <Text as="span" role="ui-s" tone="subtle">
            {email}
          </Text>
        </span>
      ),
    },
    { id: 'bpId' },
    { id: 'what', sort: 'what', wrap: true },
    {
      id: 'side',
      wrap: true,
      cell: ({ side, reference }) => (
        <span className="grid min-w-36">
          {t(`sides.${side}`)}
          <Text as="span" role="ui-s" tone="subtle">
            {reference}
          </Text>
        </span>
      ),
    },
    { id: 'from', sort: 'from', cell: ({ from }) => dayOr(from) },
    { id: 'until', cell: ({ until }) => dayOr(until) },
    {
      id: 'net',
      sort: 'net',
      end: true,
      cell: ({ netCents }) => (netCents === null ? '' : money(netCents)),
    },
  ]
}
