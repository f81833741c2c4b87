import { Text } from '@kontor/design-system/text'
import { DiscoveryList } from '~/components/catalogue/discovery/discovery_list'
import { FolderForm } from '~/components/catalogue/discovery/folder_form'
import { FolderTable } from '~/components/catalogue/discovery/folder_table'
import type { Discovery } from '~/components/catalogue/discovery/types'
import { PRODUCTS, type Choices } from '~/components/catalogue/manage/types'
import { AdminHead } from '~/components/shell/admin_head'
import { PageSection } from '~/components/shell/page_section'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  within: string | null
  folders: string[]
  discoveries: Discovery[]
  choices: Record<'category' | 'venues', Choices[string]>
}>

/** From a folder of the lake to products: which one is looked through, and which ones were. */
export default function Discoveries({ within, folders, discoveries, choices }: Props) {
  const t = useText('catalogue/discover')
  const place = useText('catalogue/places')
  const title = place('admin.discover.title')
  return (
    <div className="pb-16">
      <AdminHead
        title={title}
        crumbs={[{ label: place('admin.products.title'), href: PRODUCTS }, { label: title }]}
      />
      <Text tone="muted" measure>
        {t('about')}
      </Text>
      <div className="grid gap-8 pt-8 lg:grid-cols-2">
        <PageSection title={t('form.title')}>
          <FolderForm key={within} prefix={within ?? ''} choices={choices} />
        </PageSection>
        <PageSection title={t('folders.title')} sum={within ?? undefined}>
          <FolderTable within={within} folders={folders} />
        </PageSection>
      </div>
      <div className="pt-8">
        <PageSection title={t('list.title')}>
          <DiscoveryList discoveries={discoveries} />
        </PageSection>
      </div>
    </div>
  )
}
