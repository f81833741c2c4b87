import type { Data } from '@generated/data'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { AuditHead } from '~/components/contracts/permissioning/audit_head'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ListColumn, ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Permission = Data.Contracts.Permissioning.Permission
type Sort = 'company' | 'email' | 'what' | 'from' | 'until'
type Filter = 'on' | 'since' | 'till' | 'way' | 'basis' | 'known'
type View = 'today' | 'all' | 'unfounded'
type Props = InertiaProps<
  ShownList<Sort, Filter, View> & {
    permissions: Permission[]
    /** The day as at whose end it was known; null for now. */
    known: string | null
  }
>

/** The permissioning report: who could receive what, by contract, order, subscription, trial or exception. */
export default function Permissioning({ permissions, known, ...shown }: Props) {
  const t = useText('contracts/permissioning')
  const words = useListWords('contracts/permissioning', 'list')
  const view = (name: string) => (known && name === 'today' ? t('then') : words.view(name))
  return (
    <div className="pb-16">
      <AuditHead current="permissioning" {...{ shown, words, known }} />
      <ListTable
        shown={shown}
        words={{ ...words, view }}
        filters={['on', 'way', 'basis']}
        tools={{ name: 'permissioning', hidden: ['bpId'] }}
        rows={permissions}
        columns={useColumns()}
      />
    </div>
  )
}

function useColumns(): ListColumn<Permission, Sort>[] {
  const t = useText('contracts/permissioning')
  const { day } = useFormat()
  const dayOr = (iso: string | null) => (iso ? day(iso) : t('open'))
  const who = ({ email, affiliates }: Permission) =>
    email ?? (affiliates ? t('with_affiliates', { count: affiliates }) : t('whole_company'))
  return [
    {
      id: 'company',
      sort: 'company',
      lead: true,
      wrap: true,
      cell: (one) => (
        <span className="grid min-w-36">
          {one.company ?? who(one)}
          {one.company !== null && (
            <Text as="span" role="ui-s" tone="subtle">
              {who(one)}
            </Text>
          )}
        </span>
      ),
    },
    { id: 'bpId' },
    { id: 'what', sort: 'what', wrap: true },
    { id: 'way', cell: ({ way }) => t(`list.values.way.${way}`) },
    {
      id: 'basis',
      cell: ({ basis }) => (
        <StatusBadge
          status={basis === 'None' ? 'failed' : 'active'}
          label={t(`list.values.basis.${basis}`)}
        />
      ),
    },
    { id: 'reference' },
    { id: 'from', sort: 'from', cell: (one) => dayOr(one.from) },
    { id: 'until', sort: 'until', cell: (one) => dayOr(one.until) },
    {
      id: 'received',
      cell: ({ receivedFrom, receivedUntil, locked, heldFrom, heldUntil }) => (
        <span className="grid">
          {`${dayOr(receivedFrom)} –`}
          <span>{dayOr(receivedUntil)}</span>
          {locked.map(({ from, until }) => (
            <Text as="span" role="ui-s" tone="subtle" key={from}>
              {until
                ? t('locked', { from: dayOr(from), until: day(until) })
                : t('locked_still', { from: dayOr(from) })}
            </Text>
          ))}
          {heldUntil && (
            <Text as="span" role="ui-s" tone="subtle">
              {t('held', { from: dayOr(heldFrom), until: day(heldUntil) })}
            </Text>
          )}
        </span>
      ),
    },
  ]
}
