import type { Data } from '@generated/data'
import { formatDay } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Heading, Text } from '@kontor/design-system/text'
import { MANAGE_REPORTS } from '~/components/reports/types'
import { AdminHead } from '~/components/shell/admin_head'
import { userAddress } from '~/components/shell/addresses'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ListColumn, ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useCodeText } from '~/hooks/use_code_text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Customer = Data.Reports.OwingCustomer
type Sort = 'email' | 'company' | 'reports' | 'net'
type Unbilled = {
  id: number
  email: string
  company: string
  code: string
  month: string
  reports: number
  netCents: number
  ofAll: number
}
type Props = InertiaProps<
  ShownList<Sort> & { customers: Customer[]; unbilled: Unbilled[]; month: string; issuedOn: string }
>

/** What the next month end would invoice, and whom the last one could not. */
export default function MonthEnd({ customers, unbilled, month, issuedOn, ...shown }: Props) {
  const t = useText('reports/month_end')
  const staff = useText('reports/staff')
  return (
    <div className="pb-16">
      <AdminHead
        title={t('title')}
        crumbs={[{ label: staff('title'), href: MANAGE_REPORTS }, { label: t('title') }]}
        lead={t('lead', { month, day: formatDay(issuedOn) })}
      />
      <ListTable
        shown={shown}
        words={useListWords('reports/month_end', 'list')}
        tools={{ name: 'month_end', hasNoExport: true }}
        rows={customers}
        columns={useColumns()}
      />
      <UnbilledCustomers unbilled={unbilled} />
    </div>
  )
}

function useColumns(): ListColumn<Customer, Sort>[] {
  const t = useText('reports/month_end')
  const sayProblem = useCodeText('reports/unbilled')
  const { money, count } = useFormat()
  return [
    { id: 'email', sort: 'email', wrap: true, cell: (one) => <Who {...one} /> },
    { id: 'reports', sort: 'reports', end: true, cell: ({ reports }) => count(reports) },
    { id: 'net', sort: ['net', 'desc'], end: true, cell: ({ netCents }) => money(netCents) },
    {
      id: 'verdict',
      wrap: true,
      cell: ({ problem, vatReason }) =>
        problem ? (
          <Text as="span" role="ui" tone="danger">
            {sayProblem({ code: problem })}
          </Text>
        ) : (
          `${t('will')}, ${t(`vat.${vatReason as 'domestic'}`)}`
        ),
    },
  ]
}

function Who({ id, email, company }: Pick<Customer, 'id' | 'email' | 'company'>) {
  return (
    <span className="grid">
      <Link href={userAddress(id)}>{email}</Link>
      <Text as="span" role="ui-s" tone="subtle">
        {company}
      </Text>
    </span>
  )
}

function UnbilledCustomers({ unbilled }: { unbilled: Unbilled[] }) {
  const t = useText('reports/month_end')
  const fields = useText('shared/fields')
  const sayProblem = useCodeText('reports/unbilled')
  const { money, count } = useFormat()
  const all = unbilled[0]?.ofAll ?? 0
  return (
    <section className="grid gap-3 pt-8" aria-label={t('unbilled')}>
      <Heading level={2}>{t('unbilled')}</Heading>
      {unbilled.length === 0 ? (
        <Text tone="muted">{t('unbilled_none')}</Text>
      ) : (
        <DataTable
          caption={t('unbilled')}
          rows={unbilled}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'email',
              head: fields('customer'),
              wrap: true,
              cell: (one: Unbilled) => <Who {...one} />,
            },
            {
              ...{ id: 'reports', head: t('list.columns.reports'), end: true },
              cell: ({ reports }: Unbilled) => count(reports),
            },
            {
              ...{ id: 'net', head: t('list.columns.net'), end: true },
              cell: ({ netCents }: Unbilled) => money(netCents),
            },
            {
              id: 'reason',
              head: fields('reason'),
              wrap: true,
              cell: ({ code, month }: Unbilled) =>
                `${sayProblem({ code })} (${t('of', { month })})`,
            },
          ]}
        />
      )}
      {all > unbilled.length && (
        <Text tone="muted">
          {t('unbilled_of', { shown: count(unbilled.length), total: count(all) })}
        </Text>
      )}
    </section>
  )
}
