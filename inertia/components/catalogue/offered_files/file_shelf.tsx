import { Link } from '@kontor/design-system/link'
import { Problem } from '@kontor/design-system/note'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { MomentText } from '@kontor/design-system/date_text'
import { useState } from 'react'
import type { useOpenedRecord } from '~/components/shell/records/use_opened_record'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { FileActions } from './file_actions'
import { FileForm } from './file_form'
import { FileHistory } from './file_history'
import { FilePlace } from './file_place'
import { OFFERED_FILES, type OfferedFile, type Shelf, type ShownShelf } from './types'

interface FileShelfProps extends ShownShelf {
  shelf: Shelf
  opened: ReturnType<typeof useOpenedRecord<OfferedFile>>
}

/** The files of a shelf in their order, the forms for them, and who did what. */
export function FileShelf({ shelf, files, kinds, opened, ...past }: FileShelfProps) {
  const t = useText('catalogue/offered_files')
  const mayWrite = useCan('products.write')
  const { day, size } = useFormat()
  const [said, say] = useState('')
  const [refused, refuse] = useState<string | null>(null)
  const { isAdding, edited, edit, done } = opened
  const isOfProduct = shelf.product !== undefined
  return (
    <>
      {isAdding && <FileForm shelf={shelf} kinds={kinds} onDone={done} />}
      <div className="grid gap-1 py-4">
        <Text role="ui-s" tone="muted" measure>
          {t('order_about')}
        </Text>
        <Problem>{refused}</Problem>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      <DataTable
        caption={t('table.caption')}
        rows={files}
        rowKey={({ id }) => id}
        actionsLabel={t('table.actions')}
        empty={<Text tone="muted">{t('table.none')}</Text>}
        columns={[
          {
            id: 'name',
            head: t('table.name'),
            wrap: true,
            cell: ({ id, name }) => (
              <Link href={`${OFFERED_FILES}/${id}`} download={name} variant="plain">
                <Text as="code" role="mono">
                  {name}
                </Text>
              </Link>
            ),
          },
          {
            id: 'place',
            head: t('table.place'),
            hidden: !mayWrite,
            cell: (file) => (
              <FilePlace
                file={file}
                place={files.indexOf(file) + 1}
                of={files.length}
                onRefused={refuse}
                onMoved={(place) =>
                  say(t('row.moved', { name: file.name, place, of: files.length }))
                }
              />
            ),
          },
          {
            id: 'language',
            head: t('table.language'),
            cell: ({ language }) => t(`language.${language ?? 'none'}`),
          },
          {
            id: 'day',
            head: t('table.day'),
            hidden: !isOfProduct,
            cell: (file) => file.day && day(file.day),
          },
          { id: 'size', head: t('table.size'), end: true, cell: ({ bytes }) => size(bytes) },
          {
            id: 'updated',
            head: t('table.updated'),
            cell: ({ updatedAt }) => <MomentText value={updatedAt} />,
          },
        ]}
        rowActions={
          mayWrite
            ? (file) => <FileActions file={file} onEdit={() => edit(file)} onRefused={refuse} />
            : undefined
        }
        rowEditor={(file) =>
          edited?.id === file.id && (
            <FileForm {...{ shelf, kinds }} file={edited} now={file} onDone={done} />
          )
        }
      />
      <FileHistory history={past.history} earlier={past.earlier} />
    </>
  )
}
