import { Button } from '@kontor/design-system/button'
import { ComboBox } from '@kontor/design-system/combo_box'
import { Problem } from '@kontor/design-system/note'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { useFound } from '~/hooks/use_found'
import { useText } from '~/hooks/use_text'
import { peopleAddress, personText, type ChosenPerson } from '../people_field'
import type { KnownPerson } from './types'

interface PersonFieldProps {
  person: KnownPerson | null
  onChange: (id: number | null) => void
  error?: string
}

/** One person, found by typing; chosen, who it is stands there with the way to another. */
export function PersonField({ person, onChange, error }: PersonFieldProps) {
  const t = useText('subscriptions/assignments')
  const words = useText('subscriptions/subscribers')
  const { found, isLoading, search } = useFound<ChosenPerson>(peopleAddress)
  const [hasChosen, setChosen] = useState(false)
  const choose = (id: number | null) => {
    setChosen(true)
    onChange(id)
  }
  if (person) {
    return (
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <Text as="span">{personText(person)}</Text>
          {person.isLocked && <StatusBadge status="locked" label={words('locked')} />}
          <Button autoFocus={hasChosen} onPress={() => choose(null)}>
            {t('person.another')}
          </Button>
        </div>
        <Problem>{error}</Problem>
      </div>
    )
  }
  return (
    <ComboBox
      id="userId"
      autoFocus={hasChosen}
      label={t('person.label')}
      placeholder={words('people.placeholder')}
      options={found.map((one) => ({ value: String(one.id), label: personText(one) }))}
      value={null}
      onChange={(key) => key && choose(Number(key))}
      onInputChange={search}
      isLoading={isLoading}
      loadingLabel={words('people.loading')}
      emptyLabel={words('people.nobody')}
      openLabel={words('people.open')}
      error={error}
    />
  )
}
