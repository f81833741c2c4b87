import { Button } from '@kontor/design-system/button'
import { ComboBox } from '@kontor/design-system/combo_box'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { useFound } from '~/hooks/use_found'
import { useText } from '~/hooks/use_text'

export type ChosenPerson = {
  id: number
  name: string
  company: string
  email: string
  isLocked: boolean
}

interface PeopleFieldProps {
  label: string
  chosen: readonly ChosenPerson[]
  onChange: (people: ChosenPerson[]) => void
  error?: string
}

/** Where people are looked up while somebody types. */
export const peopleAddress = (text: string) =>
  `/admin/manage-subscriptions/people?search=${encodeURIComponent(text)}`

/** Several people, each found by typing and taken off again. */
export function PeopleField({ label, chosen, onChange, error }: PeopleFieldProps) {
  const t = useText('subscriptions/subscribers')
  const { found, isLoading, search } = useFound<ChosenPerson>(peopleAddress)
  const [turn, setTurn] = useState(0)
  const ids = new Set(chosen.map(({ id }) => id))
  const choose = (key: string | null) => {
    const person = found.find(({ id }) => String(id) === key)
    if (!person) return
    onChange([...chosen, person])
    setTurn(turn + 1)
  }
  return (
    <div className="grid max-w-column gap-3">
      <ComboBox
        key={turn}
        autoFocus={turn > 0}
        label={label}
        placeholder={t('people.placeholder')}
        options={found
          .filter(({ id }) => !ids.has(id))
          .map((person) => ({ value: String(person.id), label: personText(person) }))}
        value={null}
        onChange={choose}
        onInputChange={search}
        isLoading={isLoading}
        loadingLabel={t('people.loading')}
        emptyLabel={t('people.nobody')}
        openLabel={t('people.open')}
        error={error}
      />
      {chosen.length > 0 && (
        <ul className="grid gap-2" aria-label={t('people.chosen')}>
          {chosen.map((person) => (
            <li key={person.id} className="flex flex-wrap items-center gap-3">
              <Text as="span" role="ui">
                {personText(person)}
              </Text>
              {person.isLocked && <StatusBadge status="locked" label={t('locked')} />}
              <Button
                aria-label={t('people.take_off', { name: person.name || person.email })}
                onPress={() => onChange(chosen.filter(({ id }) => id !== person.id))}
              >
                {t('people.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What tells a person from others. */
export const personText = ({
  name,
  company,
  email,
}: Pick<ChosenPerson, 'name' | 'company' | 'email'>) =>
  [name, company, email].filter(Boolean).join(', ')
