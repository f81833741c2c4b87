import { LinkButton } from '@kontor/design-system/link_button'
import { Tabs } from '@kontor/design-system/tabs'
import { AddFile } from '~/components/catalogue/offered_files/add_file'
import { FileShelf } from '~/components/catalogue/offered_files/file_shelf'
import {
  DOWNLOAD_SHELVES,
  type OfferedFile,
  type ShownShelf,
} from '~/components/catalogue/offered_files/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { AdminHead } from '~/components/shell/admin_head'
import { useOpenedRecord } from '~/components/shell/records/use_opened_record'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Category = 'general' | 'binaries' | 'data-descriptions' | 'data-samples'
type Props = InertiaProps<
  ShownShelf & { current: Category; tabs: { category: Category; count: number }[] }
>

/** What customers find in the download centre, part by part. */
export default function ManagedDownloadCentre({ current, tabs, ...shown }: Props) {
  const t = useText('catalogue/offered_files')
  const centre = useText('catalogue/downloads')
  const { count } = useFormat()
  const opened = useOpenedRecord<OfferedFile>()
  return (
    <div className="pb-16">
      <AdminHead
        title={t('title')}
        end={
          <>
            <LinkButton href={`${ADDRESSES.account}/download-centre?category=${current}`}>
              {t('public')}
            </LinkButton>
            <AddFile onAdd={opened.add} />
          </>
        }
      />
      <Tabs
        label={centre('tabs')}
        tabs={tabs.map((tab) => ({
          href: `${DOWNLOAD_SHELVES}?category=${tab.category}`,
          label: centre(`category.${tab.category}`),
          count: count(tab.count),
          countLabel: centre('files'),
          isCurrent: tab.category === current,
        }))}
      />
      <div className="pt-6">
        <FileShelf key={current} shelf={{ name: current }} opened={opened} {...shown} />
      </div>
    </div>
  )
}
