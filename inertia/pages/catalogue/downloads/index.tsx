import type { Data } from '@generated/data'
import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Tabs } from '@kontor/design-system/tabs'
import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type File = Data.Catalogue.DownloadFile
type Category = File['category']
type Props = InertiaProps<{
  current: Category
  tabs: { category: Category; count: number }[]
  files: File[]
}>

const ADDRESS = `${ADDRESSES.account}/download-centre`

export default function DownloadCentre({ current, tabs, files }: Props) {
  const t = useText('catalogue/downloads')
  const shell = useText('shell/frame')
  const { count } = useFormat()
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        crumbs={[{ name: shell('nav.account'), href: ADDRESSES.account }, { name: t('title') }]}
      />
      <Tabs
        label={t('tabs')}
        tabs={tabs.map((tab) => ({
          href: `${ADDRESS}?category=${tab.category}`,
          label: t(`category.${tab.category}`),
          count: count(tab.count),
          countLabel: t('files'),
          isCurrent: tab.category === current,
        }))}
      />
      <div className="pt-8 pb-8">
        {files.length > 0 ? (
          <FileTable files={files} title={t(`category.${current}`)} />
        ) : (
          <EmptyState title={t('table.empty_title')}>{t('table.empty_text')}</EmptyState>
        )}
      </div>
    </>
  )
}

function FileTable({ files, title }: { files: File[]; title: string }) {
  const t = useText('catalogue/downloads')
  const shell = useText('shared/words')
  const { size } = useFormat()
  return (
    <DataTable
      caption={title}
      rows={files}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', head: t('table.name'), cell: ({ name }) => <code>{name}</code>, wrap: true },
        { id: 'type', head: t('table.type'), cell: ({ type }) => type },
        {
          id: 'language',
          head: t('table.language'),
          cell: ({ language }) => (language ? t(`language.${language}`) : '–'),
        },
        { id: 'size', head: t('table.size'), cell: (file) => size(file.size), end: true },
        {
          id: 'open',
          head: t('table.action'),
          end: true,
          pressed: true,
          cell: ({ link, name }) => (
            <Link href={link} newWindowLabel={shell('new_window')}>
              {t('table.open')} <span className="sr-only">{name}</span>
            </Link>
          ),
        },
      ]}
    />
  )
}
