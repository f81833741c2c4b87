import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
import { productAddress } from '~/components/catalogue/addresses'
import { PRODUCTS } from '~/components/catalogue/manage/types'
import { AddFile } from '~/components/catalogue/offered_files/add_file'
import { FileShelf } from '~/components/catalogue/offered_files/file_shelf'
import type { OfferedFile, ShownShelf } from '~/components/catalogue/offered_files/types'
import { AdminHead } from '~/components/shell/admin_head'
import { useOpenedRecord } from '~/components/shell/records/use_opened_record'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Product = {
  id: number
  code: string
  name: string
  visible: boolean
  sampleDay: string | null
}

/** The samples that staff put beside a product; they are there at once. */
export default function ProductSamples({
  product,
  ...shown
}: InertiaProps<ShownShelf & { product: Product }>) {
  const t = useText('catalogue/offered_files')
  const place = useText('catalogue/places')
  const manage = useText('catalogue/manage_products')
  const { day } = useFormat()
  const opened = useOpenedRecord<OfferedFile>()
  const { id, code, name, visible, sampleDay } = product
  return (
    <div className="pb-16">
      <AdminHead
        title={t('samples_of', { name })}
        crumbs={[
          { label: place('admin.products.title'), href: PRODUCTS },
          { label: name, href: `${PRODUCTS}/${id}` },
          { label: manage('samples') },
        ]}
        end={
          <>
            {visible && <LinkButton href={productAddress(code)}>{manage('in_shop')}</LinkButton>}
            <AddFile onAdd={opened.add} />
          </>
        }
      />
      <Text tone="muted" measure>
        {sampleDay ? t('sample_day', { day: day(sampleDay) }) : t('no_sample_day')}
        {!visible && ` ${t('hidden')}`}
      </Text>
      <div className="pt-6">
        <FileShelf shelf={{ name: 'product', product: code }} opened={opened} {...shown} />
      </div>
    </div>
  )
}
