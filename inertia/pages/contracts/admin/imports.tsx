import { Text } from '@kontor/design-system/text'
import { ImportHelp } from '~/components/contracts/import_help'
import { ImportSource } from '~/components/contracts/import_source'
import type { PartnerImport } from '~/components/contracts/types'
import { useImportColumns, type ImportSort } from '~/components/contracts/use_import_columns'
import { AdminHead } from '~/components/shell/admin_head'
import { ADDRESSES } from '~/components/shell/addresses'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<ShownList<ImportSort> & { imports: PartnerImport[] }>

/** Imports of business partners: checking one, and those that were. */
export default function Imports({ imports, ...shown }: Props) {
  const t = useText('contracts/partner_import')
  const partners = useText('contracts/partners')
  const crumbs = [{ label: partners('title'), href: ADDRESSES.partners }, { label: t('crumb') }]
  return (
    <div className="pb-16">
      <AdminHead title={t('title')} crumbs={crumbs} />
      <Text tone="muted" measure>
        {t('about')}
      </Text>
      <div className="pt-3">
        <ImportHelp />
      </div>
      <div className="grid grid-cols-1 gap-8 pt-6">
        <ImportSource />
        <ListTable
          shown={shown}
          words={useListWords('contracts/partner_import', 'list')}
          tools={{ name: 'partner_imports' }}
          rows={imports}
          rowHref={({ id }) => `${ADDRESSES.partnerImports}/${id}`}
          columns={useImportColumns()}
        />
      </div>
    </div>
  )
}
