import { useState } from 'react'
import { formatDay } from '@kontor/design-system/date_text'
import { SearchField } from '@kontor/design-system/search_field'
import { SelectableList } from '@kontor/design-system/patterns/selectable_list'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { GivenFile } from './staff_order_types'

interface GivenFilesProps {
  files: GivenFile[]
  selected: string[]
  onSelectionChange: (selected: string[]) => void
}

/** Files of the store to choose from, by folder and name. */
export function GivenFiles({ files, selected, onSelectionChange }: GivenFilesProps) {
  const t = useText('orders/create')
  const { size } = useFormat()
  const [words, setWords] = useState('')
  const found = files.filter(({ path }) => path.toLowerCase().includes(words.toLowerCase()))
  if (files.length === 0) {
    return (
      <Text role="ui" tone="muted">
        {t('given.empty')}
      </Text>
    )
  }
  const hidden = selected.filter((path) => !found.some((file) => file.path === path))
  return (
    <SelectableList
      legend={t('given.legend')}
      items={found.map(({ path, bytes, created }) => ({
        id: path,
        label: path.slice(path.indexOf('/') + 1),
        detail: created ? t('given.created', { day: formatDay(created.slice(0, 10)) }) : undefined,
        aside: size(bytes),
      }))}
      selected={selected.filter((path) => !hidden.includes(path))}
      onSelectionChange={(paths) => onSelectionChange([...hidden, ...paths.map(String)])}
      labels={{
        all: (count) => t('given.all', { count }),
        count: (count) =>
          t('given.count', { selected: count + hidden.length, total: files.length }),
      }}
      search={
        files.length > 10 && (
          <SearchField
            label={t('given.search')}
            clearLabel={t('given.search_clear')}
            onChange={setWords}
          />
        )
      }
      empty={t('given.none')}
    />
  )
}
