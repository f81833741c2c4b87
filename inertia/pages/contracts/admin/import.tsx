import { router, usePage } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { useState } from 'react'
import { ImportHead } from '~/components/contracts/import_head'
import { LineActions } from '~/components/contracts/line_actions'
import { LineEditor } from '~/components/contracts/line_editor'
import type { ImportLine, LineView, PartnerImport } from '~/components/contracts/types'
import { useLineColumns, type LineSort } from '~/components/contracts/use_line_columns'
import { AdminHead } from '~/components/shell/admin_head'
import { ADDRESSES } from '~/components/shell/addresses'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<LineSort, never, LineView> & {
    partnerImport: PartnerImport
    importLines: ImportLine[]
  }
>

/** What would come of an import, line by line; wrong lines are mended or left out where they stand. */
export default function Import({ partnerImport, importLines, ...shown }: Props) {
  const t = useText('contracts/partner_import')
  const partners = useText('contracts/partners')
  const { errors } = usePage().props
  const [mended, setMended] = useState<number | null>(null)
  const path = `${ADDRESSES.partnerImports}/${partnerImport.id}`
  const crumbs = [
    { label: partners('title'), href: ADDRESSES.partners },
    { label: t('crumb'), href: ADDRESSES.partnerImports },
    { label: partnerImport.source },
  ]
  const words = useListWords('contracts/partner_import', 'lines')
  const columns = useLineColumns()
  const isOpen = partnerImport.state === 'Checked'
  const hasHeld = importLines.some(({ outcome }) => outcome === 'held')
  return (
    <div className="pb-16">
      <AdminHead title={t('preview.title', { source: partnerImport.source })} crumbs={crumbs} />
      <ImportHead partnerImport={partnerImport} path={path} error={errors?.form} />
      {isOpen && (
        <div className="grid grid-cols-1 gap-4 pt-8">
          {hasHeld && (
            <span>
              <Button onPress={() => router.delete(`${path}/held`, { preserveScroll: true })}>
                {t('preview.held')}
              </Button>
            </span>
          )}
          <ListTable
            shown={shown}
            words={words}
            tools={{ name: 'partner_import' }}
            rows={importLines}
            rowKey={({ line }) => line}
            columns={columns}
            rowActions={(line) => (
              <LineActions line={line} path={path} onMend={() => setMended(line.line)} />
            )}
            rowEditor={(line) =>
              mended === line.line && (
                <LineEditor
                  line={line}
                  of={partnerImport}
                  path={path}
                  onDone={() => setMended(null)}
                />
              )
            }
          />
        </div>
      )}
    </div>
  )
}
