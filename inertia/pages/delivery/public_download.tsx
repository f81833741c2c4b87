import { DateText, formatMoment } from '@kontor/design-system/date_text'
import { FileSize } from '@kontor/design-system/file_size'
import { Link } from '@kontor/design-system/link'
import { DataTable, TablePages } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { PageHead } from '~/components/shell/page_head'
import { useShared } from '~/hooks/use_shared'
import { ShortChecksum } from '~/components/delivery/short_checksum'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type File = { id: number; name: string; day: string; bytes: number; sha256: string }
type Column = 'day' | 'name' | 'bytes'
type Props = InertiaProps<{
  token: string
  link: { expiresAt: string } | null
  files: File[]
  paging: { totalCount: number; page: number; pages: number }
  table: { limit: number; orderBy: Column; orderDirection: 'asc' | 'desc' }
}>

/** What a public link opens, for people without an account. */
export default function PublicDownload(props: Props) {
  const { link, files, token } = props
  const t = useText('delivery/links')
  const columns = useColumns(props)
  if (!link) {
    return (
      <div className="pb-16">
        <PageHead title={t('public.not_valid')} lead={t('public.not_valid_text')} />
      </div>
    )
  }
  return (
    <div className="grid gap-4 pb-16">
      <PageHead
        title={t('public.title')}
        lead={t('public.lead', { moment: formatMoment(link.expiresAt) })}
      />
      <DataTable
        caption={t('public.caption')}
        rows={files}
        rowKey={({ id }) => id}
        columns={[
          ...columns,
          {
            id: 'fetch',
            head: t('public.fetch'),
            end: true,
            cell: ({ id, name }: File) => (
              <Link
                href={`/download/${token}/files/${id}`}
                download
                isAlone
                aria-label={t('public.download_name', { name })}
              >
                {t('public.download')}
              </Link>
            ),
          },
        ]}
        empty={<Text tone="muted">{t('public.none')}</Text>}
        pages={<Pages {...props} />}
      />
      <p>
        <Link href="/verify">{t('public.check')}</Link>
      </p>
    </div>
  )
}

function useColumns({ token, table }: Props) {
  const t = useText('delivery/links')
  const { locale } = useShared()
  const sort = (column: Column) => sortOf(column, { token, table })
  return [
    {
      id: 'name',
      head: t('public.name'),
      sort: sort('name'),
      wrap: true,
      cell: ({ name }: File) => (
        <Text as="span" role="mono" breaks>
          {name}
        </Text>
      ),
    },
    {
      id: 'day',
      head: t('public.day'),
      sort: sort('day'),
      cell: ({ day }: File) => <DateText value={day} />,
    },
    {
      id: 'bytes',
      head: t('public.size'),
      sort: sort('bytes'),
      end: true,
      cell: ({ bytes }: File) => <FileSize bytes={bytes} language={locale} unknownLabel="" />,
    },
    { id: 'sha256', head: t('public.checksum'), cell: (file: File) => <Sum {...file} /> },
  ]
}

function Sum({ name, sha256 }: File) {
  const t = useText('delivery/links')
  return (
    <ShortChecksum
      sha256={sha256}
      copyLabel={t('public.copy_checksum', { name })}
      copiedLabel={t('public.copied')}
    />
  )
}

type Order = Pick<Props, 'token' | 'table'>

function hrefOf({ token, table }: Order, change: Partial<Props['table']> & { page?: number }) {
  const { orderBy, orderDirection } = { ...table, ...change }
  const page = String(change.page ?? 1)
  return `/download/${token}?${new URLSearchParams({ orderBy, orderDirection, page })}`
}

/** A second press on a column turns its order round. */
function sortOf(orderBy: Column, order: Order) {
  const isCurrent = order.table.orderBy === orderBy
  const isRising = order.table.orderDirection === 'asc'
  const orderDirection: 'asc' | 'desc' = isCurrent && isRising ? 'desc' : 'asc'
  const direction: 'ascending' | 'descending' = isRising ? 'ascending' : 'descending'
  return {
    href: hrefOf(order, { orderBy, orderDirection }),
    direction: isCurrent ? direction : null,
  }
}

function Pages({ paging, ...order }: Props) {
  const t = useText('delivery/links')
  const { page, pages, totalCount: total } = paging
  const size = order.table.limit
  return (
    <TablePages
      range={t('public.range', {
        from: (page - 1) * size + 1,
        to: Math.min(page * size, total),
        total,
      })}
      page={page}
      lastPage={pages}
      hrefOf={(wanted) => hrefOf(order, { page: wanted })}
      labels={{
        nav: t('public.pages'),
        page: (wanted) => t('public.page', { page: wanted }),
        previous: t('public.previous'),
        next: t('public.next'),
      }}
    />
  )
}
