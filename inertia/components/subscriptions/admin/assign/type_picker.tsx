import { Checkbox } from '@kontor/design-system/checkbox'
import { FormSection } from '@kontor/design-system/form_section'
import { Problem } from '@kontor/design-system/note'
import { SearchField } from '@kontor/design-system/search_field'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import { byFolder, type AssignableType } from './types'

interface TypePickerProps {
  types: AssignableType[]
  chosen: readonly string[]
  onChange: (names: string[]) => void
  error?: string
}

/** Several types, ticked by folder; a text narrows what is shown and never what is chosen. */
export function TypePicker({ types, chosen, onChange, error }: TypePickerProps) {
  const t = useText('subscriptions/assignments')
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const shown = types.filter(({ name, folder }) =>
    `${name} ${folder}`.toLowerCase().includes(wanted)
  )
  const tick = (name: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, name] : chosen.filter((one) => one !== name))
  return (
    <FormSection title={t('types.title')} description={t('types.lead')}>
      <SearchField
        label={t('types.search')}
        clearLabel={t('types.clear')}
        value={text}
        onChange={setText}
      />
      <div id="subscriptions" tabIndex={-1} className="grid gap-6">
        {byFolder(shown).map(([folder, own]) => (
          <Folder key={folder} name={folder} types={own} chosen={chosen} onTick={tick} />
        ))}
        {shown.length === 0 && (
          <Text role="ui" tone="muted">
            {t(types.length === 0 ? 'types.none' : 'types.none_found')}
          </Text>
        )}
      </div>
      <Problem>{error}</Problem>
      <div role="status">
        <Text role="ui">
          {t('types.chosen', { count: chosen.length, names: chosen.join(', ') })}
        </Text>
      </div>
    </FormSection>
  )
}

interface FolderProps {
  name: string
  types: AssignableType[]
  chosen: readonly string[]
  onTick: (name: string, isChosen: boolean) => void
}

function Folder({ name, types, chosen, onTick }: FolderProps) {
  const t = useText('subscriptions/assignments')
  return (
    <div role="group" aria-label={name}>
      <Text role="ui-s" tone="subtle">
        {name}
      </Text>
      <div className="grid gap-x-8 pt-1 sm:grid-cols-2">
        {types.map((type) => (
          <Checkbox
            key={type.id}
            isSelected={chosen.includes(type.name)}
            onChange={(isChosen) => onTick(type.name, isChosen)}
            isDisabled={type.isFilterable}
            hint={type.isFilterable ? t('types.filterable') : undefined}
          >
            {type.name}
          </Checkbox>
        ))}
      </div>
    </div>
  )
}
